#!/bin/sh
# De nachtelijke dump van alle kantoren: deploy/dump-offices.sh <map> [<dagen>]
# Vraagt DATABASE_URL, DATABASE_URL_OPERATOR en OFFICES_KEY. Wat ouder is dan het aantal dagen (14), gaat pas weg als de
# dump van elk kantoor lukte. Eindigt met 1 zodra één kantoor mislukt; de andere kantoren krijgen dan wel hun dump.
set -u
umask 077
folder=${1:?Geef de map waarin de dumps komen.}
days=${2:-14}
: "${OFFICES_KEY:?Zet OFFICES_KEY: zonder zijn de dumps leesbaar.}"
offices=$(dirname "$0")/../bin/offices

list=$("$offices" list) || exit 1
mkdir -p "$folder" || exit 1
# De hostnamen en de grenzen staan niet in een dump.
printf '%s\n' "$list" > "$folder/kantoren.txt"
failed=0
# Kopieën en geschrapte kantoren niet: die hebben al een dump. Een kantoor in verhuizing weigert, zodat je het ziet.
names=$(printf '%s\n' "$list" | awk '$2 == "aan" || $2 == "uit" || $2 == "in" { print $1 }')
# Zo'n databank is allicht een verkeerd adres. De oude dumps zouden anders na het aantal dagen allemaal weg zijn.
[ -n "$names" ] || { echo 'Er is geen kantoor aan of uit in deze databank: de oude dumps blijven.' >&2; exit 1; }
for name in $names; do
    "$offices" dump "$name" "$folder" || { echo "Geen dump van $name." >&2; failed=1; }
done
[ "$failed" -eq 0 ] && find "$folder" -maxdepth 1 -type f -name '*.dump.enc' -mtime "+$days" -delete
exit "$failed"
