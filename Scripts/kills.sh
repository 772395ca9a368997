#!/bin/sh
# Kills runs at random moments, and looks each time at what is on the disk: every file is whole, as it
# was or as it becomes, and the next run leaves nothing else behind.
#   Scripts/kills.sh [PATH-OF-RENDER] [KILLS] [SEED]
set -eu
cd "$(dirname "$0")/.."
render=$(realpath "${1:-.build/release/render}")
kills=${2:-1000}
seed=${3:-$(date +%s)}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export XDG_CACHE_HOME=/dev/null

# The scenarios, and the files of each: those of one picture, of several outputs, of numbered frames,
# of states, of a sheet.
mkdir new
cat >new/one.yaml <<'END'
world: sea
size: 12x12
cell: 8
frames: 2
out: one.png
END
cat >new/several.yaml <<'END'
world: sea
size: 9x9
cell: 6
frames: 6
seed: 7
out: [s.gif, s.csv, s.png, s.apng, s.webp, s.jsonl]
END
cat >new/numbered.yaml <<'END'
world: sea
size: 9x9
cell: 6
frames: 8
out: ['n-%02d.png', n.csv]
END
cat >new/states.yaml <<'END'
world: life
size: 90x90
edges: wrap
cell: 1
frames: 40
out: t.csv
steps:
  - run: 20
  - save: t.state
  - still: t.png
  - run: 19
  - save: t2.state
END
cat >new/sheet.yaml <<'END'
world: sea
size: 6x6
cell: 4
frames: 5
vary: {seed: 1..3}
out: [h.png, h.gif, h.csv]
END
kinds="one several numbered states sheet"
# run FOLDER KIND: a whole run, which leaves in KIND.took how many nanoseconds it takes.
run() {
  begin=$(date +%s%N)
  "$render" run "$1/$2.yaml" --quiet --force
  echo $(($(date +%s%N) - begin)) >"$2.took"
}
for kind in $kinds; do
  run new $kind
  ls new | grep -v '\.yaml$' | sort >all
  if [ -f known ]; then sort -u known all | comm -13 known - >$kind.files; else cp all $kind.files; fi
  cp all known
done

awk -v seed="$seed" -v n="$kills" \
  'BEGIN { srand(seed); for (i = 0; i < n; i++) printf "%d %d\n", i, rand() * 1100 }' >moments
killed=0 ended=0 torn=0 mixed=0
while read -r number share; do
  kind=$(echo "$kinds" | cut -d ' ' -f $((number % 5 + 1)))
  rm -rf here
  mkdir here
  cp new/$kind.yaml here
  while read -r file; do echo "old $number $file" >"here/$file"; done <$kind.files
  # A kill comes at any moment until a little after the last such run ended by itself.
  moment=$(awk -v took="$(cat $kind.took)" -v share="$share" 'BEGIN { printf "%.6f", took * share / 1e12 }')
  code=0
  timeout -s KILL "$moment" "$render" run here/$kind.yaml --quiet --force >said 2>&1 </dev/null || code=$?
  case $code in
  0) ended=$((ended + 1)) ;;
  137) killed=$((killed + 1)) ;;
  *)
    echo "kill $number ($kind after $moment s): ended with $code: $(cat said)" >&2
    exit 1
    ;;
  esac
  some=0 others=0
  while read -r file; do
    if cmp -s "here/$file" "new/$file"; then
      some=1
    elif [ "$(cat "here/$file")" = "old $number $file" ]; then
      others=1
    else
      torn=$((torn + 1))
      echo "kill $number ($kind after $moment s): $file is neither old nor new" >&2
    fi
  done <$kind.files
  [ $((some + others)) -lt 2 ] || mixed=$((mixed + 1))
  # What is left over goes with the next run.
  run here $kind
  if [ "$(ls -A here | sort)" != "$( (echo $kind.yaml; cat $kind.files) | sort)" ]; then
    echo "kill $number ($kind after $moment s): the next run left $(ls -A here | tr '\n' ' ')" >&2
    exit 1
  fi
  while read -r file; do
    cmp "here/$file" "new/$file"
  done <$kind.files
done <moments

echo "$kills runs, moments of seed $seed: $killed killed, $ended ended before; $torn files torn;" \
  "$mixed times some files were new and others old; the next run tidied up each time"
[ $torn -eq 0 ]
