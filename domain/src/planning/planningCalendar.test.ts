import { expect, test } from 'vitest'
import { shiftOn } from './shifts.testing.ts'
import { toDay } from '../time/day.ts'
import { period } from '../time/dayPeriod.testing.ts'
import { toYearMonth } from '../time/yearMonth.ts'
import { monthArrowsOf } from './monthArrowsOf.ts'
import { occupiedDaysOf } from './occupiedDaysOf.ts'
import { shiftTitle } from './shift/shiftTitle.ts'
import { textColorOn } from './shift/textColorOn.ts'
import { withIdInDay } from './shift/withIdInDay.ts'

const today = toDay('2026-11-20')

const arrows: [
  sentence: string,
  month: string,
  contracts: ReturnType<typeof period>[],
  previous: boolean,
  next: boolean,
][] = [
  ['a contract without end', '2026-11', [period('2024-01-01', null)], true, true],
  ['the first month of the only contract', '2026-11', [period('2026-11-01', null)], false, true],
  ['the last month of the only contract', '2026-11', [period('2024-01-01', '2026-11-30')], true, false],
  [
    'a month between two contracts',
    '2026-11',
    [period('2026-01-01', '2026-03-31'), period('2027-01-01', '2027-02-28')],
    true,
    true,
  ],
  ['twelve months ahead', '2027-11', [period('2024-01-01', null)], true, false],
  ['eleven months ahead', '2027-10', [period('2024-01-01', null)], true, true],
  ['no contract at all', '2026-11', [], false, false],
]
for (const [sentence, month, contracts, previous, next] of arrows) {
  test(`for ${sentence}, the arrow to the previous month is ${previous ? 'enabled' : 'disabled'} and the arrow to the next month is ${next ? 'enabled' : 'disabled'}`, () =>
    expect(monthArrowsOf(toYearMonth(month), { contracts, today })).toEqual({
      previousMonthAvailable: previous,
      nextMonthAvailable: next,
    }))
}

test('days with a shift on another contract or with a full absence are listed as occupied, once each and in order', () => {
  expect(
    occupiedDaysOf({
      daysElsewhere: [toDay('2026-11-20'), toDay('2026-11-03')],
      fullAbsenceDays: [toDay('2026-11-20'), toDay('2026-11-04')],
    }),
  ).toEqual(['2026-11-03', '2026-11-04', '2026-11-20'])
})

test('the calendar shows a star before the title of an adjusted shift, and the title Shift for a shift without a shift type', () => {
  expect(shiftTitle({ typeName: 'Vroege', adjusted: false })).toBe('Vroege')
  expect(shiftTitle({ typeName: 'Vroege', adjusted: true })).toBe('* Vroege')
  expect(shiftTitle({ typeName: null, adjusted: true })).toBe('* Shift')
})

// A colour is light when 0.299 R + 0.587 G + 0.114 B is above 149.
const colors: [color: string, text: string][] = [
  ['#FFFFFF', '#000000'],
  ['#000000', '#FFFFFF'],
  ['#959595', '#FFFFFF'],
  ['#969696', '#000000'],
  ['#ff0000', '#FFFFFF'],
  ['#00FF00', '#000000'],
  ['#0000FF', '#FFFFFF'],
  ['#FFA500', '#000000'],
]
for (const [color, text] of colors) {
  test(`on the colour ${color} the calendar writes ${text === '#000000' ? 'black' : 'white'} text`, () =>
    expect(textColorOn(color)).toBe(text))
}

test('the shifts of a day get numbers from 0 in the order of their start times', () => {
  const shifts = [
    { name: 'evening', ...shiftOn('2026-11-20', '18:00–22:00') },
    { name: 'next day', ...shiftOn('2026-11-21', '07:00–11:00') },
    { name: 'morning', ...shiftOn('2026-11-20', '07:00–11:00') },
    { name: 'night', ...shiftOn('2026-11-20', '23:00–06:00') },
  ]
  expect(withIdInDay(shifts).map(({ name, idInDay }) => `${name} ${idInDay}`)).toEqual([
    'morning 0',
    'evening 1',
    'night 2',
    'next day 0',
  ])
})
