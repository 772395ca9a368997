#!/bin/sh
# Nothing of a stranger's repository is started, a clone without its pictures is not right, and a commit is what is staged.
# At most 300 seconds.
set -eu
. "$ROOT/Scripts/outside/release.sh"
needs git tar
here=$(pwd)
HOME=$here GIT_CONFIG_NOSYSTEM=1
export HOME GIT_CONFIG_NOSYSTEM
git config --global user.name nobody
git config --global user.email nobody@example.com
git config --global protocol.file.allow always

# What everything hostile starts leaves a mark.
printf '#!/bin/sh\necho "$0 $*" >>%s/started\n' "'$here'" >evil
chmod +x evil
untouched() { [ ! -e "$here/started" ] || fail "$1 started $(cat "$here/started")"; }

# scenario FOLDER: a scenario with its picture, and a page.
scenario() {
  mkdir -p "$1"
  echo '{world: sea, frames: 2, size: 6x5, out: s.gif}' >"$1/s.yaml"
  printf '# Sea\n\n```yaml render\n{world: sea, frames: 1, size: 6x5, out: p.png}\n```\n' >"$1/p.md"
  "$render" run "$1/s.yaml" "$1/p.md" --quiet
}

# hostile FOLDER: the settings of a repository that could start something.
hostile() {
  for key in core.fsmonitor core.pager core.editor core.sshCommand core.askPass core.alternateRefsCommand \
    core.gitProxy diff.external diff.evil.textconv diff.evil.command filter.evil.clean filter.evil.smudge \
    filter.evil.process credential.helper gpg.program sequence.editor pager.ls-files pager.check-ignore \
    remote.origin.uploadpack uploadpack.packObjectsHook merge.evil.driver trailer.evil.command; do
    git -C "$1" config "$key" "$here/evil"
  done
  for name in ls-files check-ignore cat-file rev-parse status; do git -C "$1" config "alias.$name" "!$here/evil"; done
  git -C "$1" config remote.origin.url "ext::$here/evil"
  git -C "$1" config remote.origin.promisor true
  git -C "$1" config protocol.ext.allow always
  mkdir -p "$1/hidden"
  for hook in post-index-change post-checkout pre-commit fsmonitor-watchman reference-transaction; do
    cp evil "$1/hidden/$hook"
  done
  git -C "$1" config core.hooksPath "$here/$1/hidden"
  printf '[core]\n\tfsmonitor = %s/evil\n' "$here" >"$1/hidden/config"
  git -C "$1" config include.path "$here/$1/hidden/config"
}

# ask FOLDER: every way to ask git about a stranger's files; git may refuse, but nothing starts.
ask() {
  for flags in "check --safe --committed" "check --committed --orphans $1" "check --staged" "check --safe" "run --safe --quiet"; do
    for what in "$1/s.yaml" "$1/p.md" "$1"; do
      # shellcheck disable=SC2086
      (cd "$1/.." && timeout 60 "$render" $flags "$here/$what") >said 2>&1 || [ $? -le 2 ] || fail "$(cat said)"
      untouched "render $flags $what"
    done
  done
}

# 1. Settings of the repository itself, by attributes of every file, and a hook for each occasion.
git init -q work
scenario work/docs
echo '* filter=evil diff=evil merge=evil' >work/.gitattributes
git -C work add .
git -C work commit -q -m one
hostile work
cp work/.gitattributes work/.git/info/attributes
touch work/docs/s.yaml work/docs/s.gif
ask work/docs
(cd work && git status </dev/null >/dev/null 2>&1) || true
[ -e started ] || fail "the settings are not hostile: git itself starts nothing"
rm started
(cd work && "$render" check --safe --committed docs/s.yaml && "$render" check --staged .) ||
  fail "what is right in a hostile repository is not found so"
untouched "render check"

