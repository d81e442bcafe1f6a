import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { paymentReference } from '../../invoicing/numbers/paymentReference.ts'
import { cents, sumCents } from '../../money/cents.ts'
import { addDays, toDay } from '../../time/day.ts'
import type { BankEntry, BankStatement } from './bankStatement.ts'
import { isCoda, readCoda } from './readCoda.ts'
import { codaLines } from '../testing/codaLines.ts'
import { WIJZERPLAAT } from '../testing/wijzerplaat.ts'

const lines = (change: (line: string, index: number) => string = (line) => line) => WIJZERPLAAT.map(change).join('\r\n')
const replaced = (index: number, from: number, text: string) =>
  lines((line, at) => (at === index ? line.slice(0, from - 1) + text + line.slice(from - 1 + text.length) : line))
const read = (text: string) => {
  const result = readCoda(text)
  if ('refusal' in result) throw new Error(result.refusal.code)
  return result
}
const refused = (text: string) => {
  const result = readCoda(text)
  return 'refusal' in result ? result.refusal : null
}

describe('reading a CODA file', () => {
  test('a bank statement with its balances and its movements is read from a CODA file', () => {
    expect(read(lines())).toEqual([
      {
        account: 'BE68539007547034',
        number: '001',
        openedOn: '2026-11-20',
        closedOn: '2026-11-20',
        opening: 100_000,
        closing: 140_050,
        entries: [
          {
            amount: 36_300,
            enteredOn: '2026-11-20',
            valueOn: '2026-11-20',
            bankReference: 'REF0000000000000000A1',
            endToEndId: 'E2E-1',
            counterpartyName: 'WZC T ZILVERHOF VZW',
            counterpartyAccount: 'BE32123456789002',
            paymentReference: '202600012320',
            text: '',
            isReversal: false,
            detailsIgnored: false,
          },
          {
            amount: 5000,
            enteredOn: '2026-11-20',
            valueOn: '2026-11-20',
            bankReference: 'REF0000000000000000A2',
            endToEndId: '',
            counterpartyName: 'DE LINDE VZW',
            counterpartyAccount: 'BE72000000001616',
            paymentReference: null,
            text: 'FACT 2026-000124 DEEL',
            isReversal: false,
            detailsIgnored: false,
          },
          {
            amount: -1250,
            enteredOn: '2026-11-20',
            valueOn: '2026-11-20',
            bankReference: 'REF0000000000000000A3',
            endToEndId: '',
            counterpartyName: '',
            counterpartyAccount: '',
            paymentReference: null,
            text: 'KOSTEN REKENING',
            isReversal: false,
            detailsIgnored: false,
          },
        ],
      },
    ])
  })

  test('a CODA file is recognised by its first record', () => {
    expect(isCoda(lines())).toBe(true)
    expect(isCoda('<?xml version="1.0"?>')).toBe(false)
    expect(isCoda('')).toBe(false)
  })

  test('a CODA file can have lines without trailing spaces, LF line ends, empty lines and an end-of-file mark', () => {
    const short = `${WIJZERPLAAT.map((line) => line.trimEnd()).join('\n')}\n\n\u001A`
    expect(read(short)).toEqual(read(lines()))
  })

  test('a CODA file can contain the statements of two accounts', () => {
    const second = lines().replaceAll('BE68539007547034', 'BE72000000001616')
    expect(read(`${lines()}\r\n${second}`).map(({ account }) => account)).toEqual([
      'BE68539007547034',
      'BE72000000001616',
    ])
  })

  test('a CODA file that the bank marks as a duplicate is read in the same way as the first file', () =>
    expect(read(replaced(0, 17, 'D'))).toEqual(read(lines())))

  test('the first CODA file of an account can have an old balance without a day', () =>
    expect(read(replaced(1, 59, '000000'))).toEqual(read(lines())))

  test('a CODA file can be about an account with a foreign IBAN', () => {
    const foreign = 'NL91ABNA0417164300'.padEnd(34)
    const text = lines((line) => {
      if (line.startsWith('1')) return `13${line.slice(2, 5)}${foreign}${line.slice(39)}`
      return line.startsWith('8') ? `${line.slice(0, 4)}${foreign}${line.slice(38)}` : line
    })
    expect(read(text)).toMatchObject([{ account: 'NL91ABNA0417164300', opening: 100_000, closing: 140_050 }])
  })

  test('a CODA file of version 1 contains account numbers of the old Belgian form', () => {
    const old = WIJZERPLAAT.map((line, index) => {
      if (index === 0) return `${line.slice(0, 127)}1`
      if (line.startsWith('1')) return `10001539007547034 EUR${' '.repeat(21)}${line.slice(42)}`
      if (line.startsWith('8')) return `8001539007547034 EUR${' '.repeat(21)}${line.slice(41)}`
      if (line.startsWith('23'))
        return `${line.slice(0, 10)}${line.slice(14, 26)}${' '.repeat(25)}${line.slice(47, 73)}${'STRAAT 1'.padEnd(52)}0 0`
      return line
    }).join('\r\n')
    const [statement] = read(old)
    expect(statement).toMatchObject({ account: 'BE68539007547034', opening: 100_000, closing: 140_050 })
    expect(
      statement?.entries.map(({ counterpartyAccount, counterpartyName }) => [counterpartyAccount, counterpartyName]),
    ).toEqual([
      ['BE32123456789002', 'WZC T ZILVERHOF VZW'],
      ['BE72000000001616', 'DE LINDE VZW'],
      ['', ''],
    ])
  })

  test('a free communication that is divided over several records of a CODA file becomes one text', () => {
    const text = lines((line) => {
      if (line.startsWith('2100020000'))
        return `${line.slice(0, 62)}BETALING VAN FACTUUR NUMMER 2026-000124 EN OOK FACTUU${line.slice(115)}`
      return line.startsWith('2200020000') ? `${line.slice(0, 10)}${'R 2026-000130'.padEnd(53)}${line.slice(63)}` : line
    })
    expect(read(text)[0]?.entries[1]?.text).toBe('BETALING VAN FACTUUR NUMMER 2026-000124 EN OOK FACTUUR 2026-000130')
  })

  test('a movement in a CODA file gets a mark when the bank returned the money', () => {
    expect(read(replaced(3, 113, '2'))[0]?.entries.map(({ isReversal }) => isReversal)).toEqual([true, false, false])
  })
})

