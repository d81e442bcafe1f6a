import { addDays, toDay, type Day } from '../time/day.ts'

/** The date of Easter Sunday in the Gregorian calendar: Gauss's algorithm with Lichtenberg's corrections. */
export function easterSundayOf(year: number): Day {
  const century = Math.floor(year / 100)
  const secularMoon = 15 + Math.floor((3 * century + 3) / 4) - Math.floor((8 * century + 13) / 25)
  const secularSun = 2 - Math.floor((3 * century + 3) / 4)
  const lunarYear = year % 19
  const seed = (19 * lunarYear + secularMoon) % 30
  const correction = Math.floor((seed + Math.floor(lunarYear / 11)) / 29)
  const fullMoon = 21 + seed - correction
  const firstSunday = 7 - ((year + Math.floor(year / 4) + secularSun) % 7)
  const daysAfter = 7 - ((fullMoon - firstSunday) % 7)
  return addDays(toDay(`${year}-03-01`), fullMoon + daysAfter - 1)
}
