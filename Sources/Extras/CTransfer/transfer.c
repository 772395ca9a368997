#include "CTransfer.h"

#include <curl/curl.h>
#include <dlfcn.h>
#include <pthread.h>
#include <string.h>

// libcurl's functions take a variadic value after an option, so Swift cannot call them. Its header
// checks such calls by macros, which calls through function pointers bypass.
typedef CURLcode (*set_function)(CURL *, CURLoption, ...);
typedef CURLcode (*get_function)(CURL *, CURLINFO, ...);

static struct {
  CURLcode (*global_init)(long);
  CURL *(*init)(void);
  void (*reset)(CURL *);
  set_function set;
  get_function get;
  CURLcode (*perform)(CURL *);
  void (*cleanup)(CURL *);
  const char *(*words)(CURLcode);
  struct curl_slist *(*append)(struct curl_slist *, const char *);
  void (*free_list)(struct curl_slist *);
} curl;

static int is_there = 0;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static const char *const names[] = {
#ifdef __APPLE__
    "libcurl.4.dylib", "/usr/lib/libcurl.4.dylib",
#else
    "libcurl.so.4", "libcurl-gnutls.so.4",
#endif
};

static int find(void *library, const char *name, void *place) {
  void *function = dlsym(library, name);
  // A function pointer cannot be assigned from a data pointer, but has the same bytes.
  memcpy(place, &function, sizeof function);
  return function != NULL;
}

static void load(void) {
  void *library = NULL;
  for (size_t i = 0; library == NULL && i < sizeof names / sizeof *names; i++)
    library = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return;
  is_there = find(library, "curl_global_init", &curl.global_init) &&
             find(library, "curl_easy_init", &curl.init) &&
             find(library, "curl_easy_reset", &curl.reset) &&
             find(library, "curl_easy_setopt", &curl.set) &&
             find(library, "curl_easy_getinfo", &curl.get) &&
             find(library, "curl_easy_perform", &curl.perform) &&
             find(library, "curl_easy_cleanup", &curl.cleanup) &&
             find(library, "curl_easy_strerror", &curl.words) &&
             find(library, "curl_slist_append", &curl.append) &&
             find(library, "curl_slist_free_all", &curl.free_list) &&
             curl.global_init(CURL_GLOBAL_DEFAULT) == CURLE_OK;
}

int ctransfer_is_there(void) {
  pthread_once(&once, load);
  return is_there;
}

ctransfer *ctransfer_new(void) {
  return ctransfer_is_there() ? (ctransfer *)curl.init() : NULL;
}

void ctransfer_free(ctransfer *transfer) {
  if (transfer != NULL) curl.cleanup((CURL *)transfer);
}

static size_t header(char *bytes, size_t size, size_t count, void *context) {
  const struct ctransfer_listener *listener = context;
  return listener->take_header(listener->context, bytes, size * count) == 0 ? size * count : 0;
}

static size_t body(char *bytes, size_t size, size_t count, void *context) {
  const struct ctransfer_listener *listener = context;
  return listener->take_body(listener->context, bytes, size * count) == 0 ? size * count : 0;
}

static CURLcode prepare(
    CURL *handle, const struct ctransfer_request *request,
    const struct ctransfer_listener *listener, struct curl_slist *headers, char *words) {
  CURLcode code = CURLE_OK;
#define SET(option, value) \
  if (code == CURLE_OK) code = curl.set(handle, option, value)
  SET(CURLOPT_ERRORBUFFER, words);
  SET(CURLOPT_URL, request->url);
  SET(CURLOPT_CUSTOMREQUEST, request->method);
  SET(CURLOPT_HTTPHEADER, headers);
  // Redirects are not followed, and only HTTP is allowed.
  SET(CURLOPT_PROTOCOLS, (long)(CURLPROTO_HTTP | CURLPROTO_HTTPS));
  SET(CURLOPT_FOLLOWLOCATION, 0L);
  SET(CURLOPT_NOSIGNAL, 1L);
  SET(CURLOPT_USERAGENT, "terrarium");
  SET(CURLOPT_CONNECTTIMEOUT_MS, request->connect_milliseconds);
  // A server that only sends a byte now and then counts as silent.
  SET(CURLOPT_LOW_SPEED_LIMIT, 1000L);
  SET(CURLOPT_LOW_SPEED_TIME, request->silent_seconds);
  SET(CURLOPT_HTTPAUTH, (long)CURLAUTH_BASIC);
  if (request->is_direct) { SET(CURLOPT_PROXY, ""); }
  if (request->authorities != NULL) { SET(CURLOPT_CAINFO, request->authorities); }
  if (request->user != NULL) { SET(CURLOPT_USERNAME, request->user); }
  if (request->password != NULL) { SET(CURLOPT_PASSWORD, request->password); }
  if (request->netrc != NULL) {
    SET(CURLOPT_NETRC, (long)CURL_NETRC_OPTIONAL);
    if (*request->netrc != 0) { SET(CURLOPT_NETRC_FILE, request->netrc); }
  }
  if (request->body != NULL) {
    SET(CURLOPT_POSTFIELDSIZE_LARGE, (curl_off_t)request->body_length);
    SET(CURLOPT_POSTFIELDS, request->body);
  }
  SET(CURLOPT_HEADERFUNCTION, header);
  SET(CURLOPT_HEADERDATA, listener);
  SET(CURLOPT_WRITEFUNCTION, body);
  SET(CURLOPT_WRITEDATA, listener);
#undef SET
  return code;
}

struct ctransfer_result ctransfer_run(
    ctransfer *transfer, const struct ctransfer_request *request,
    const struct ctransfer_listener *listener) {
  struct ctransfer_result result = {.code = CURLE_OUT_OF_MEMORY};
  CURL *handle = (CURL *)transfer;
  curl.reset(handle);
  struct curl_slist *headers = NULL;
  for (const char *const *line = request->headers; *line != NULL; line++) {
    struct curl_slist *longer = curl.append(headers, *line);
    if (longer == NULL) {
      curl.free_list(headers);
      return result;
    }
    headers = longer;
  }
  CURLcode code = prepare(handle, request, listener, headers, result.words);
  if (code == CURLE_OK) code = curl.perform(handle);
  curl.get(handle, CURLINFO_RESPONSE_CODE, &result.status);
  if (code != CURLE_OK && result.words[0] == 0)
    strncpy(result.words, curl.words(code), sizeof result.words - 1);
  // Neither the texts nor the listener outlive this call.
  curl.reset(handle);
  curl.free_list(headers);
  result.code = code;
  return result;
}
