import { addDays, toDay, yearOf, type Day } from '../time/day.ts'
import { firstDayOf, monthOf, type YearMonth } from '../time/yearMonth.ts'
import { easterSundayOf } from './easterSundayOf.ts'

export type Holiday = { readonly date: Day; readonly name: string }

const holidaysByYear = new Map<number, readonly Holiday[]>()

/** The ten legal holidays in the order of the year (rule time-29). Easter Sunday and Whit Sunday are not legal holidays. */
export function holidaysOf(year: number): readonly Holiday[] {
  const known = holidaysByYear.get(year)
  if (known !== undefined) return known
  const holidays = legalHolidays(year)
  holidaysByYear.set(year, holidays)
  return holidays
}

/** `extra` contains the holidays that the company adds to the legal holidays (rule time-30). */
export const holidayOn = (day: Day, extra: readonly Holiday[] = []): Holiday | null =>
  [...holidaysOf(yearOf(day)), ...extra].find(({ date }) => date === day) ?? null

export const holidaysIn = (yearMonth: YearMonth, extra: readonly Holiday[] = []): Holiday[] =>
  [...holidaysOf(yearOf(firstDayOf(yearMonth))), ...extra]
    .filter(({ date }) => monthOf(date) === yearMonth)
    .sort(byDate)

function legalHolidays(year: number): readonly Holiday[] {
  const easter = easterSundayOf(year)
  const fixed = (monthAndDay: string) => toDay(`${year}-${monthAndDay}`)
  return [
    { date: fixed('01-01'), name: 'Nieuwjaar' },
    { date: addDays(easter, 1), name: 'Paasmaandag' },
    { date: fixed('05-01'), name: 'Dag van de Arbeid' },
    { date: addDays(easter, 39), name: 'O.L.H.-Hemelvaart' },
    { date: addDays(easter, 50), name: 'Pinkstermaandag' },
    { date: fixed('07-21'), name: 'Nationale feestdag' },
    { date: fixed('08-15'), name: 'O.L.V.-Hemelvaart' },
    { date: fixed('11-01'), name: 'Allerheiligen' },
    { date: fixed('11-11'), name: 'Wapenstilstand' },
    { date: fixed('12-25'), name: 'Kerstmis' },
  ].sort(byDate)
}

const byDate = (a: Holiday, b: Holiday): number => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)
