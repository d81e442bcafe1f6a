import { assertStatementAddsUp } from './assertStatementAddsUp.ts'
import type { BankEntry, BankStatement } from './bankStatement.ts'
import { codaAccount, codaAmount, codaDay, codaSign, field, type CodaLine } from './codaFields.ts'
import { codaMovement, type CodaMovement } from './codaMovement.ts'
import { splitIntoDetails } from './splitIntoDetails.ts'
import { StatementFault, statementOrRefusal, type StatementRefusal } from './StatementFault.ts'

const LENGTH = 128
const VERSIONS = ['1', '2']
const NO_DETAIL = '0000'

/** Whether a text starts like a CODA file: record 0 with application code 05 (Febelfin CODA standard). */
export const isCoda = (text: string): boolean => /^0{5}\d{9}05/.test(text)

/**
 * Reads the bank statements of a CODA file, version 1 or 2 (Febelfin CODA standard 2.6). One wrong total refuses the
 * whole file (rules payments-3, payments-4).
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
  assertTrailer(trailer, lines, movements)
  const statement = {
    account,
    number: field(renewed, 2, 4).trim(),
    openedOn: codaDay(old, 59),
    closedOn: codaDay(renewed, 58),
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

/** In a CODA file, the details of a movement come after the movement and have the same sequence number. */
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

/**
 * Record 9 of a CODA file counts the records 1, 2, 3 and 8, and contains the sum of the movements without their
 * details.
 */
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