describe('a CODA movement with details', () => {
  const globalised = (second: string) => {
    const [header, opening, main, , , , , , , closing] = WIJZERPLAAT
    const detail = (number: string, amount: string, reference: string) =>
      `210001${number}${main!.slice(10, 32)}${amount}${main!.slice(47, 65)}${reference}${main!.slice(77)}`
    return [
      header,
      opening,
      `${main!.slice(0, 61)}0${''.padEnd(53)}${main!.slice(115)}`,
      detail('0001', '000000000242000', '202600012320'),
      detail('0002', second, '202600012421'),
      closing!.replace('000000001400500', '000000001363000'),
      `9${''.padEnd(15)}000005${'0'.repeat(15)}000000000363000${''.padEnd(75)}2`,
    ].join('\r\n')
  }

  test('a CODA movement is split into its details when the details add up to its amount', () => {
    expect(
      read(globalised('000000000121000'))[0]?.entries.map(({ amount, paymentReference: of }) => [amount, of]),
    ).toEqual([
      [24_200, '202600012320'],
      [12_100, '202600012421'],
    ])
  })

  test('a CODA movement is not split when its details add up to another amount', () => {
    expect(read(globalised('000000000120000'))[0]?.entries).toMatchObject([{ amount: 36_300, detailsIgnored: true }])
  })
})

