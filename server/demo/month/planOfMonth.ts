import { holidayOn } from '@uurwerk/domain/calendar/holidays'
import { weekdayOf, type Day } from '@uurwerk/domain/time/day'
import { daysOf, lastDayOf, monthOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { weeks, type CastMember, type ShiftTypeName } from '../cast.ts'
import { chance } from '../chance.ts'

export type MonthPlan = {
  readonly shifts: ReadonlyMap<ShiftTypeName, readonly Day[]>
  readonly vacation: Day | null
  readonly halfVacation: Day | null
  readonly sick: Day | null
}

/**
 * The planning of a person in the demo for one month. It follows the person's normal week, without work on public
 * holidays. Some days are leave, and a few are sickness.
 */
export function planOfMonth(member: CastMember, yearMonth: YearMonth): MonthPlan {
  const wishes = new Map(daysOf(yearMonth).map((day) => [day, wishOn(member, day)]))
  const workdays = [...wishes]
    .filter(([day, wish]) => wish !== null && weekdayOf(day) <= 5 && !isNightIntoNextMonth(member, day))
    .map(([day]) => day)
  const pick = (what: string, share: number): Day | null =>
    member.independent !== true && workdays.length > 4 && chance(member.email, yearMonth, what) < share
      ? workdays[Math.floor(chance(member.email, yearMonth, what, 'day') * workdays.length)]!
      : null
  const vacation = pick('vacation', 0.45)
  const sick = differing(pick('sick', 0.12), vacation)
  const halfVacation = differing(pick('half', 0.15), vacation, sick)
  for (const day of [vacation, sick]) if (day !== null) wishes.set(day, null)
  if (halfVacation !== null) wishes.set(halfVacation, 'Vroege kort')
  return { shifts: daysByType(wishes), vacation, halfVacation, sick }
}

const wishOn = (member: CastMember, day: Day): ShiftTypeName | null => {
  if (isNightIntoNextMonth(member, day)) return 'Nacht'
  const isFree = holidayOn(day) !== null && chance(member.email, day, 'holiday') > 0.25
  return isFree ? null : (weeks[member.week][weekdayOf(day) - 1] ?? null)
}

/** A person who works nights also works the last night of the month, which ends in the next month. */
const isNightIntoNextMonth = ({ week }: CastMember, day: Day): boolean =>
  week === 'nights' && day === lastDayOf(monthOf(day))

const differing = (day: Day | null, ...others: readonly (Day | null)[]): Day | null =>
  others.includes(day) ? null : day

/** Groups the planned days by shift type. */
const daysByType = (wishes: ReadonlyMap<Day, ShiftTypeName | null>): ReadonlyMap<ShiftTypeName, readonly Day[]> => {
  const planned = [...wishes].flatMap(([day, shiftType]) => (shiftType === null ? [] : [{ day, shiftType }]))
  return new Map(
    [...Map.groupBy(planned, ({ shiftType }) => shiftType)].map(([type, all]) => [type, all.map(({ day }) => day)]),
  )
}
