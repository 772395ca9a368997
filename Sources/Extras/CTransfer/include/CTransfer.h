// Transfers by HTTP through libcurl, which is loaded when the first one is meant: who fetches nothing
// needs no libcurl, and starts without it.
#pragma once

#include <stddef.h>

/// A request to a server, and its time limits. Texts may be null.
struct ctransfer_request {
  const char *method;
  const char *url;
  /// Lines such as `If-Match: "1"`, and a null behind the last.
  const char *const *headers;
  const void *body;
  size_t body_length;
  const char *user;
  const char *password;
  /// A file of certificates in the place of the system's.
  const char *authorities;
  /// A file of names and passwords by host; an empty text stands for the usual one.
  const char *netrc;
  /// True if no proxy of the environment's stands between.
  int is_direct;
  long connect_milliseconds;
  /// The longest time in which nothing comes or goes.
  long silent_seconds;
};

/// The receiver of an answer: both functions give 0 to go on, else the transfer is given up.
struct ctransfer_listener {
  void *context;
  int (*take_header)(void *context, const char *bytes, size_t count);
  int (*take_body)(void *context, const char *bytes, size_t count);
};

/// The end of a transfer.
struct ctransfer_result {
  /// libcurl's number of what went wrong; 0 where there is an answer.
  int code;
  /// The number of the answer, such as 200.
  long status;
  /// The fault in libcurl's words.
  char words[256];
};

/// Connections to servers, kept for the next transfer. Of one thread at a time.
typedef struct ctransfer ctransfer;

/// True if libcurl is there.
int ctransfer_is_there(void);

/// A new one; null where libcurl or memory is missing.
ctransfer *ctransfer_new(void);
void ctransfer_free(ctransfer *transfer);

/// Asks, and waits for the end of the answer.
struct ctransfer_result ctransfer_run(
    ctransfer *transfer, const struct ctransfer_request *request,
    const struct ctransfer_listener *listener);
