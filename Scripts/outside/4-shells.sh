#!/bin/sh
# Each shell that is installed takes the completions that are made for it, and offers what may follow.
# At most 90 seconds.
set -eu
. "$ROOT/Scripts/outside/release.sh"
mkdir bin
ln -s "$render" bin/render
PATH=$(pwd)/bin:$PATH
export PATH
touch mine.yaml mine.gif tune.rle

# What each shell offers behind a line, a word a line.
offer_bash() {
  bash -c '
    source <(render completions bash)
    COMP_WORDS=($1); case $1 in *" ") COMP_WORDS+=("");; esac
    COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); COMPREPLY=(); _render
    printf "%s\n" "${COMPREPLY[@]}"' bash "$1"
}
offer_fish() { fish --no-config -c "source completions.fish; complete -C '$1'" | cut -f1; }
# zsh completes in a terminal only: one of its own, in which what is offered is listed.
offer_zsh() {
  cat > zsh-session.zsh <<'EOF'
zmodload zsh/zpty
line=$1
zpty -b session zsh -f -i
zpty -w session 'autoload -Uz compinit; compinit -u -D; PS1=; stty -echo 2>/dev/null; unsetopt zle_bracketed_paste 2>/dev/null'
zpty -w session 'source completions.zsh'
zpty -w session 'LISTMAX=10000; zstyle ":completion:*" list-separator "--"; setopt AUTO_LIST; unsetopt AUTO_MENU LIST_BEEP'
zpty -w session 'print READY'
zpty -r -m session text '*READY*' 2>/dev/null
zpty -n -w session "$line"$'\t\t'
text=""
for i in {1..40}; do
  if zpty -r -t session part; then text+=$part; else read -t 0.05 -k 1 nothing < /dev/null; zselect -t 5 2>/dev/null; fi
done
print -r -- $text
zpty -d session
EOF
  zsh -f -c 'zmodload zsh/zselect; source ./zsh-session.zsh' zsh "$1" 2>/dev/null | tr -s ' \r\t' '\n\n\n'
}

# offers SHELL LINE WORD: the word is among what the shell offers behind the line.
offers() {
  "offer_$1" "$2" > offered.txt
  grep -q -- "$3" offered.txt || fail "$1: '$2' does not offer '$3' but: $(tr '\n' ' ' < offered.txt)"
}

# finds_itself SHELL: the shell knows completions of render that nobody has told it of.
export XDG_DATA_HOME="$PWD/data" XDG_CONFIG_HOME="$PWD/config"
finds_itself() {
  case $1 in
  fish) fish -c "complete -C 'render li'" | cut -f 1 | grep -qx life ;;
  zsh)
    zsh -f -c 'fpath=($XDG_DATA_HOME/zsh/site-functions $fpath)
      autoload -Uz compinit; compinit -u -D; [ "$_comps[render]" = _render ]'
    ;;
  *)
    # Without bash-completion, bash looks nowhere by itself.
    [ ! -f /usr/share/bash-completion/bash_completion ] || bash -c '. /usr/share/bash-completion/bash_completion
      _completion_loader render; complete -p render' >/dev/null
    ;;
  esac
}

tried=""
for shell in bash zsh fish; do
  command -v "$shell" >/dev/null 2>&1 || continue
  render completions "$shell" > "completions.$shell"
  "$shell" -n "completions.$shell"
  offers "$shell" "render li" life
  offers "$shell" "render sea --theme da" dark
  offers "$shell" "render sea --chart b" beside
  offers "$shell" "render life --pattern gosper-" gosper-glider-gun
  offers "$shell" "render life --rule highl" highlife
  offers "$shell" "render run mi" mine.yaml
  offers "$shell" "render completions z" zsh
  offers "$shell" "render sea -o mine.g" mine.gif
  offers "$shell" "render identify tun" tune.rle
  offers "$shell" "render patterns add tun" tune.rle
  # Words of one command are none of another's.
  "offer_$shell" "render states list the" > offered.txt
  ! grep -q themes offered.txt || fail "$shell: 'states list' is offered what 'list' takes"
  render completions install "$shell" >/dev/null
  finds_itself "$shell" || fail "$shell does not find the completions that were installed"
  tried="$tried $shell"
done
echo "tried:$tried"
[ "$tried" = " bash zsh fish" ] || skip "only$tried of bash, zsh and fish are installed here"
