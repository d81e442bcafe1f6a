import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCamt } from './readCamt.ts'
import { element, type Tree } from '../testing/element.ts'

const V2 = 'urn:iso:std:iso:20022:tech:xsd:camt.053.001.02'
const V8 = 'urn:iso:std:iso:20022:tech:xsd:camt.053.001.08'

const euro = (text: string, currency = 'EUR'): Tree => ({ text, Ccy: currency })
const balance = (code: string, amount: string, sign = 'CRDT'): Tree => ({
  Tp: { CdOrPrtry: { Cd: code } },
  Amt: euro(amount),
  CdtDbtInd: sign,
  Dt: { Dt: '2026-11-20' },
})
const payer = { Dbtr: { Nm: 'DE LINDE  VZW' }, DbtrAcct: { Id: { IBAN: 'BE72000000001616' } } }
const credit = (amount: string, further: Tree = {}, status: Tree | string = 'BOOK'): Tree => ({
  Amt: euro(amount),
  CdtDbtInd: 'CRDT',
  Sts: status,
  BookgDt: { Dt: '2026-11-20' },
  ValDt: { Dt: '2026-11-21' },
  AcctSvcrRef: 'BANK-1',
  ...further,
})
type Given = {
  readonly entries: Tree[]
  readonly closing: string
  readonly version?: string
  readonly opening?: Tree
  readonly further?: Tree
}
const message = ({ entries, closing, version = V2, opening = balance('OPBD', '1000.00'), further = {} }: Given) =>
  element('Document', version, {
    BkToCstmrStmt: {
      Stmt: {
        Id: '2026-224',
        Acct: { Id: { IBAN: 'BE68539007547034' }, Ccy: 'EUR' },
        Bal: [opening, balance('CLBD', closing)],
        Ntry: entries,
        ...further,
      },
    },
  })
const entriesOf = (given: Given) => {
  const read = readCamt(message(given))
  if ('refusal' in read) throw new Error(read.refusal.code)
  return read.flatMap(({ entries }) => entries)
}
const refusalOf = (given: Given) => {
  const read = readCamt(message(given))
  return 'refusal' in read ? read.refusal : null
}

test('the payer, the reference and both dates of a movement are read from a camt message of version 02', () => {
  const details = {
    Refs: { EndToEndId: 'E2E-1' },
    RltdPties: payer,
    RmtInf: { Strd: { CdtrRefInf: { Tp: { Issr: 'BBA' }, Ref: '202600012320' } } },
  }
  expect(entriesOf({ entries: [credit('363.00', { NtryDtls: { TxDtls: details } })], closing: '1363.00' })).toEqual([
    {
      amount: 36_300,
      enteredOn: '2026-11-20',
      valueOn: '2026-11-21',
      bankReference: 'BANK-1',
      endToEndId: 'E2E-1',
      counterpartyName: 'DE LINDE VZW',
      counterpartyAccount: 'BE72000000001616',
      paymentReference: '202600012320',
      text: '',
      isReversal: false,
      detailsIgnored: false,
    },
  ])
})

test('the payer’s name and the state of a movement are read from a camt message of version 08', () => {
  const details = {
    Refs: { EndToEndId: 'NOTPROVIDED' },
    RltdPties: { ...payer, Dbtr: { Pty: { Nm: 'DE LINDE VZW' } } },
    RmtInf: { Ustrd: ['FACT 2026-000124', 'DEEL'] },
  }
  const entry = credit('50.00', { NtryDtls: { TxDtls: details } }, { Cd: 'BOOK' })
  expect(entriesOf({ entries: [entry], closing: '1050.00', version: V8 })).toMatchObject([
    {
      amount: 5000,
      counterpartyName: 'DE LINDE VZW',
      endToEndId: '',
      text: 'FACT 2026-000124 DEEL',
      paymentReference: null,
    },
  ])
})

test('a movement in a camt message that the bank has not booked yet is ignored', () => {
  expect(entriesOf({ entries: [credit('50.00', {}, 'PDNG')], closing: '1000.00' })).toEqual([])
})

test('for money that the company paid, the other party in a camt message is the receiver', () => {
  const details = { RltdPties: { Cdtr: { Nm: 'BANK' }, CdtrAcct: { Id: { IBAN: 'BE32123456789002' } }, ...payer } }
  const entry = credit('12.50', { CdtDbtInd: 'DBIT', NtryDtls: { TxDtls: details } })
  expect(entriesOf({ entries: [entry], closing: '987.50' })).toMatchObject([
    { amount: -1250, counterpartyName: 'BANK', counterpartyAccount: 'BE32123456789002' },
  ])
})

const twoDetails = (first: string, second: string): Tree => ({
  NtryDtls: {
    TxDtls: [
      { AmtDtls: { TxAmt: { Amt: euro(first) } }, Refs: { EndToEndId: 'A' } },
      { AmtDtls: { TxAmt: { Amt: euro(second) } }, Refs: { EndToEndId: 'B' } },
    ],
  },
})

