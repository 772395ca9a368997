"""WebDAV servers of several kinds, each on a port and in a folder of its own."""

import os
import shutil
import socket
import subprocess
import time

KINDS = ["apache", "lighttpd", "nginx", "rclone", "wsgidav"]

APACHE = """\
{modules}ServerRoot {folder}
ServerName localhost
Listen 127.0.0.1:{port}
PidFile {folder}/pid
ErrorLog {folder}/error.log
DavLockDB {folder}/state/lock
User www-data
Group www-data
DocumentRoot {folder}/www
<Directory {folder}/www>
  Dav On
  Require all granted
</Directory>
"""

LIGHTTPD = """\
server.modules = ("mod_webdav")
server.document-root = "{folder}/www"
server.bind = "127.0.0.1"
server.port = {port}
server.errorlog = "{folder}/state/error.log"
server.upload-dirs = ("{folder}/state")
server.username = "www-data"
mimetype.assign = ("" => "application/octet-stream")
webdav.activate = "enable"
webdav.sqlite-db-name = "{folder}/state/webdav.db"
"""

NGINX = """\
load_module {module};
user www-data;
worker_processes 2;
pid {folder}/pid;
error_log {folder}/error.log;
daemon off;
events {{ }}
http {{
  access_log off;
  client_body_temp_path {folder}/state;
  client_max_body_size 200m;
  dav_ext_lock_zone zone=terrarium:10m;
  server {{
    listen 127.0.0.1:{port};
    root {folder}/www;
    location / {{
      dav_methods PUT DELETE MKCOL COPY MOVE;
      dav_ext_methods PROPFIND OPTIONS LOCK UNLOCK;
      dav_ext_lock zone=terrarium;
    }}
  }}
}}
"""


NGINX_MODULE = "/usr/lib/nginx/modules/ngx_http_dav_ext_module.so"

# Servers that read a file: its text, the flags before its path, a module that must be there, and the server's programs.
CONFIGURED = {
    "apache": (APACHE, ["-D", "FOREGROUND", "-f"], "/usr/lib/apache2/modules/mod_dav.so", "/usr/sbin/apache2", "/usr/sbin/httpd"),
    "lighttpd": (LIGHTTPD, ["-D", "-f"], "/usr/lib/lighttpd/mod_webdav.so", "/usr/sbin/lighttpd"),
    "nginx": (NGINX, ["-c"], NGINX_MODULE, "/usr/sbin/nginx"),
}


def first(*paths):
    """The first of some paths that is there."""
    return next((path for path in paths if path and os.path.exists(path)), None)


def command(kind):
    """The program of a kind of server, or None where it is not installed."""
    if kind in CONFIGURED:
        _, _, module, *programs = CONFIGURED[kind]
        return first(module) and first(*programs)
    return kind == "wsgidav" and os.environ.get("WSGIDAV") or shutil.which(kind)


class Server:
    """A running server; it ends with `stop`."""

    def __init__(self, kind, folder):
        self.kind, self.folder = kind, os.path.abspath(folder)
        self.root = self.folder + "/www/patterns"
        os.makedirs(self.root)
        os.makedirs(self.folder + "/state")
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}/patterns/"
        self.start()

    def start(self):
        """Starts it, and waits until it is heard."""
        # Workers of a server that the superuser starts are nobody in particular.
        if os.geteuid() == 0 and self.kind in CONFIGURED:
            subprocess.run(["chmod", "755", self.folder], check=True)
            for part in ("www", "state"):
                subprocess.run(["chown", "-R", "www-data", f"{self.folder}/{part}"], check=True)
        self.log = open(self.folder + "/said.log", "ab")
        self.process = subprocess.Popen(
            self.words(), stdout=self.log, stderr=self.log, cwd=self.folder)
        for _ in range(200):
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError(f"{self.kind} is not heard")

    def words(self):
        """The words that start it, after its configuration was written."""
        program = command(self.kind)
        www = self.folder + "/www"
        if self.kind == "wsgidav":
            return [program, "--host=127.0.0.1", f"--port={self.port}", f"--root={www}",
                    "--auth=anonymous", "--server=cheroot"]
        if self.kind == "rclone":
            return [program, "serve", "webdav", www, "--addr", f"127.0.0.1:{self.port}",
                    "--vfs-cache-mode", "off", "--dir-cache-time", "1s"]
        names = ["mpm_event", "authz_core", "dav", "dav_fs"]
        modules = "".join(
            f"LoadModule {name}_module /usr/lib/apache2/modules/mod_{name}.so\n" for name in names)
        text, flags, *_ = CONFIGURED[self.kind]
        path = self.folder + "/server.conf"
        with open(path, "w") as file:
            file.write(text.format(folder=self.folder, port=self.port, modules=modules, module=NGINX_MODULE))
        return [program, *flags, path]

    def stop(self):
        """Ends it."""
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.log.close()
