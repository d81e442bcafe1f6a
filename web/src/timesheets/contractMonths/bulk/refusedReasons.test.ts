import { expect, test } from 'vitest'
import * as texts from '../../../texts/texts.ts'
import { formatTotalHours } from '../../../ui/format/formatTotalHours.ts'
import { refusedReasons } from './refusedReasons.ts'

const row = (contractId: number, username: string) => ({ contractId, username })
const invoiced = (contractId: number) => ({ contractId, code: 'already_invoiced', message: 'Er is al een factuur.' })

test('a reason that refuses many timesheets is shown once, with the names of the first people', () => {
  const rows = ['Anna', 'Bart', 'Cis', 'Dora', 'Els'].map((name, index) => row(index + 1, name))
  const refused = [
    ...[1, 2, 3, 4].map(invoiced),
    { contractId: 5, code: 'not_confirmed', message: 'Nog niet bevestigd.' },
  ]
  expect(refusedReasons('approve', rows, refused)).toBe(
    '5 timesheets zijn niet goedgekeurd. Er is al een factuur. (Anna, Bart, Cis en nog 1) Nog niet bevestigd. (Els)',
  )
  expect(refusedReasons('approve', rows, [invoiced(2)])).toBe(
    'Eén timesheet is niet goedgekeurd. Er is al een factuur. (Bart)',
  )
})

test('the message after an action contains the number of timesheets and their hours', () => {
  const { taken, done } = texts.contractMonths.selection
  // The sum of these floating-point numbers is 0.30000000000000004.
  const hours = formatTotalHours([{ workedHours: 0.1 }, { workedHours: 0.2 }])
  expect(taken(1240, done.lock, hours)).toBe('1.240 timesheets, samen 0,30 uur, zijn vastgezet.')
  expect(taken(1, done.unlock, '7,60')).toBe('Eén timesheet van 7,60 uur is vrijgegeven.')
})
