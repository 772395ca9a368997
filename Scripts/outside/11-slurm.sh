#!/bin/sh
# Tasks of a real Slurm array find their shards by themselves, and their merge has the bytes of one run.
# At most 540 seconds.
set -eu
. "$ROOT/Scripts/outside/release.sh"
began=$(date +%s)
PATH=$PATH:/usr/sbin:/sbin
missing() {
  for program in munged slurmctld slurmd sbatch squeue sinfo scancel timeout; do
    command -v $program >/dev/null 2>&1 || {
      echo "$program"
      return
    }
  done
}
# Only the download has a limit: an installation must not be broken off.
download() { timeout 25 apt-get install --download-only "$@" >/dev/null 2>&1; }
install_packages() {
  echo "installing slurm-wlm and munge"
  set -- -y -q --no-install-recommends slurm-wlm munge
  export DEBIAN_FRONTEND=noninteractive
  download "$@" || { timeout 15 apt-get update -q >/dev/null 2>&1 && download "$@"; } || return 0
  apt-get install "$@" >/dev/null 2>&1 || return 0
}
if [ -n "$(missing)" ] && [ "$(id -u)" -eq 0 ] && [ -n "${CI:-}${TERRARIUM_INSTALL:-}" ] \
  && command -v apt-get >/dev/null 2>&1; then
  install_packages
fi
[ -z "$(missing)" ] || skip "there is no $(missing); as root on Debian, TERRARIUM_INSTALL=1 installs slurm-wlm and munge"
[ $(($(date +%s) - began)) -le 60 ] || skip "slurm-wlm and munge are there now, but that took too long for the rest"
[ -r /proc/net/tcp ] || skip "there is no /proc/net/tcp to find free ports with"

# Nothing of a Slurm around this one may have a say.
for name in $(env | sed -n 's/^\(\(SLURM\|SBATCH\|SQUEUE\|SINFO\|SCANCEL\)_[A-Za-z0-9_]*\)=.*/\1/p'); do
  unset "$name"
done

folder=$(mktemp -d)
munged="" slurmctld="" slurmd=""
running() { [ -n "$1" ] && kill -0 "$1" 2>/dev/null; }
# stop PID: ends a daemon that was started here, by force if it takes longer than two seconds.
stop() {
  running "$1" || return 0
  kill "$1" 2>/dev/null || true
  for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
    running "$1" || return 0
    sleep 0.1
  done
  kill -9 "$1" 2>/dev/null || true
}
tidy() {
  # Tasks outlive their slurmd.
  if running "$slurmctld" && [ -n "$(timeout 2 squeue -h 2>/dev/null)" ]; then
    timeout 2 scancel --user "$(id -un)" >/dev/null 2>&1 || true
    sleep 1
  fi
  stop "$slurmd"
  stop "$slurmctld"
  stop "$munged"
  rm -rf "$folder"
}
trap tidy EXIT
trap 'exit 130' INT TERM HUP

# within SECONDS COMMAND…: waits until it succeeds, but never beyond what the whole part may take.
within() {
  last=$(($(date +%s) + $1))
  [ "$last" -le $((began + 300)) ] || last=$((began + 300))
  shift
  until "$@"; do
    [ "$(date +%s)" -lt "$last" ] || return 1
    sleep 0.2
  done
}
# no_slurm WHAT LOG: Slurm does not work on this machine, which says nothing about render.
no_slurm() {
  why=$(grep -i 'error\|fatal' "$folder/$2" 2>/dev/null | grep -v 'initialization failed' | tail -n 1) || true
  skip "Slurm does not work here: $1${why:+: $why}"
}

