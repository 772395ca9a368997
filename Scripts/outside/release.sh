# Parts of test-outside.sh source this: it finds the release build, `render`, and ends them with 75
# where that is missing.
. "$ROOT/Scripts/outside/part.sh"
render=${RENDER:-$ROOT/.build/packed/render}
[ -x "$render" ] || skip "there is no program for other machines; 'make packed' makes it"
