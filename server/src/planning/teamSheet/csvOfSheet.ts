import { csvFile } from '@uurwerk/domain/csvFile'
import { formatHours } from '@uurwerk/domain/money/formatHours'
import type { Day } from '@uurwerk/domain/time/day'
import { formatDayWithSlashes } from '@uurwerk/domain/time/formatDay'
import { clockTimeOf } from '@uurwerk/domain/time/instant'
import type { RosterEntry, RosterWeek } from '../../platform/documents/rosterDocument.ts'

const HEAD = ['Dag', 'Naam', 'Klant', 'Shift', 'Van', 'Tot', 'Uren', 'Open plaatsen']

/**
 * One line for each shift, for each absence of a person on a day, and for each open shift (rules team-42, team-43).
 * `places` has the position of each person. When it is not null, the lines are sorted by these positions and by day,
 * and the open shifts come last.
 */
export function csvOfSheet(weeks: readonly RosterWeek[], places: ReadonlyMap<number, number> | null): string {
  const lines = linesOf(weeks)
  if (places !== null) {
    const placeOf = ({ personId }: Line): number => (personId === null ? places.size + 1 : (places.get(personId) ?? 0))
    lines.sort((a, b) => placeOf(a) - placeOf(b) || a.day.localeCompare(b.day))
  }
  return csvFile(
    HEAD,
    lines.map(({ cells }) => cells),
  )
}

type Line = { readonly personId: number | null; readonly day: Day; readonly cells: string[] }

function linesOf(weeks: readonly RosterWeek[]): Line[] {
  const known = new Set<string>()
  // A person with contracts at two customers has one line for an absence.
  const isNew = (key: string): boolean => !known.has(key) && known.add(key) !== undefined
  return weeks.flatMap(({ days, wards }) =>
    wards.flatMap((ward) =>
      days.flatMap(({ day }, place): Line[] => {
        const date = formatDayWithSlashes(day)
        const ofPeople = ward.people.flatMap(({ id, name, days: cells }) =>
          cells[place]!.filter(({ labour }) => labour !== null || isNew(`${id} ${day}`)).map((entry) => ({
            personId: id,
            day,
            cells: lineOf(entry, { date, name, customer: ward.name }),
          })),
        )
        const open = ward.open[place]!.map(({ title, left }) => [date, '', ward.name, title, '', '', '', `${left}`])
        return [...ofPeople, ...open.map((cells) => ({ personId: null, day, cells }))]
      }),
    ),
  )
}

type Where = { readonly date: string; readonly name: string; readonly customer: string }

const lineOf = ({ title, labour, worked }: RosterEntry, { date, name, customer }: Where): string[] =>
  labour === null
    ? [date, name, '', title, '', '', '', '']
    : [date, name, customer, title, clockTimeOf(labour.start), clockTimeOf(labour.end), formatHours(worked), '']