const wrong: [sentence: string, text: string, refusal: object][] = [
  [
    'with another new balance is refused',
    replaced(9, 43, '000000001400510'),
    { code: 'statement_totals_wrong', expected: 1400.51, found: 1400.5 },
  ],
  [
    'with another credit total is refused',
    replaced(10, 38, '000000000412000'),
    { code: 'statement_totals_wrong', expected: 412, found: 413 },
  ],
  [
    'with another debit total is refused',
    replaced(10, 23, '000000000012400'),
    { code: 'statement_totals_wrong', expected: 12.4, found: 12.5 },
  ],
  ['with another number of records is refused', replaced(10, 17, '000008'), { code: 'statement_unreadable', line: 11 }],
  [
    'with a third decimal is refused',
    replaced(2, 33, '000000000363001'),
    { code: 'statement_amount', written: '000000000363001' },
  ],
  ['in another currency is refused', replaced(1, 40, 'USD'), { code: 'statement_currency', currency: 'USD' }],
  ['of an unknown version is refused', replaced(0, 128, '3'), { code: 'statement_version', version: 'CODA 3' }],
  ['with a day that does not exist is refused', replaced(2, 116, '310226'), { code: 'statement_unreadable', line: 3 }],
  [
    'with letters in an amount is refused',
    replaced(2, 33, '00000000036300O'),
    { code: 'statement_unreadable', line: 3 },
  ],
  ['with a wrong sign is refused', replaced(2, 32, '2'), { code: 'statement_unreadable', line: 3 }],
  [
    'with a line that is too long is refused',
    lines((line, index) => (index === 4 ? `${line}X` : line)),
    { code: 'statement_unreadable', line: 5 },
  ],
  [
    'without new balance is refused',
    WIJZERPLAAT.toSpliced(9, 1).join('\n'),
    { code: 'statement_unreadable', line: 10 },
  ],
  ['without trailer is refused', WIJZERPLAAT.slice(0, 10).join('\n'), { code: 'statement_unreadable', line: 10 }],
  ['that begins in the middle is refused', WIJZERPLAAT.slice(1).join('\n'), { code: 'statement_unreadable', line: 1 }],
  [
    'with an unknown record is refused',
    lines((line, index) => (index === 3 ? `7${line.slice(1)}` : line)),
    { code: 'statement_unreadable', line: 4 },
  ],
  ['without lines is refused', '', { code: 'statement_unreadable', line: null }],
]
for (const [sentence, text, refusal] of wrong) {
  test(`a CODA file ${sentence}`, () => expect(refused(text)).toMatchObject(refusal))
}

const word = fc.stringMatching(/^[A-Z0-9-]{1,12}$/)
const FIRST = toDay('2026-01-01')
const day = fc.integer({ min: 0, max: 700 }).map((days) => addDays(FIRST, days))
const amount = fc
  .integer({ min: -99_999_999_999, max: 99_999_999_999 })
  .filter((n) => n !== 0)
  .map(cents)
const reference = fc
  .record({ year: fc.integer({ min: 2000, max: 2199 }), sequence: fc.integer({ min: 1, max: 999_999 }) })
  .map((number) => paymentReference(number).replace(/\D/g, ''))
const account = fc.constantFrom('BE68539007547034', 'BE32123456789002', 'BE72000000001616', 'NL91ABNA0417164300', '')
const entry: fc.Arbitrary<BankEntry> = fc
  .record({
    amount,
    enteredOn: day,
    valueOn: day,
    bankReference: word,
    endToEndId: word,
    counterpartyName: fc.array(word, { minLength: 1, maxLength: 2 }).map((words) => words.join(' ')),
    counterpartyAccount: account,
    paymentReference: fc.option(reference, { nil: null }),
    text: fc.array(word, { maxLength: 4 }).map((words) => words.join(' ')),
    isReversal: fc.boolean(),
  })
  .map((made) => ({ ...made, text: made.paymentReference === null ? made.text : '', detailsIgnored: false }))
const statement: fc.Arbitrary<BankStatement> = fc
  .record({
    account: fc.constant('BE68539007547034'),
    number: fc.constant('001'),
    openedOn: day,
    closedOn: day,
    opening: amount,
    entries: fc.array(entry, { maxLength: 12 }),
  })
  .map((made) => ({ ...made, closing: sumCents([made.opening, ...made.entries.map(({ amount: of }) => of)]) }))

test('a random bank statement that is written as a CODA file is read as the same statement', () => {
  fc.assert(
    fc.property(statement, (generated) => {
      expect(read(codaLines(generated).join('\r\n'))).toEqual([generated])
    }),
  )
})

test('a CODA file with one changed character is either refused or read with the same amounts', () => {
  const total = (text: string) => sumCents(read(text).flatMap(({ entries }) => entries.map(({ amount: of }) => of)))
  fc.assert(
    fc.property(
      statement.filter(({ entries }) => entries.length > 0),
      fc.nat(),
      fc.constantFrom(...'0123456789 A'),
      (generated, place, character) => {
        const text = codaLines(generated).join('\n')
        const at = place % text.length
        const changed = text.slice(0, at) + character + text.slice(at + 1)
        expect([total(text), 'refused']).toContain(refused(changed) === null ? total(changed) : 'refused')
      },
    ),
  )
})

test('a random text is refused as a CODA file and causes no other error', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constantFrom(...WIJZERPLAAT), fc.string()), { maxLength: 12 }), (text) => {
      expect(() => readCoda(text.join('\n'))).not.toThrow()
    }),
  )
})
