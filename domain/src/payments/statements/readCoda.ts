import {
  assertStatementAddsUp,
  splitIntoDetails,
  StatementFault,
  statementOrRefusal,
  accountOf,
  type BankEntry,
  type BankStatement,
  type StatementRefusal,
} from './bankStatement.ts'
import { cents, type Cents } from '../../money/cents.ts'
import { isDay, type Day } from '../../time/day.ts'
import { paymentReferenceIn } from '../matching/paymentReferenceIn.ts'

const LENGTH = 128
const VERSIONS = ['1', '2']
const NO_DETAIL = '0000'

/** True when a text starts like a CODA file: record 0 with application code 05 (Febelfin CODA standard). */
export const isCoda = (text: string): boolean => /^0{5}\d{9}05/.test(text)

/**
 * Reads the bank statements of a CODA file, version 1 or 2 (Febelfin CODA standard 2.6). When one total is wrong, the
 * whole file is refused (rules payments-3, payments-4).
 */
export const readCoda = (text: string): readonly BankStatement[] | { readonly refusal: StatementRefusal } =>
  statementOrRefusal(() => groupsOf(linesOf(text)).map(statementOf))

function linesOf(text: string): CodaLine[] {
  const lines = text
    .split(/\r\n|\n|\r/)
    .map((line, index) => ({ text: line.trimEnd().padEnd(LENGTH), number: index + 1 }))
  const filled = lines.filter((line) => line.text.trim() !== '' && line.text.trim() !== '\u001A')
  const long = filled.find((line) => line.text.length > LENGTH)
  if (long !== undefined) throw unreadable(long)
  return filled
}

/** Splits the lines of a CODA file into one group for each bank statement: from a record 0 to its record 9. */
function groupsOf(lines: readonly CodaLine[]): CodaLine[][] {
  const groups: CodaLine[][] = []
  for (const line of lines) {
    const kind = line.text[0]
    const last = groups.at(-1)
    if (kind === '0') groups.push([line])
    else if (last === undefined || last.at(-1)?.text[0] === '9') throw unreadable(line)
    else last.push(line)
  }
  if (groups.length === 0) throw new StatementFault({ code: 'statement_unreadable', line: null })
  return groups
}

function statementOf(lines: readonly CodaLine[]): BankStatement {
  const version = codaVersion(lines[0]!)
  const old = onlyOne(lines, '1')
  const renewed = onlyOne(lines, '8')
  const trailer = onlyOne(lines, '9')
  const { account, currency } = codaAccount(old, version)
  if (currency !== 'EUR') throw new StatementFault({ code: 'statement_currency', currency })
  const movements = movementsOf(lines, version)
  const closedOn = codaDay(renewed, 58)
  assertTrailer(trailer, lines, movements)
  const statement = {
    account,
    number: field(renewed, 2, 4).trim(),
    openedOn: codaDayOr(old, 59, closedOn),
    closedOn,
    opening: codaAmount(old, 44, codaSign(old, 43)),
    closing: codaAmount(renewed, 43, codaSign(renewed, 42)),
    entries: entriesOf(movements),
  }
  assertStatementAddsUp(statement)
  return statement
}

function codaVersion(header: CodaLine): string {
  const version = field(header, 128, 128)
  if (!VERSIONS.includes(version)) throw new StatementFault({ code: 'statement_version', version: `CODA ${version}` })
  return version
}

function onlyOne(lines: readonly CodaLine[], kind: string): CodaLine {
  const found = lines.filter(({ text }) => text[0] === kind)
  if (found.length !== 1) throw unreadable(found[1] ?? lines.at(-1)!)
  return found[0]!
}

const MOVEMENT = /^[23][123]/

function movementsOf(lines: readonly CodaLine[], version: string): CodaMovement[] {
  const grouped: CodaLine[][] = []
  for (const line of lines) {
    if (!MOVEMENT.test(line.text)) {
      if (!'01489'.includes(line.text[0]!)) throw unreadable(line)
      continue
    }
    if (line.text.startsWith('21')) grouped.push([line])
    else if (grouped.length === 0) throw unreadable(line)
    else grouped.at(-1)!.push(line)
  }
  return grouped.map((records) => codaMovement(records, version))
}

/** Details come after their movement and have the same sequence number. */
function entriesOf(movements: readonly CodaMovement[]): BankEntry[] {
  const families: CodaMovement[][] = []
  for (const movement of movements) {
    const last = families.at(-1)
    if (movement.detail === NO_DETAIL) families.push([movement])
    else if (last?.[0]!.sequence === movement.sequence) last.push(movement)
    else throw unreadable(movement.line)
  }
  return families.flatMap(([whole, ...details]) =>
    splitIntoDetails(
      whole!.entry,
      details.map(({ entry }) => entry),
    ),
  )
}

/** Record 9 counts the records 1, 2, 3 and 8, and has the sum of the movements without their details. */
function assertTrailer(trailer: CodaLine, lines: readonly CodaLine[], movements: readonly CodaMovement[]): void {
  const counted = lines.filter(({ text }) => '1238'.includes(text[0]!)).length
  if (Number(field(trailer, 17, 22)) !== counted) throw unreadable(trailer)
  const whole = movements.filter(({ detail }) => detail === NO_DETAIL).map(({ entry }) => entry.amount)
  const sums = [
    [whole.filter((amount) => amount < 0).reduce((sum, amount) => sum - amount, 0), codaAmount(trailer, 23)],
    [whole.filter((amount) => amount > 0).reduce((sum, amount) => sum + amount, 0), codaAmount(trailer, 38)],
  ] as const
  for (const [found, expected] of sums)
    if (found !== expected)
      throw new StatementFault({
        code: 'statement_totals_wrong',
        account: '',
        expected: expected / 100,
        found: found / 100,
      })
}

