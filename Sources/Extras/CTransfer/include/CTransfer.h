// HTTP transfers through libcurl, which is loaded for the first one, so that runs without a
// transfer do not need libcurl and start faster.
#pragma once

#include <stddef.h>

/// A request to a server, and its time limits. Texts may be null.
struct ctransfer_request {
  const char *method;
  const char *url;
  /// Lines such as `If-Match: "1"`, ending with a null.
  const char *const *headers;
  const void *body;
  size_t body_length;
  const char *user;
  const char *password;
  /// A file of certificates that replaces the system's.
  const char *authorities;
  /// A file of names and passwords by host; an empty text means the default.
  const char *netrc;
  /// True to ignore the proxy of the environment.
  int is_direct;
  long connect_milliseconds;
  /// The longest time with less than 1000 bytes a second.
  long silent_seconds;
};

/// The receiver of an answer: both functions return 0 to continue; otherwise the transfer is
/// aborted.
struct ctransfer_listener {
  void *context;
  int (*take_header)(void *context, const char *bytes, size_t count);
  int (*take_body)(void *context, const char *bytes, size_t count);
};

/// The result of a transfer.
struct ctransfer_result {
  /// libcurl's error number; 0 if there is an answer.
  int code;
  /// The status code of the answer, such as 200.
  long status;
  /// libcurl's error message.
  char words[256];
};

/// Connections to servers, kept for the next transfer; for one thread at a time.
typedef struct ctransfer ctransfer;

/// True if libcurl is available.
int ctransfer_is_there(void);

/// Creates connections; null if libcurl or memory is missing.
ctransfer *ctransfer_new(void);
void ctransfer_free(ctransfer *transfer);

/// Sends a request, and waits for the end of the answer.
struct ctransfer_result ctransfer_run(
    ctransfer *transfer, const struct ctransfer_request *request,
    const struct ctransfer_listener *listener);
