import { csvFile } from '@uurwerk/domain/csvFile'
import { formatHours } from '@uurwerk/domain/money/formatHours'
import { formatClockTime } from '@uurwerk/domain/time/clockTime'
import { formatDayWithSlashes } from '@uurwerk/domain/time/formatDay'
import { brusselsMinuteOf, type Instant } from '@uurwerk/domain/time/instant'
import type { RosterEntry, RosterWeek } from '../../platform/documents/rosterDocument.ts'

const HEAD = ['Dag', 'Naam', 'Klant', 'Shift', 'Van', 'Tot', 'Uren', 'Open plaatsen']

/**
 * The planning as CSV: one line for each shift, for each absence of a person on a day, and for each open shift (rule
 * team-12).
 */
export function csvOfSheet(weeks: readonly RosterWeek[]): string {
  const written = new Set<string>()
  // A person with contracts at two customers has one line for an absence.
  const isNew = (key: string): boolean => !written.has(key) && written.add(key) !== undefined
  return csvFile(
    HEAD,
    weeks.flatMap(({ days, wards }) =>
      wards.flatMap((ward) =>
        days.flatMap(({ day }, place) => {
          const date = formatDayWithSlashes(day)
          return [
            ...ward.people.flatMap(({ id, name, days: cells }) =>
              cells[place]!.filter(({ labour }) => labour !== null || isNew(`${id} ${day}`)).map((entry) =>
                lineOf(entry, { date, name, customer: ward.name }),
              ),
            ),
            ...ward.open[place]!.map(({ title, left }) => [date, '', ward.name, title, '', '', '', `${left}`]),
          ]
        }),
      ),
    ),
  )
}

type Where = { readonly date: string; readonly name: string; readonly customer: string }

const lineOf = ({ title, labour, worked }: RosterEntry, { date, name, customer }: Where): string[] =>
  labour === null
    ? [date, name, '', title, '', '', '', '']
    : [date, name, customer, title, clockOf(labour.start), clockOf(labour.end), formatHours(worked), '']

const clockOf = (instant: Instant): string => formatClockTime(brusselsMinuteOf(instant))
