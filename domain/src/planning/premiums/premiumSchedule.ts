import { PREMIUMS, type Premium } from '../../customers/bonusType.ts'
import type { CustomerHours } from '../../customers/customerHours.ts'
import type { MinuteOfDay } from '../../time/clockTime.ts'
import type { PremiumTerms } from './premiumTerms.ts'

export type KindOfDay = 'weekday' | 'saturday' | 'holiday' | 'holidaySaturday'

/** A part of the day with one premium. Each part starts at the end of the previous part. */
export type ClockPart = { readonly endMinute: number; readonly premium: Premium | null }

/** The premium of each minute of each kind of day at one customer, calculated once for all shifts of that customer. */
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

/** True when a premium applies to a minute of a kind of day (rules premiums-2, premiums-5, premiums-6, premiums-10). */
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

/** A window can contain midnight. When its start and end are equal, it is empty (rule premiums-4). */
const isInWindow = (start: MinuteOfDay, end: MinuteOfDay, minute: number): boolean =>
  start <= end ? minute >= start && minute < end : minute >= start || minute < end

/** Of equal percentages, the one that is later in the list is used (rules premiums-8, premiums-9, premiums-12). */
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