# Ports of this machine on which nobody listens.
port=$((20000 + $$ % 10000))
free_port() {
  port=$((port + 1))
  while grep -q ":$(printf %04X "$port") " /proc/net/tcp /proc/net/tcp6 2>/dev/null; do port=$((port + 1)); done
}
free_port
control=$port
free_port
# Slurm can listen on one address alone: that of the machine's name. Where it is not one of loopback, Slurm listens on
# all, but takes nothing that does not hold this run's key.
address=$(getent ahostsv4 "$(uname -n | cut -d . -f 1)" 2>/dev/null | sed -n '1s/ .*//p') || true
alone=NoCtldInAddrAny,NoInAddrAny
case $address in
127.*) ;;
*) address=127.0.0.1 alone="" ;;
esac
mkdir "$folder/state" "$folder/spool" "$folder/bin"
cat > "$folder/slurm.conf" <<EOF
ClusterName=terrarium
SlurmctldHost=localhost($address)
SlurmctldPort=$control
SlurmdPort=$port
${alone:+CommunicationParameters=$alone}
SlurmUser=$(id -un)
SlurmdUser=$(id -un)
AuthType=auth/munge
AuthInfo=socket=$folder/munge.socket
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
MpiDefault=none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
SchedulerParameters=sched_interval=1,batch_sched_delay=0
SlurmdParameters=config_overrides
ReturnToService=2
StateSaveLocation=$folder/state
SlurmdSpoolDir=$folder/spool
SlurmctldPidFile=$folder/slurmctld.pid
SlurmdPidFile=$folder/slurmd.pid
SlurmctldLogFile=$folder/slurmctld.log
SlurmdLogFile=$folder/slurmd.log
NodeName=localhost NodeAddr=$address CPUs=2 State=UNKNOWN
PartitionName=all Nodes=ALL Default=YES State=UP
EOF
export SLURM_CONF="$folder/slurm.conf"
# No control groups: before Slurm 24 these cannot be turned off, but looked for where there are none.
if [ "$(slurmd -V | sed 's/^[^0-9]*\([0-9]*\).*/\1/')" -ge 24 ]; then
  echo "CgroupPlugin=disabled"
else
  echo "CgroupPlugin=cgroup/v1"
  echo "CgroupMountpoint=$folder/none"
fi > "$folder/cgroup.conf"
# A socket that nobody else can reach is against munge's rules, but meant here: hence --force.
(umask 077 && head -c 1024 /dev/urandom > "$folder/munge.key")
munged --foreground --force --key-file="$folder/munge.key" --socket="$folder/munge.socket" \
  --pid-file="$folder/munge.pid" --log-file="$folder/munge.log" --seed-file="$folder/munge.seed" \
  >"$folder/munged.txt" 2>&1 &
munged=$!
within 10 test -S "$folder/munge.socket" || no_slurm "munged does not answer" munged.txt
slurmctld -D -f "$SLURM_CONF" >"$folder/slurmctld.txt" 2>&1 &
slurmctld=$!
slurmd -D -f "$SLURM_CONF" >"$folder/slurmd.txt" 2>&1 &
slurmd=$!

# Either the node is idle or there is no use in waiting.
settled() {
  running "$slurmctld" && running "$slurmd" || return 0
  idle
}
idle() { timeout 5 sinfo -h -o %T 2>/dev/null | grep -qx idle; }
within 30 settled || true
running "$slurmctld" || no_slurm "slurmctld has ended" slurmctld.txt
running "$slurmd" || no_slurm "slurmd has ended" slurmd.txt
idle || no_slurm "its node is '$(timeout 5 sinfo -h -o '%T %E' 2>/dev/null)'" slurmd.txt

queue_is_empty() { jobs=$(timeout 5 squeue -h 2>/dev/null) && [ -z "$jobs" ]; }
# submit ARGUMENT…: puts a job into the queue and prints its number.
submit() { timeout 10 sbatch --parsable --output="$folder/job-%j.txt" "$@"; }
# all_completed: every task has ended, and well.
all_completed() {
  within 30 queue_is_empty || return 1
  timeout 5 squeue -h -r -t all -o '%i %T' > "$folder/states" || return 1
  [ -s "$folder/states" ] && ! grep -qv ' COMPLETED$' "$folder/states"
}
submit --wrap true >/dev/null 2>"$folder/submit.txt" || no_slurm "it takes no job" submit.txt
all_completed || no_slurm "its first job ended as '$(cat "$folder/states" 2>/dev/null)'" slurmd.txt

expect_completed() {
  all_completed || {
    echo "not all tasks have ended well:"
    timeout 5 squeue -h -r -t all -o '%i %T %r' || true
    fail "$(cat "$folder"/job-*.txt)"
  }
}

