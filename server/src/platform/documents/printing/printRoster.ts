import { formatHours } from '@uurwerk/domain/money/formatHours'
import { sumSeconds } from '@uurwerk/domain/money/seconds'
import { formatClockTime } from '@uurwerk/domain/time/clockTime'
import { formatDayWithSlashes, shortWeekdayName } from '@uurwerk/domain/time/formatDay'
import { brusselsMinuteOf, type Instant } from '@uurwerk/domain/time/instant'
import { weekNumberOf } from '@uurwerk/domain/time/week'
import type { RosterDocument, RosterEntry, RosterWard, RosterWeek } from '../rosterDocument.ts'
import { dotted, printCompany } from './printCompany.ts'
import type { PrintedRoster } from './printedDocument.ts'

const formatWeek = (days: RosterWeek['days']): string =>
  [...new Set([days[0]!.day, days.at(-1)!.day])].map(formatDayWithSlashes).join(' – ')

export const rosterTitle = ({ customerName, weeks }: RosterDocument): string =>
  dotted('Planning', customerName ?? '', formatWeek(weeks.flatMap(({ days }) => days)))

/** A page for each week, with the sums of the hours and the open places of each customer (rule team-41). */
export const printRoster = (roster: RosterDocument): PrintedRoster[] =>
  roster.weeks.map((week) => printWeek(roster, week))

function printWeek({ company, customerName, hasReasons }: RosterDocument, { days, wards }: RosterWeek): PrintedRoster {
  const period = formatWeek(days)
  return {
    kind: 'roster',
    company: printCompany(company),
    title: dotted('Planning', customerName ?? ''),
    state: hasReasons ? 'Voor HR, met redenen' : null,
    week: `Week ${weekNumberOf(days[0]!.day)} · ${period}`,
    days: days.map(({ day, isFree }) => ({
      name: `${shortWeekdayName(day)} ${formatDayWithSlashes(day).slice(0, 5)}`,
      isFree,
    })),
    wards: wards.map((ward) => printWard(ward, days.length)),
    footer: dotted('Planning', customerName ?? '', period),
  }
}

function printWard({ name, people, open }: RosterWard, length: number): PrintedRoster['wards'][number] {
  const planned = Array.from({ length }, (_, place) => people.filter(({ days }) => days[place]!.some(isShift)).length)
  return {
    name,
    people: people.map((person) => ({
      name: person.name,
      days: person.days.map((entries) => entries.map(printEntry)),
      hours: formatHours(workedIn(person.days)),
    })),
    planned: planned.map((count) => (count === 0 ? '' : `${count}`)),
    open: open.some((places) => places.length > 0)
      ? open.map((places) => places.map(({ title, left }) => `${left} ${title}`))
      : null,
    hours: formatHours(workedIn(people.flatMap(({ days }) => days))),
  }
}

const isShift = ({ labour }: RosterEntry): boolean => labour !== null

const workedIn = (days: readonly (readonly RosterEntry[])[]) => sumSeconds(days.flat().map(({ worked }) => worked))

const printEntry = ({ title, labour }: RosterEntry) => ({
  title,
  time: labour === null ? null : `${clockOf(labour.start)} – ${clockOf(labour.end)}`,
})

const clockOf = (instant: Instant): string => formatClockTime(brusselsMinuteOf(instant))
