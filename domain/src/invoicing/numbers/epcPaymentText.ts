import type { Cents } from '../../money/cents.ts'
import { ibanOf } from './isIban.ts'

const LONGEST_NAME = 70
const LARGEST_AMOUNT = 99_999_999_999
/** The maximum number of bytes in the QR code (EPC069-12). */
const LARGEST_TEXT = 331

export type Payment = {
  readonly name: string
  readonly iban: string
  readonly bic: string
  readonly amount: Cents
  /** The structured communication (payment reference) of the payment. A bank treats any other text as free text. */
  readonly reference: string
}

/** The text of the QR code. Null when the company has no account or no amount is to be paid (rule invoicing-35). */
export function epcPaymentText({ name, iban, bic, amount, reference }: Payment): string | null {
  const account = ibanOf(iban)
  if (account === null || amount < 1 || amount > LARGEST_AMOUNT) return null
  const text = (payee: string) =>
    ['BCD', '002', '1', 'SCT', bic, payee, account, `EUR${amountOf(amount)}`, '', reference].join('\n')
  const room = LARGEST_TEXT - bytesOf(text(''))
  return text(firstCharacters(name.replace(/\s+/g, ' ').trim(), room))
}

const amountOf = (amount: Cents): string => `${Math.floor(amount / 100)}.${`${amount % 100}`.padStart(2, '0')}`

function firstCharacters(name: string, room: number): string {
  let kept = ''
  for (const character of [...name].slice(0, LONGEST_NAME)) {
    if (bytesOf(kept + character) > room) break
    kept += character
  }
  return kept
}

const bytesOf = (text: string): number =>
  [...text].reduce((bytes, character) => bytes + bytesOfCodePoint(character.codePointAt(0) ?? 0), 0)

function bytesOfCodePoint(codePoint: number): number {
  if (codePoint < 0x80) return 1
  if (codePoint < 0x800) return 2
  return codePoint < 0x1_00_00 ? 3 : 4
}
