import { expect, test } from 'vitest'
import type { VacationRow } from './queries.ts'
import { vacationTotals } from './vacationTotals.ts'

const counter = (type: string, currentBalance: number, originalBalance: number) => ({
  version: 1,
  type,
  typeHumanReadableFormat: type,
  currentBalance,
  originalBalance,
})
const row = (userId: number, counters: readonly ReturnType<typeof counter>[]): VacationRow => ({
  userId,
  userName: `Anna ${userId}`,
  approvedByAdmin: false,
  vacationCounterDtos: [...counters],
})

test('the footer of the leave overview has the total days of the shown people', () => {
  const anna = row(1, [counter('STATUTORY_VACATION', 12.5, 20), counter('PERSONAL_LEAVE', 2, 3)])
  const bart = row(2, [counter('STATUTORY_VACATION', 10, 16)])
  expect(vacationTotals([anna, bart])).toEqual({
    person: 'Totaal van 2 medewerkers',
    left: '22,5',
    STATUTORY_VACATION: '22,5\u200B/36',
    PERSONAL_LEAVE: '2\u200B/3',
  })
  expect(vacationTotals([bart])).toEqual({
    person: 'Totaal van 1 medewerker',
    left: '10',
    STATUTORY_VACATION: '10\u200B/16',
  })
})
