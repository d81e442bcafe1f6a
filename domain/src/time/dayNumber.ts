/**
 * Whole numbers (Hinnant's `days_from_civil`) with years from March, so that the leap day is the last. Date objects
 * would be too slow: a month of 600 contracts needs millions of these numbers.
 */
const DAYS_IN_400_YEARS = 146_097
const EPOCH_SHIFT = 719_468

export type CivilDate = { readonly year: number; readonly month: number; readonly day: number }

export function dayNumberOf(year: number, month: number, day: number): number {
  const marchYear = month <= 2 ? year - 1 : year
  const cycle = Math.floor(marchYear / 400)
  const yearOfCycle = marchYear - cycle * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1
  const dayOfCycle = yearOfCycle * 365 + Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100) + dayOfYear
  return cycle * DAYS_IN_400_YEARS + dayOfCycle - EPOCH_SHIFT
}

export function civilDateOf(dayNumber: number): CivilDate {
  const shifted = dayNumber + EPOCH_SHIFT
  const cycle = Math.floor(shifted / DAYS_IN_400_YEARS)
  const dayOfCycle = shifted - cycle * DAYS_IN_400_YEARS
  const yearOfCycle = Math.floor(
    (dayOfCycle - Math.floor(dayOfCycle / 1460) + Math.floor(dayOfCycle / 36_524) - Math.floor(dayOfCycle / 146_096)) /
      365,
  )
  const dayOfYear = dayOfCycle - (365 * yearOfCycle + Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100))
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
  return {
    year: yearOfCycle + cycle * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1,
  }
}

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

const isLeapYear = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
