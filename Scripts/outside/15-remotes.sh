#!/bin/sh
# Two people who meet at once on Apache, lighttpd, nginx, rclone and wsgidav lose nothing that either made.
# At most 1200 seconds.
set -eu
render=${RENDER:-$ROOT/.build/release/render}
if [ ! -x "$render" ]; then
  echo "there is no release build; 'make build' makes it"
  exit 75
fi
command -v python3 >/dev/null || {
  echo "there is no python3 here"
  exit 75
}
# ROUNDS=5 repeats the race. 'make deps-outside' installs the servers; wsgidav then
# lies in an environment of its own.
[ -n "${WSGIDAV:-}" ] || ! [ -x "$ROOT/.build/wsgidav/bin/wsgidav" ] || {
  WSGIDAV=$ROOT/.build/wsgidav/bin/wsgidav
  export WSGIDAV
}
PYTHONDONTWRITEBYTECODE=1 python3 "$ROOT/Scripts/outside/remotes.py" "$render" --rounds "${ROUNDS:-1}"
