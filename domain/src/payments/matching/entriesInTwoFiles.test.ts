import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents } from '../../money/cents.ts'
import { addDays, toDay } from '../../time/day.ts'
import type { BankEntry } from '../statements/bankStatement.ts'
import { newEntriesOf } from '../statements/newEntriesOf.ts'

const TODAY = toDay('2026-11-20')

const entry = (further: Partial<BankEntry> = {}): BankEntry => ({
  amount: cents(100),
  enteredOn: TODAY,
  valueOn: TODAY,
  bankReference: 'A',
  endToEndId: '',
  counterpartyName: '',
  counterpartyAccount: 'BE72000000001616',
  paymentReference: null,
  text: 'huur',
  isReversal: false,
  detailsIgnored: false,
  ...further,
})

describe('a bank movement that is in two files', () => {
  const stored = { ...entry(), format: 'coda' } as const
  const isNew = (further: Partial<BankEntry>, format: 'coda' | 'camt' = 'coda') =>
    newEntriesOf([stored], [entry(further)], format)[0]

  test('a bank movement of a second file is recognised as stored by its bank reference, its day and its amount', () => {
    expect(isNew({ text: 'anders' })).toBe(false)
    expect(isNew({ enteredOn: addDays(TODAY, 1) })).toBe(true)
    expect(isNew({ amount: cents(101) })).toBe(true)
  })

  test('a bank movement with a different reference in another file format is recognised by its content', () => {
    expect(isNew({ bankReference: 'B' })).toBe(true)
    expect(isNew({ bankReference: 'B' }, 'camt')).toBe(false)
    expect(isNew({ bankReference: 'B', text: 'andere huur' }, 'camt')).toBe(true)
    expect(isNew({ bankReference: '' })).toBe(false)
  })

  test('when the payer paid the same amount twice and one payment is stored, the second payment is a new bank movement', () => {
    const twice = [entry({ bankReference: '' }), entry({ bankReference: '' })]
    expect(newEntriesOf([stored], twice, 'coda')).toEqual([false, true])
  })
})

test('reading the same bank file a second time adds no bank movements', () => {
  const entries = fc.array(
    fc.record({
      amount: fc.integer({ min: 1, max: 3 }).map(cents),
      bankReference: fc.constantFrom('', 'A', 'B'),
      text: fc.constantFrom('x', 'y'),
    }),
  )
  fc.assert(
    fc.property(entries, (made) => {
      const file = made.map((further) => entry(further))
      const again = newEntriesOf(
        file.map((one) => ({ ...one, format: 'coda' })),
        file,
        'coda',
      )
      expect(again).toEqual(file.map(() => false))
      expect(newEntriesOf([], file, 'coda')).toEqual(file.map(() => true))
    }),
  )
})

test('twenty thousand equal bank movements without a bank reference are all recognised in a second file', () => {
  const file = Array.from({ length: 20_000 }, () => entry({ bankReference: '' }))
  const stored = file.slice(1).map((one) => ({ ...one, format: 'coda' as const }))
  const isNew = newEntriesOf(stored, file, 'coda')
  expect(isNew.indexOf(true)).toBe(19_999)
})
