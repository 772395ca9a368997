#!/bin/sh
# Checks the pictures that scenarios make, as the action does it.
#
# FILES are the scenarios, patterns of the shell allowed; ARGUMENTS more flags; DIFF is the folder
# for pictures of what differs, JUNIT and SARIF the files for reports, if there shall be some.
set -eu
: "${FILES:?the scenarios to check}"
# The shell parts and fills in both on purpose.
# shellcheck disable=SC2086
exec render check --committed --diff "${DIFF:-terrarium-diff}" ${JUNIT:+"--junit=$JUNIT"} \
  ${SARIF:+"--sarif=$SARIF"} ${ARGUMENTS:-} $FILES