# Whoever writes 'render' in a job means this one.
ln -s "$render" "$folder/bin/render"
PATH=$folder/bin:$PATH
export PATH
mkdir "$folder/whole" "$folder/array" "$folder/stepped"
cd "$folder/whole"
cat > film.yaml <<'EOF'
world: life
size: 24x16
fill: 30%
frames: 60
out: film.gif
EOF
cat > sweep.yaml <<'EOF'
world: life
size: 24x16
fill: 30%
frames: 20
vary: {seed: 1..7}
out: ["life-{seed}.gif", sweep.csv, sheet.png]
EOF
cp film.yaml sweep.yaml ../array
cp film.yaml sweep.yaml ../stepped
for scenario in film sweep; do render run $scenario.yaml --quiet; done

# same FOLDER: it has the files of the whole run and no others, byte for byte.
same() {
  (cd "$folder/whole" && ls) > "$folder/expected"
  (cd "$folder/$1" && ls) > "$folder/found"
  cmp "$folder/expected" "$folder/found" || fail "in '$1' there is: $(tr '\n' ' ' < "$folder/found")"
  while read -r file; do cmp "$folder/whole/$file" "$folder/$1/$file"; done < "$folder/expected"
  echo "$1: $(wc -l < "$folder/found") files are the same"
}

# An array for each scenario, and then a merge.
cd "$folder/array"
for scenario in film sweep; do
  submit --array=1-3 --wrap "render run $scenario.yaml --shard auto/3 --jobs 1" >/dev/null
done
expect_completed
for part in sweep.csv.1 sweep.csv.2 sweep.csv.3 sheet.png.1 sheet.png.2 sheet.png.3; do
  [ -s "$part-of-3.part" ] || fail "there is no $part-of-3.part"
done
# One task is run again, as an array of its own: it is the same shard, and the others' parts stay.
rm sweep.csv.2-of-3.part sheet.png.2-of-3.part
submit --array=2 --wrap "render run sweep.yaml --shard auto/3 --jobs 1" >/dev/null
expect_completed
[ -s sweep.csv.2-of-3.part ] || fail "the rerun of task 2 has not made its part: $(ls)"
# Without the number of the whole it is refused, and nothing is made.
mkdir "$folder/refused"
cp sweep.yaml "$folder/refused"
job=$(cd "$folder/refused" && submit --array=2 \
  --wrap "render run sweep.yaml --shard auto 2>said; echo \$? >code")
expect_completed
[ "$(cat "$folder/refused/code")" = 2 ] && grep -q 'write auto/N for an array of 1 to N' "$folder/refused/said" \
  || fail "job $job: 'auto' alone is not refused: $(cat "$folder/refused/code" "$folder/refused/said")"
for scenario in film sweep; do render merge $scenario.yaml --quiet; done
same array

# An array from 0; the merge is a job that waits for it.
cd "$folder/stepped"
for scenario in film sweep; do
  job=$(submit --array=0-2 --wrap "render run $scenario.yaml --shard auto/3@0 --jobs 1 --quiet")
  submit --dependency="afterok:$job" --kill-on-invalid-dep=yes --wrap "render merge $scenario.yaml" >/dev/null
done
expect_completed
same stepped

# Of twenty tasks of a table of runs three are killed, and run again by their numbers: they go on where they ended, and
# the merge has the bytes of one run.
mkdir "$folder/killed" "$folder/undisturbed"
cd "$folder/killed"
cat > runs.yaml <<'EOF2'
world: life
size: 64x64
frames: 400
vary: {seed: 1..1000}
rows: runs
out: runs.csv
EOF2
cp runs.yaml ../undisturbed
(cd ../undisturbed && render run runs.yaml --quiet)
words='render run runs.yaml --shard auto/20 --jobs 1'
submit --array=1-20 --wrap "case \$SLURM_ARRAY_TASK_ID in
4 | 9 | 17) $words & task=\$!
  for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
    [ ! -s runs.csv.\$SLURM_ARRAY_TASK_ID-of-20.part.partial ] || break
    sleep 0.05
  done
  kill -9 \$task ;;
*) $words ;;
esac" >/dev/null
within 150 queue_is_empty || fail "the array of twenty has not ended"
parts=$(ls | grep -c '\.part$')
[ "$parts" -le 20 ] && [ "$parts" -ge 17 ] || fail "there are $parts parts of the seventeen tasks that were not killed"
echo "killed: $((20 - parts)) of 20 tasks, $(ls | grep -c '\.partial$') records"
submit --array=4,9,17 --wrap "$words" >/dev/null
within 150 queue_is_empty || exit 1
render merge runs.yaml --quiet
cmp runs.csv ../undisturbed/runs.csv
echo "killed: the bytes are the same"
