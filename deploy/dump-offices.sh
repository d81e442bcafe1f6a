#!/bin/sh
# The nightly dump of all offices: deploy/dump-offices.sh <folder> [<days>]
# Needs DATABASE_URL, DATABASE_URL_OPERATOR and OFFICES_KEY. Dumps older than the number of days (14) are deleted only when the
# dump of each office succeeded. When the dump of an office fails, the script still dumps the other offices, and exits with 1.
set -u
umask 077
folder=${1:?Geef de map waarin de dumps komen.}
days=${2:-14}
: "${OFFICES_KEY:?Zet OFFICES_KEY: zonder zijn de dumps leesbaar.}"
offices=$(dirname "$0")/../bin/offices

list=$("$offices" list) || exit 1
mkdir -p "$folder" || exit 1
# A dump does not contain the host names and the limits.
printf '%s\n' "$list" > "$folder/kantoren.txt"
failed=0
# Leaves out copies and deleted offices, because they already have a dump. The dump of an office that is being moved fails, so
# that the operator notices this.
names=$(printf '%s\n' "$list" | awk '$2 == "aan" || $2 == "uit" || $2 == "in" { print $1 }')
# A database without offices is probably a wrong address. Without this line, all old dumps would be deleted after some days.
[ -n "$names" ] || { echo 'Er is geen kantoor aan of uit in deze databank: de oude dumps blijven.' >&2; exit 1; }
for name in $names; do
    "$offices" dump "$name" "$folder" || { echo "Geen dump van $name." >&2; failed=1; }
done
[ "$failed" -eq 0 ] && find "$folder" -maxdepth 1 -type f -name '*.dump.enc' -mtime "+$days" -delete
exit "$failed"
