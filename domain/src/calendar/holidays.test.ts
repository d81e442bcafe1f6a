import { expect, test } from 'vitest'
import { toDay, weekdayOf } from '../time/day.ts'
import { toYearMonth } from '../time/yearMonth.ts'
import { easterSundayOf } from './easterSundayOf.ts'
import { holidayOn, holidaysIn, holidaysOf } from './holidays.ts'

test('a year has ten legal holidays, in the order of their dates and with Dutch names', () => {
  expect(holidaysOf(2026).map(({ date, name }) => `${date} ${name}`)).toEqual([
    '2026-01-01 Nieuwjaar',
    '2026-04-06 Paasmaandag',
    '2026-05-01 Dag van de Arbeid',
    '2026-05-14 O.L.H.-Hemelvaart',
    '2026-05-25 Pinkstermaandag',
    '2026-07-21 Nationale feestdag',
    '2026-08-15 O.L.V.-Hemelvaart',
    '2026-11-01 Allerheiligen',
    '2026-11-11 Wapenstilstand',
    '2026-12-25 Kerstmis',
  ])
})

const moving: [year: number, easter: string, easterMonday: string, ascension: string, whitMonday: string][] = [
  [2024, '2024-03-31', '2024-04-01', '2024-05-09', '2024-05-20'],
  [2025, '2025-04-20', '2025-04-21', '2025-05-29', '2025-06-09'],
  [2026, '2026-04-05', '2026-04-06', '2026-05-14', '2026-05-25'],
  [2027, '2027-03-28', '2027-03-29', '2027-05-06', '2027-05-17'],
  [2028, '2028-04-16', '2028-04-17', '2028-05-25', '2028-06-05'],
  [2038, '2038-04-25', '2038-04-26', '2038-06-03', '2038-06-14'],
]
for (const [year, easter, ...days] of moving) {
  test(`the date of Easter decides the dates of the three movable holidays of ${year}`, () => {
    expect(easterSundayOf(year)).toBe(easter)
    const names = ['Paasmaandag', 'O.L.H.-Hemelvaart', 'Pinkstermaandag']
    expect(names.map((name) => holidaysOf(year).find((holiday) => holiday.name === name)?.date)).toEqual(days)
  })
}

// In the calculation, the Easters of 1954 and 1981 are exceptions. Easter is very early in 2008 and very late in 1943.
const rareEasters: [year: number, easter: string][] = [
  [1954, '1954-04-18'],
  [1981, '1981-04-19'],
  [2008, '2008-03-23'],
  [1943, '1943-04-25'],
  [2049, '2049-04-18'],
  [2076, '2076-04-19'],
]
for (const [year, easter] of rareEasters) {
  test(`Easter Sunday of ${year} is on ${easter}`, () => expect(easterSundayOf(year)).toBe(easter))
}

test('Easter is a Sunday between 22 March and 25 April in every year from 1900 to 2199', () => {
  for (let year = 1900; year <= 2199; year++) {
    const easter = easterSundayOf(year)
    expect(weekdayOf(easter)).toBe(7)
    expect(easter >= `${year}-03-22` && easter <= `${year}-04-25`).toBe(true)
  }
})

test('Easter Sunday and Whit Sunday are no legal holidays', () => {
  expect(holidayOn(toDay('2026-04-05'))).toBeNull()
  expect(holidayOn(toDay('2026-05-24'))).toBeNull()
})

test('the Flemish holiday of 11 July is a holiday only when the company adds it', () => {
  const flemish = { date: toDay('2026-07-11'), name: 'Feest van de Vlaamse Gemeenschap' }
  expect(holidayOn(flemish.date)).toBeNull()
  expect(holidayOn(flemish.date, [flemish])).toBe(flemish)
  expect(holidaysIn(toYearMonth('2026-07'), [flemish]).map(({ date }) => date)).toEqual(['2026-07-11', '2026-07-21'])
})

test('November has two legal holidays: All Saints and Armistice Day', () => {
  expect(holidaysIn(toYearMonth('2026-11')).map(({ name }) => name)).toEqual(['Allerheiligen', 'Wapenstilstand'])
})

test('February has no legal holiday', () => {
  expect(holidaysIn(toYearMonth('2026-02'))).toEqual([])
})
