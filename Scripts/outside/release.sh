# Parts of test-outside.sh source this: it finds the release build, `render`, and ends them with 75
# where that or a program is missing.
render=${RENDER:-$ROOT/.build/release/render}
if [ ! -x "$render" ]; then
  echo "there is no release build; 'make build' makes it"
  exit 75
fi

# needs PROGRAM…: ends the part where one is missing.
needs() {
  for program in "$@"; do
    command -v "$program" >/dev/null 2>&1 || {
      echo "there is no $program here"
      exit 75
    }
  done
}
