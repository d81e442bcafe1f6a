import { MOST_BANK_ENTRIES } from '@uurwerk/contract/payments/bankFiles'
import { csvLine } from '@uurwerk/domain/csvLine'
import { cents, sumCents } from '@uurwerk/domain/money/cents'
import type { BankEntry } from '@uurwerk/domain/payments/statements/bankStatement'
import { codaLines } from '@uurwerk/domain/payments/testing/codaLines'
import { toDay } from '@uurwerk/domain/time/day'

/** The maximum number of rows of an import file (rule import-30). */
const MOST_ROWS = 10_000

const rows = (count: number, row: (n: number) => readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: count }, (_none, n) => row(n))

const table = (header: readonly string[], lines: readonly (readonly string[])[]): Buffer =>
  Buffer.from([header, ...lines].map(csvLine).join(''))

const emailOf = (n: number, attempt: number): string => `medewerker${n}-${attempt}@verhuis.example`
const customerOf = (n: number, attempt: number): string => `Zorghuis ${attempt} ${n}`

const PEOPLE_HEADER = ['E-mail', 'Voornaam', 'Achternaam', 'Startdatum', 'Deeltijds percentage', 'HR werkgever']

const people = (attempt: number): Buffer =>
  table(
    PEOPLE_HEADER,
    rows(MOST_ROWS, (n) => [
      emailOf(n, attempt),
      `Voornaam${n}`,
      `Achternaam${n}`,
      '05-01-2015',
      '80',
      'Wijzerplaat Zorg',
    ]),
  )

const CUSTOMER_HEADER = [
  'Naam',
  'Afkorting',
  'Verantwoordelijke',
  'E-mail verantwoordelijke',
  'Btw-nummer',
  'Organisatienaam',
  'Aangeschrevene',
  'Straat',
  'Huisnummer',
  'Postcode',
  'Stad',
  'Moederbedrijf',
  'E-mails facturen',
]

const customers = (attempt: number): Buffer =>
  table(
    CUSTOMER_HEADER,
    rows(MOST_ROWS, (n) => [
      customerOf(n, attempt),
      `ZH${n}`,
      'Lieve Somers',
      `lieve${n}@zorghuis.example`,
      'BE0403019261',
      `Zorghuis ${n} vzw`,
      'Dienst facturatie',
      'Netelaan',
      `${n + 1}`,
      '2560',
      'Nijlen',
      n % 10 === 1 ? customerOf(n - 1, attempt) : '',
      `facturen${n}@zorghuis.example`,
    ]),
  )

const contracts = (attempt: number): Buffer =>
  table(
    ['E-mail', 'Klant', 'Startdatum', 'Uurtarief'],
    rows(MOST_ROWS, (n) => [emailOf(n, 0), customerOf(n, 0), `01-0${attempt + 1}-2026`, `${40 + (n % 10)},50`]),
  )

const OPENINGS = 2500

/**
 * A file with leave counters, and with recuperation (time off for extra hours) from before the first month in Uurwerk.
 * Each attempt uses other people, because a person can get recuperation from before that month only once.
 */
const balances = (attempt: number): Buffer =>
  table(
    ['E-mail', 'Soort', 'Jaar', 'Toegekend', 'Over', 'Openingsmaand', 'Uren'],
    [
      ...rows(MOST_ROWS - OPENINGS, (n) => [
        emailOf(n, 0),
        'Extra vakantie',
        `${2026 - attempt}`,
        '20',
        '12,5',
        '',
        '',
      ]),
      ...rows(OPENINGS, (n) => [emailOf(n + attempt * OPENINGS, 0), 'Recuperatie', '', '', '', '11-2026', '4,25']),
    ],
  )

/** The bank account of the company in the demo. */
const OUR_ACCOUNT = 'BE68539007547034'
/** A CODA file has at most 9999 movements in each bank statement, because four digits number the movements. */
const MOST_IN_STATEMENT = 9999

const movement = (n: number, on: string): BankEntry => ({
  amount: cents(100 + n),
  enteredOn: toDay(on),
  valueOn: toDay(on),
  bankReference: `REF ${on} ${n}`,
  endToEndId: '',
  counterpartyName: `Klant ${n}`,
  counterpartyAccount: 'BE72000000001616',
  paymentReference: null,
  text: `betaling ${n} voor de maand ${on}, met een lange mededeling`.slice(0, 53),
  isReversal: false,
  detailsIgnored: false,
})

const movements = (count: number, on: string): BankEntry[] =>
  Array.from({ length: count }, (_none, n) => movement(n, on))

function statement(opening: number, on: string, count: number): readonly [lines: string[], closing: number] {
  const entries = movements(count, on)
  const closing = sumCents([cents(opening), ...entries.map(({ amount }) => amount)])
  const [openedOn, closedOn] = [toDay(on), toDay(on)]
  const lines = codaLines({
    account: OUR_ACCOUNT,
    number: '001',
    openedOn,
    closedOn,
    opening: cents(opening),
    closing,
    entries,
  })
  return [lines, closing]
}

function coda(attempt: number): Buffer {
  const [first, between] = statement(0, `2026-09-1${attempt}`, MOST_IN_STATEMENT)
  const [second] = statement(between, `2026-09-2${attempt}`, MOST_IN_STATEMENT)
  return Buffer.from([...first, ...second].join('\r\n'), 'latin1')
}

const euros = (amount: number): string => (amount / 100).toFixed(2)

const balance = (code: string, amount: number, on: string): string =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${euros(amount)}</Amt>` +
  `<CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>${on}</Dt></Dt></Bal>`

const entry = ({ amount, enteredOn, bankReference, text }: BankEntry): string =>
  `<Ntry><Amt Ccy="EUR">${euros(amount)}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts>` +
  `<BookgDt><Dt>${enteredOn}</Dt></BookgDt><ValDt><Dt>${enteredOn}</Dt></ValDt><AcctSvcrRef>${bankReference}</AcctSvcrRef>` +
  `<NtryDtls><TxDtls><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`

function camt(attempt: number): Buffer {
  const on = `2026-10-1${attempt}`
  const entries = movements(MOST_BANK_ENTRIES, on)
  const closing = sumCents(entries.map(({ amount }) => amount))
  return Buffer.from(
    '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Id>2026-278</Id>' +
      `<Acct><Id><IBAN>${OUR_ACCOUNT}</IBAN></Id><Ccy>EUR</Ccy></Acct>` +
      balance('OPBD', 0, on) +
      balance('CLBD', closing, on) +
      entries.map(entry).join('') +
      '</Stmt></BkToCstmrStmt></Document>',
  )
}

type Stored = { readonly path: string; readonly file: (attempt: number) => Buffer }

const importOf = (kind: string, file: Stored['file']): Stored => ({ path: `/administration/import/${kind}`, file })
const bankFileOf = (file: Stored['file']): Stored => ({
  path: '/administration/bankstatement?fileName=uittreksel',
  file,
})

/**
 * The largest files that the product imports, in the order of the import. Each attempt has other records: importing the
 * same records again would store nothing.
 */
export const largestFiles: Readonly<Record<string, Stored>> = {
  '10,000 people': importOf('people', people),
  '10,000 customers': importOf('customers', customers),
  '10,000 contracts': importOf('contracts', contracts),
  '10,000 balances': importOf('balances', balances),
  'CODA of 19,998 movements': bankFileOf(coda),
  'camt.053 of 20,000 movements': bankFileOf(camt),
}
