import { PREMIUMS } from '../customers/bonusType.ts'
import type { Premium } from '../customers/bonusType.ts'
import type { CustomerHours } from '../customers/customerHours.ts'
import type { MinuteOfDay } from '../time/clockTime.ts'
import type { PremiumTerms } from './premiumTerms.ts'

export type KindOfDay = 'weekday' | 'saturday' | 'holiday' | 'holidaySaturday'

/** A part of the day's clock, from where the one before ends, in which nothing changes. */
export type ClockPart = { readonly endMinute: number; readonly premium: Premium | null }

/** What every minute of every kind of day earns at one customer, worked out once for all of their shifts. */
export type PremiumSchedule = {
  readonly plain: Readonly<Record<KindOfDay, readonly ClockPart[]>>
  readonly interrupted: Readonly<Record<KindOfDay, readonly ClockPart[]>>
}

const schedules = new WeakMap<PremiumTerms, PremiumSchedule>()

export function premiumScheduleOf(terms: PremiumTerms): PremiumSchedule {
  const known = schedules.get(terms)
  if (known !== undefined) return known
  const schedule = { plain: dayPlans(terms, false), interrupted: dayPlans(terms, true) }
  schedules.set(terms, schedule)
  return schedule
}

function dayPlans(terms: PremiumTerms, interrupted: boolean): Record<KindOfDay, ClockPart[]> {
  const plan = (kind: KindOfDay) => clockParts(terms, kind, interrupted)
  return {
    weekday: plan('weekday'),
    saturday: plan('saturday'),
    holiday: plan('holiday'),
    holidaySaturday: plan('holidaySaturday'),
  }
}

function clockParts(terms: PremiumTerms, kind: KindOfDay, interrupted: boolean): ClockPart[] {
  const { morning, evening, night } = terms.hours
  const borders = [...new Set([0, morning, evening, night])].sort((a, b) => a - b)
  return borders.map((start, i) => ({
    endMinute: borders[i + 1] ?? 1440,
    premium: highestPremium(terms, (premium) => isDue(premium, terms.hours, kind, interrupted, start)),
  }))
}

function isDue(
  premium: Premium,
  { morning, evening, night }: CustomerHours,
  kind: KindOfDay,
  interrupted: boolean,
  minute: number,
): boolean {
  switch (premium) {
    case 'LATE':
      return isInWindow(evening, night, minute)
    case 'NIGHT':
      return isInWindow(night, morning, minute)
    case 'SATURDAY':
      return kind === 'saturday' || kind === 'holidaySaturday'
    case 'HOLIDAY':
      return kind === 'holiday' || kind === 'holidaySaturday'
    case 'INTERRUPTED':
      return interrupted
  }
}

/** Windows go round the clock; equal borders make an empty one (house rules, 5). */
const isInWindow = (start: MinuteOfDay, end: MinuteOfDay, minute: number): boolean =>
  start <= end ? minute >= start && minute < end : minute >= start || minute < end

/** One premium for each minute: the highest, and of equals the one that stands later in the list. */
function highestPremium(terms: PremiumTerms, applies: (premium: Premium) => boolean): Premium | null {
  let highest: Premium | null = null
  let highestRate = 1
  for (const premium of PREMIUMS) {
    const rate = terms.rates[premium] ?? 0
    if (rate < highestRate || !applies(premium)) continue
    highest = premium
    highestRate = rate
  }
  return highest
}