# 2. A bare repository whose files are committed in a folder: a clone brings it along.
git init -q --bare bare/docs
scenario bare/docs
hostile bare/docs
git init -q outer
cp -r bare/docs outer/docs
touch outer/docs/refs/keep outer/docs/objects/keep
git -C outer add -f .
git -C outer commit -q -m one
git clone -q outer clone
[ -f clone/docs/HEAD ] || fail "the clone has no embedded repository"
ask clone/docs

# 3. An archive with a repository in it, and a clone that lacks objects.
tar -cf archive.tar work outer
mkdir unpacked
tar -xf archive.tar -C unpacked
ask unpacked/work/docs
ask unpacked/outer/docs
git -C outer config uploadpack.allowFilter true
git clone -q --filter=blob:none --no-checkout "file://$here/outer" partial
hostile partial
(cd partial && "$render" check --staged . >/dev/null 2>&1) || true
untouched "a partial clone"

# 4. Programs in the stranger's folder.
mkdir -p work/bin
cp evil work/bin/git
cp evil work/bin/ffmpeg
cp evil work/docs/git
cp evil work/docs/ffmpeg
echo '{world: sea, frames: 2, size: 6x5, out: v.mp4}' >work/docs/v.yaml
for path in : .: ./: ../bin: :: "$here/work/bin:" "$here/work/bin:$PATH" ".:$PATH" ":$PATH"; do
  for call in "run --safe v.yaml" "check v.yaml" "check --committed s.yaml" "check --staged s.yaml"; do
    # shellcheck disable=SC2086
    (cd work/docs && PATH=$path "$render" $call) >said 2>&1 || true
    untouched "PATH=$path render $call"
  done
done

# 5. A clone without its pictures.
git init -q bald
scenario bald/docs
git -C bald add docs/s.yaml docs/p.md
git -C bald commit -q -m one
git clone -q bald fresh
for what in docs/s.yaml docs/p.md docs .; do
  code=0
  (cd fresh && "$render" check --committed $what) >said 2>&1 || code=$?
  [ "$code" = 1 ] && grep -q ': missing; run ' said || fail "a clone without pictures: $code, $(cat said)"
done
(cd fresh && "$render" run . --quiet && ! "$render" check --committed . >../said)
grep -q "docs/s.gif: missing; git does not track it; run 'git add docs/s.gif'" said || fail "$(cat said)"
(cd fresh && git add . && "$render" check --committed .)

# 6. What is staged, by hooks of a repository and of a linked work tree.
git init -q staged
scenario staged/docs
printf '#!/bin/sh\nexec "%s" check --staged .\n' "$render" >staged/.git/hooks/pre-commit
chmod +x staged/.git/hooks/pre-commit
git -C staged add .
git -C staged commit -q -m one || fail "a right commit is refused"
git -C staged worktree add -q ../linked
for tree in staged linked; do
  (
    cd $tree
    sed -i 's/frames: 2/frames: 3/' docs/s.yaml
    git add docs/s.yaml
    sed -i 's/frames: 3/frames: 2/' docs/s.yaml
    ! git commit -q -m wrong >/dev/null 2>&1 || fail "a wrong scenario is committed, as a right one is on the disk"
    git reset -q --hard
    sed -i 's/frames: 2/frames: 3/' docs/s.yaml
    echo "$tree" >note
    git add note
    git commit -q -m right || fail "a right commit is refused, as a wrong scenario is on the disk"
    ! git commit -q -a -m wrong >/dev/null 2>&1 || fail "commit -a takes a wrong scenario"
    "$render" run docs --quiet
    git commit -q -a -m right || fail "commit -a refuses a right scenario"
    git rm -q --cached docs/s.gif
    ! git commit -q -m wrong >/dev/null 2>&1 || fail "a commit leaves a picture out"
  )
done
ls "${TMPDIR:-/tmp}"/render-?????? >/dev/null 2>&1 && fail "a folder of what is staged was left behind"
echo "git $(git --version | cut -d ' ' -f 3); 22 settings, 5 aliases and 5 hooks"
