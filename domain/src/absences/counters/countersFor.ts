import { leftIn, type CountersLeft } from '../../balances/counterUse.ts'
import { vacationCounterTypes, type CounterType } from '../../balances/counterType.ts'
import { sumHalfDays, type HalfDays } from '../../balances/halfDays.ts'
import type { AbsenceCategory } from '../absenceCategory.ts'

/**
 * The counters from which an absence of this kind takes days, in the order of their use. The list is empty for a kind
 * that takes no days from a counter (rule absences-29).
 */
export function countersFor(category: AbsenceCategory): readonly CounterType[] {
  switch (category) {
    case 'VACATION':
      return vacationCounterTypes
    case 'RECUPERATION_HOLIDAY':
      return ['RECUPERATION_HOLIDAY_PREVIOUS_YEAR', 'RECUPERATION_HOLIDAY']
    case 'EDUCATIONAL_LEAVE':
    case 'PERSONAL_LEAVE':
      return [category]
    default:
      return []
  }
}

/** Vacation of a previous employer is vacation too (rule absences-31). */
export function categoryOfCounter(counter: CounterType): AbsenceCategory {
  switch (counter) {
    case 'EDUCATIONAL_LEAVE':
    case 'PERSONAL_LEAVE':
    case 'RECUPERATION_HOLIDAY':
      return counter
    case 'RECUPERATION_HOLIDAY_PREVIOUS_YEAR':
      return 'RECUPERATION_HOLIDAY'
    default:
      return 'VACATION'
  }
}

/** The sum of the days in all leave counters of one kind of absence (rule balances-3). */
export const leftFor = (category: AbsenceCategory, left: CountersLeft): HalfDays =>
  sumHalfDays(countersFor(category).map((counter) => leftIn(left, counter)))

/** HR cannot book more 'Feestdag recup' than the sum of the counters of this and last year (rule absences-33). */
export const leftInNamed = (left: CountersLeft, counter: CounterType): HalfDays => {
  const alone = leftIn(left, counter)
  if (categoryOfCounter(counter) !== 'RECUPERATION_HOLIDAY') return alone
  const purse = leftFor('RECUPERATION_HOLIDAY', left)
  return purse < alone ? purse : alone
}