const unreadable = ({ number }: CodaLine) => new StatementFault({ code: 'statement_unreadable', line: number })

type CodaLine = { readonly text: string; readonly number: number }

/** Both positions are included. As in the CODA standard, the first position is 1. */
const field = ({ text }: CodaLine, from: number, to: number): string => text.slice(from - 1, to)

/** Reads a day that a CODA record writes as ddmmyy. */
function codaDay(line: CodaLine, from: number): Day {
  const day = dayOf(field(line, from, from + 5))
  if (day === null) throw new StatementFault({ code: 'statement_unreadable', line: line.number })
  return day
}

/** Reads a day of a CODA record that can be missing. The bank then writes zeros or spaces. */
const codaDayOr = (line: CodaLine, from: number, other: Day): Day =>
  /^[0 ]{6}$/.test(field(line, from, from + 5)) ? other : codaDay(line, from)

function dayOf(text: string): Day | null {
  const day = `20${text.slice(4)}-${text.slice(2, 4)}-${text.slice(0, 2)}`
  return isDay(day) ? day : null
}

/** Reads the sign of a CODA amount. 0 is credit, and 1 is debit. */
function codaSign(line: CodaLine, at: number): 1 | -1 {
  const sign = field(line, at, at)
  if (sign !== '0' && sign !== '1') throw new StatementFault({ code: 'statement_unreadable', line: line.number })
  return sign === '0' ? 1 : -1
}

const AMOUNT = /^\d{15}$/

/** The amount has twelve digits and three decimals. For euros, the third decimal must be 0 (rule payments-6). */
function codaAmount(line: CodaLine, from: number, sign: 1 | -1 = 1): Cents {
  const text = field(line, from, from + 14)
  if (!AMOUNT.test(text)) throw new StatementFault({ code: 'statement_unreadable', line: line.number })
  if (!text.endsWith('0')) throw new StatementFault({ code: 'statement_amount', written: text })
  const amount = Number(text.slice(0, 14))
  return cents(amount === 0 ? 0 : sign * amount)
}

type Account = { readonly account: string; readonly currency: string }

/**
 * In version 1, and for kind 0 in version 2, the account number is an old Belgian number. For the other kinds, the
 * account number has up to 34 characters.
 */
function codaAccount(line: CodaLine, version: string): Account {
  const isOld = version === '1' || field(line, 2, 2) === '0'
  return isOld
    ? { account: accountOf(field(line, 6, 17)), currency: field(line, 19, 21) }
    : { account: accountOf(field(line, 6, 39)), currency: field(line, 40, 42) }
}

type CodaMovement = {
  readonly sequence: string
  readonly detail: string
  readonly line: CodaLine
  readonly entry: BankEntry
}

/** The kinds of structured reference: 101 as the payer gave it, and 102 as the bank reconstructed it. */
const STRUCTURED_REFERENCE = /^10[12]$/
/** The CODA codes of returned movements: reject, return, refund, reversal and cancellation. */
const RETURNED = /^[1-5]$/
const NO_ID = 'NOTPROVIDED'

function codaMovement(records: readonly CodaLine[], version: string): CodaMovement {
  const [main] = records
  const line = main!
  const second = recordOf(records, '22')
  const third = recordOf(records, '23')
  const enteredOn = codaDay(line, 116)
  const isStructured = field(line, 62, 62) === '1'
  const holdsReference = isStructured && STRUCTURED_REFERENCE.test(field(line, 63, 65))
  const endToEndId = second === null ? '' : field(second, 64, 98).trim()
  return {
    sequence: field(line, 3, 6),
    detail: field(line, 7, 10),
    line,
    entry: {
      amount: codaAmount(line, 33, codaSign(line, 32)),
      enteredOn,
      valueOn: codaDayOr(line, 48, enteredOn),
      bankReference: spaced(field(line, 11, 31)),
      endToEndId: endToEndId === NO_ID ? '' : endToEndId,
      ...counterpartyOf(third, version),
      paymentReference: holdsReference ? paymentReferenceIn(field(line, 66, 77)) : null,
      text: spaced(
        [holdsReference ? '' : communicationOf(line, isStructured), ...furtherText(records, version)].join(''),
      ),
      isReversal: version === '2' && second !== null && RETURNED.test(field(second, 113, 113)),
      detailsIgnored: false,
    },
  }
}

const recordOf = (records: readonly CodaLine[], kind: string): CodaLine | null =>
  records.find(({ text }) => text.startsWith(kind)) ?? null

/** The three digits before a structured communication are its kind, and are left out. */
const communicationOf = (line: CodaLine, isStructured: boolean): string => field(line, isStructured ? 66 : 63, 115)

const furtherText = (records: readonly CodaLine[], version: string): string[] =>
  records.map((line) => {
    const kind = field(line, 1, 2)
    if (kind === '22') return field(line, 11, 63)
    if (kind === '23' && version === '2') return field(line, 83, 125)
    if (kind === '31' && field(line, 40, 40) === '0') return ` ${field(line, 41, 113)}`
    if (kind === '32') return field(line, 11, 115)
    return kind === '33' ? field(line, 11, 100) : ''
  })

function counterpartyOf(line: CodaLine | null, version: string) {
  if (line === null) return { counterpartyName: '', counterpartyAccount: '' }
  const isOld = version === '1' || field(line, 23, 23) === ' '
  return {
    counterpartyName: spaced(field(line, 48, version === '1' ? 73 : 82)),
    counterpartyAccount: accountOf(isOld ? field(line, 11, 22) : field(line, 11, 44)),
  }
}

const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim()