test('a movement in a camt message is split into its details only when the details add up to its amount', () => {
  expect(entriesOf({ entries: [credit('192.00', twoDetails('121.00', '71.00'))], closing: '1192.00' })).toMatchObject([
    { amount: 12_100, endToEndId: 'A' },
    { amount: 7100, endToEndId: 'B' },
  ])
  expect(entriesOf({ entries: [credit('192.00', twoDetails('121.00', '70.00'))], closing: '1192.00' })).toMatchObject([
    { amount: 19_200, detailsIgnored: true },
  ])
  const withoutAmounts = { NtryDtls: { TxDtls: [{ Refs: { EndToEndId: 'A' } }, { Refs: { EndToEndId: 'B' } }] } }
  expect(entriesOf({ entries: [credit('192.00', withoutAmounts)], closing: '1192.00' })).toMatchObject([
    { amount: 19_200, detailsIgnored: true },
  ])
})

test('a returned payment and a reversed payment in a camt message get a mark', () => {
  const returned = credit('363.00', { CdtDbtInd: 'DBIT', NtryDtls: { TxDtls: { RtrInf: { Rsn: { Cd: 'AC04' } } } } })
  expect(entriesOf({ entries: [returned], closing: '637.00' })).toMatchObject([{ amount: -36_300, isReversal: true }])
  const reversed = credit('363.00', { CdtDbtInd: 'DBIT', RvslInd: 'true' })
  expect(entriesOf({ entries: [reversed], closing: '637.00' })).toMatchObject([{ isReversal: true }])
})

test('a negative balance and the previous closing balance are read from a camt message', () => {
  const opening = balance('PRCD', '100.00', 'DBIT')
  expect(entriesOf({ entries: [credit('363.00')], closing: '263.00', opening })).toHaveLength(1)
})

const wrong: [sentence: string, given: Given, refusal: object][] = [
  [
    'of another version',
    { entries: [], closing: '1000.00', version: V2.replace(/02$/, '03') },
    { code: 'statement_version', version: 'camt.053.001.03' },
  ],
  [
    'with another closing balance',
    { entries: [credit('50.00')], closing: '1050.01' },
    { code: 'statement_totals_wrong', expected: 1050.01, found: 1050 },
  ],
  [
    'with a third decimal',
    { entries: [credit('50.001')], closing: '1050.00' },
    { code: 'statement_amount', written: '50.001' },
  ],
  [
    'in another currency',
    { entries: [credit('50.00', { Amt: euro('50.00', 'USD') })], closing: '1050.00' },
    { code: 'statement_currency', currency: 'USD' },
  ],
  [
    'without opening balance',
    { entries: [], closing: '1000.00', opening: balance('ITBD', '1000.00') },
    { code: 'statement_unreadable', line: null },
  ],
  [
    'with an entry without date',
    { entries: [credit('50.00', { BookgDt: {}, ValDt: {} })], closing: '1050.00' },
    { code: 'statement_unreadable', line: null },
  ],
]
for (const [sentence, given, refusal] of wrong) {
  test(`a camt message ${sentence} is refused`, () =>
    expect(refusalOf(given)).toEqual(expect.objectContaining(refusal)))
}

test('a camt message without a statement is refused', () => {
  expect(readCamt(element('Document', V2, { BkToCstmrStmt: {} }))).toEqual({
    refusal: { code: 'statement_unreadable', line: null },
  })
})

test('the movements of a random camt message add up to the difference between its two balances', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 99_999_999 }), { maxLength: 20 })
  const format = (cents: number) => `${Math.floor(cents / 100)}.${`${cents % 100}`.padStart(2, '0')}`
  fc.assert(
    fc.property(amounts, fc.array(fc.boolean(), { minLength: 20, maxLength: 20 }), (cents, credits) => {
      const signed = cents.map((amount, index) => (credits[index]! ? amount : -amount))
      const sum = 10_000_000_000 + signed.reduce((total, amount) => total + amount, 0)
      const entries = signed.map((amount) =>
        credit(format(Math.abs(amount)), { CdtDbtInd: amount < 0 ? 'DBIT' : 'CRDT' }),
      )
      const opening = balance('OPBD', '100000000.00')
      expect(entriesOf({ entries, closing: format(sum), opening }).map(({ amount }) => amount)).toEqual(signed)
    }),
  )
})

test('the number of an entry in its statement is not a bank reference, because each statement counts from 1', () => {
  const entry = { ...credit('50.00'), AcctSvcrRef: [], NtryRef: '1' }
  expect(entriesOf({ entries: [entry], closing: '1050.00' })).toMatchObject([{ bankReference: '' }])
})

test.each(['true', '1'])('a camt entry with the reversal mark %s is a return', (RvslInd) => {
  const entry = credit('50.00', { RvslInd })
  expect(entriesOf({ entries: [entry], closing: '1050.00' })).toMatchObject([{ isReversal: true }])
})
