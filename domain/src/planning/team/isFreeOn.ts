import type { Day } from '../../time/day.ts'

type DayOfPerson = {
  readonly day: Day
  /** The contracts of the person that are active on the day. */
  readonly contracts: readonly unknown[]
  readonly shifts: readonly unknown[]
  readonly absence: 'whole' | 'half' | null
}

/** The person has a contract, no shift that starts on the day, and no whole day of absence (rule team-50). */
export const isFreeOn = (days: readonly DayOfPerson[], day: Day): boolean =>
  days.some(
    (each) => each.day === day && each.contracts.length > 0 && each.shifts.length === 0 && each.absence !== 'whole',
  )
