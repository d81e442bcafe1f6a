import type { AnsweredHours, Availability, AvailabilityRuleDto } from '@uurwerk/contract/planning/availability'
import { availabilityOn, type AvailabilityRule, type DayMark } from '@uurwerk/domain/planning/availability/availability'
import type { Day } from '@uurwerk/domain/time/day'
import { formatDayInWords } from '@uurwerk/domain/time/formatDay'
import * as texts from '../../texts/texts.ts'

/** The mark (not available, or preferred) that the user wants for a day; null removes the mark of the day. */
export type WantedMark = { readonly mark: DayMark; readonly hours: AnsweredHours } | null

export type AvailableDay = {
  readonly day: Day
  /** The mark of the day itself; null when the day has none. */
  readonly own: WantedMark
  /** The weekly rule that applies when the day has no mark of its own. */
  readonly rule: AvailabilityRuleDto | null
  readonly byHr: boolean
  readonly shifts: Availability['shifts']
}

/** The days of a month with their marks. `wanted` has the marks that have no answer of the server yet. */
export function availableDays(
  { days, rules, shifts }: Availability,
  month: readonly Day[],
  wanted: ReadonlyMap<Day, WantedMark>,
): readonly AvailableDay[] {
  const own = new Map(days.map((each) => [each.day, each]))
  const shiftsOf = Map.groupBy(shifts, ({ day }) => day)
  const dtos = new Map(rules.map((rule) => [rule.id, rule]))
  // The hours of a rule do not decide on which days the rule applies, so they are not compared.
  const availability = { days: new Map(), rules: rules.map((rule): AvailabilityRule => ({ ...rule, hours: null })) }
  return month.map((day) => {
    const stored = own.get(day)
    const found = availabilityOn(day, availability)
    const next = wanted.get(day)
    return {
      day,
      own: next === undefined ? (stored ?? null) : next,
      rule: found !== null && 'id' in found ? (dtos.get(found.id) ?? null) : null,
      byHr: next === undefined && (stored?.byHr ?? false),
      shifts: shiftsOf.get(day) ?? [],
    }
  })
}

/** The mark of the day itself, or else of the weekly rule; null when the day has neither. */
export function shownMark({ own, rule }: Pick<AvailableDay, 'own' | 'rule'>) {
  if (own !== null) return own.mark === 'free' && rule === null ? null : { ...own, isRule: false }
  return rule === null ? null : { mark: rule.mark as DayMark, hours: rule.hours, isRule: true }
}

/** The mark after a tap: not available, then preferred, then none. With a weekly rule, the taps begin with its mark. */
export function nextMark({ own, rule }: Pick<AvailableDay, 'own' | 'rule'>): WantedMark {
  switch (own?.mark ?? rule?.mark) {
    case undefined:
      return { mark: 'unavailable', hours: null }
    case 'unavailable':
      return { mark: 'preferred', hours: null }
    case 'preferred':
      return rule === null ? null : { mark: 'free', hours: null }
    case 'free':
      return null
  }
}

/** The name of a day for a screen reader. It describes all contents of the cell. */
export function labelOf(day: AvailableDay): string {
  const words = texts.availability
  const shown = shownMark(day)
  return [
    formatDayInWords(day.day),
    shown === null ? words.none : words.format(shown.mark, shown.hours),
    ...(shown?.isRule === true ? [words.byRule] : []),
    ...(day.byHr || (shown?.isRule === true && day.rule?.byHr === true) ? [words.byHr] : []),
    ...day.shifts.map(({ name, start, end }) => words.shiftStays(`${name} ${start}–${end}`.trim())),
  ].join(', ')
}
