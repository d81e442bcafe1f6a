import { accountOf } from './accountOf.ts'
import type { BankEntry } from './bankStatement.ts'
import { codaAmount, codaDay, codaDayOr, codaSign, field, type CodaLine } from './codaFields.ts'
import { paymentReferenceIn } from './paymentReferenceIn.ts'

export type CodaMovement = {
  readonly sequence: string
  readonly detail: string
  readonly line: CodaLine
  readonly entry: BankEntry
}

/**
 * The kinds of structured communication that contain a payment reference: 101, and 102 when the check digits are wrong.
 */
const STRUCTURED_REFERENCE = /^10[12]$/
/** The CODA codes of returned movements: reject, return, refund, reversal and cancellation. */
const RETURNED = /^[1-5]$/
const NO_ID = 'NOTPROVIDED'

/** Reads one bank movement from its CODA record 21 and from the records 22, 23 and 31 to 33 that follow record 21. */
export function codaMovement(records: readonly CodaLine[], version: string): CodaMovement {
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

/**
 * In a CODA record, the three digits before a structured communication are its kind. These digits are not part of the
 * communication.
 */
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
