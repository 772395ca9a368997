#!/bin/sh
# Two people who meet at once on Apache, lighttpd, nginx, rclone and wsgidav lose nothing that either made.
# At most 1200 seconds.
set -eu
. "$ROOT/Scripts/outside/release.sh"
needs python3
# ROUNDS=5 repeats the race. 'make deps-outside' installs the servers; wsgidav then
# lies in an environment of its own.
[ -n "${WSGIDAV:-}" ] || ! [ -x "$ROOT/.build/wsgidav/bin/wsgidav" ] || {
  WSGIDAV=$ROOT/.build/wsgidav/bin/wsgidav
  export WSGIDAV
}
PYTHONDONTWRITEBYTECODE=1 python3 "$ROOT/Scripts/outside/remotes.py" "$render" --rounds "${ROUNDS:-1}"
