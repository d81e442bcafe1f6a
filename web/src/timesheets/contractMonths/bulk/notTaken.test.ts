import { expect, test } from 'vitest'
import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import { notTaken } from './notTaken.ts'

const row = (contractId: number, username: string) => ({ contractId, username }) as ContractMonthRow
const invoiced = (contractId: number) => ({ contractId, code: 'already_invoiced', message: 'Er is al een factuur.' })

test('a reason that refuses many timesheets is shown once, with the names of the first people', () => {
  const rows = ['Anna', 'Bart', 'Cis', 'Dora', 'Els'].map((name, index) => row(index + 1, name))
  const refused = [
    ...[1, 2, 3, 4].map(invoiced),
    { contractId: 5, code: 'not_confirmed', message: 'Nog niet bevestigd.' },
  ]
  expect(notTaken('approve', rows, refused)).toBe(
    '5 timesheets zijn niet goedgekeurd. Er is al een factuur. (Anna, Bart, Cis en nog 1) Nog niet bevestigd. (Els)',
  )
  expect(notTaken('approve', rows, [invoiced(2)])).toBe(
    'Eén timesheet is niet goedgekeurd. Er is al een factuur. (Bart)',
  )
})
