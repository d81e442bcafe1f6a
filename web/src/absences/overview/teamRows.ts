import type { TeamAbsences } from '@uurwerk/contract/absences/teamAbsences'
import type { AbsenceCategory } from '@uurwerk/domain/absences/absenceCategory'
import { daysBetween, eachDay, type Day } from '@uurwerk/domain/time/day'
import { containsDay } from '@uurwerk/domain/time/dayPeriod'

type Member = TeamAbsences['members'][number]
export type Period = Member['periods'][number]

export type ShownPeriod = { readonly start: Day; readonly end: Day }

export type AbsenceFilter = {
  readonly customerId: number | null
  readonly employerId: number | null
  /** The kinds of absence that are shown. An empty list shows all kinds. */
  readonly kinds: readonly AbsenceCategory[]
  readonly by: 'all' | 'own' | 'byHr'
  readonly everybody: boolean
  readonly perCustomer: boolean
}

export type Bar = {
  readonly period: Period
  /** `to` is the column after the last one. Columns are counted from 1, as in a CSS grid. */
  readonly from: number
  readonly to: number
  /** True when the period began before the shown days; `endsAfter` is true when it ends after them. */
  readonly startsBefore: boolean
  readonly endsAfter: boolean
  /** The line of the row on which the bar is drawn. Two half days of different kinds on one day need two lines. */
  readonly line: 1 | 2
}

export type TeamRow = {
  readonly key: string
  readonly userId: number
  readonly firstName: string
  readonly lastName: string
  readonly customers: string
  readonly bars: readonly Bar[]
  /** The number of shown days with an absence, without days on which nobody works. */
  readonly away: number
}

/** Sickness with and without a certificate is one kind on the screen. */
export const kindOnScreen = (category: AbsenceCategory): AbsenceCategory =>
  category === 'SICK_LEAVE_NO_CERTIFICATE' ? 'SICK_LEAVE' : category

export function shownMembers(team: TeamAbsences, filter: AbsenceFilter, shown: ShownPeriod): Member[] {
  return team.members
    .filter(
      ({ customerIds, employerId }) =>
        (filter.customerId === null || customerIds.includes(filter.customerId)) &&
        (filter.employerId === null || employerId === filter.employerId),
    )
    .map((member) => ({ ...member, periods: member.periods.filter((period) => isShown(period, filter, shown)) }))
}

const isShown = (period: Period, { kinds, by }: AbsenceFilter, shown: ShownPeriod): boolean =>
  period.start <= shown.end &&
  (period.end === null || period.end >= shown.start) &&
  (kinds.length === 0 || kinds.includes(kindOnScreen(period.category))) &&
  (by === 'all' || period.editedByAdmin === (by === 'byHr'))

/** Each person has one row. In a calendar by customer, a person has a row for each customer. */
export function teamRows(
  team: TeamAbsences,
  filter: AbsenceFilter,
  shown: ShownPeriod,
  isFree: (day: Day) => boolean,
): TeamRow[] {
  const names = new Map(team.customers.map(({ id, name }) => [id, name]))
  const workdays = eachDay(shown.start, shown.end).filter((day) => !isFree(day))
  return shownMembers(team, filter, shown)
    .filter(({ periods }) => filter.everybody || periods.length > 0)
    .flatMap(({ userId, firstName, lastName, customerIds, periods }) => {
      const person = {
        userId,
        firstName,
        lastName,
        bars: barsOf(periods, shown),
        away: workdays.filter((day) => periods.some((period) => containsDay(period, day))).length,
      }
      const nameOf = (id: number) => names.get(id) ?? ''
      return filter.perCustomer && customerIds.length > 0
        ? customersOf(customerIds, filter).map((id) => ({ ...person, key: `${userId} ${id}`, customers: nameOf(id) }))
        : [{ ...person, key: String(userId), customers: customerIds.map(nameOf).join(', ') }]
    })
}

const customersOf = (customerIds: readonly number[], { customerId }: AbsenceFilter): readonly number[] =>
  customerId === null ? customerIds : customerIds.filter((id) => id === customerId)

type AtCustomer = { readonly away: number; readonly all: number }

/** The number of absent people and the number of all people of each customer, for a calendar by customer. */
export function awayByCustomer(
  team: TeamAbsences,
  filter: AbsenceFilter,
  shown: ShownPeriod,
): ReadonlyMap<string, AtCustomer> {
  const rows = teamRows(team, { ...filter, everybody: true }, shown, () => false)
  const counts = new Map<string, AtCustomer>()
  for (const { customers, bars } of rows) {
    const { away, all } = counts.get(customers) ?? { away: 0, all: 0 }
    counts.set(customers, { away: away + (bars.length > 0 ? 1 : 0), all: all + 1 })
  }
  return counts
}

function barsOf(periods: readonly Period[], shown: ShownPeriod): Bar[] {
  const columns = daysBetween(shown.start, shown.end) + 1
  const bars: Bar[] = []
  for (const period of periods) {
    const from = Math.max(1, daysBetween(shown.start, period.start) + 1)
    const to = Math.min(columns, period.end === null ? columns : daysBetween(shown.start, period.end) + 1) + 1
    bars.push({
      period,
      from,
      to,
      startsBefore: period.start < shown.start,
      endsAfter: period.end === null || period.end > shown.end,
      line: bars.some((bar) => bar.line === 1 && bar.from < to && from < bar.to) ? 2 : 1,
    })
  }
  return bars
}

/** The number of people who are absent on each shown day; null on a day without work. */
export const awayPerDay = (
  rows: readonly TeamRow[],
  shown: ShownPeriod,
  isFree: (day: Day) => boolean,
): readonly (number | null)[] =>
  eachDay(shown.start, shown.end).map((day) =>
    isFree(day)
      ? null
      : new Set(
          rows.filter(({ bars }) => bars.some(({ period }) => containsDay(period, day))).map(({ userId }) => userId),
        ).size,
  )

export type PeriodRow = Period & {
  readonly key: string
  readonly userId: number
  readonly firstName: string
  readonly lastName: string
}

export const periodRows = (team: TeamAbsences, filter: AbsenceFilter, shown: ShownPeriod): PeriodRow[] =>
  shownMembers(team, filter, shown).flatMap(({ userId, firstName, lastName, periods }) =>
    periods.map((period, place) => ({ ...period, key: `${userId} ${place}`, userId, firstName, lastName })),
  )

export function kindCounts(
  team: TeamAbsences,
  filter: AbsenceFilter,
  shown: ShownPeriod,
): readonly { readonly kind: AbsenceCategory; readonly count: number }[] {
  const counts = new Map<AbsenceCategory, number>()
  for (const { category } of periodRows(team, { ...filter, kinds: [] }, shown)) {
    const kind = kindOnScreen(category)
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  return [...counts].map(([kind, count]) => ({ kind, count })).sort((a, b) => b.count - a.count)
}
