import { numberOfDay } from '../time/day.ts'
import type { BankEntry, StatementFormat } from './bankStatement.ts'

export type StoredEntry = Pick<
  BankEntry,
  'amount' | 'enteredOn' | 'bankReference' | 'counterpartyAccount' | 'paymentReference' | 'text'
> & { readonly format: StatementFormat }

/**
 * Whether each bank movement of a file is new. Two files of a bank can contain the same movement, also in different
 * formats (rule payments-7). A movement is already stored when a stored movement has the same day, amount and bank
 * reference. The two formats can write the bank reference differently. So between formats, or without a bank reference,
 * the payer and the communication are compared instead. Each stored movement matches once, because a payer can pay the
 * same amount twice on one day.
 */
export function newEntriesOf(
  stored: readonly StoredEntry[],
  file: readonly BankEntry[],
  format: StatementFormat,
): readonly boolean[] {
  const left = new Map<string, StoredEntry[]>()
  for (const entry of stored) left.set(dayAndAmount(entry), [...(left.get(dayAndAmount(entry)) ?? []), entry])
  const isSameReference = (a: StoredEntry, b: BankEntry) =>
    a.bankReference !== '' && a.bankReference === b.bankReference
  const isSameContent = (a: StoredEntry, b: BankEntry) =>
    (a.format !== format || a.bankReference === '' || b.bankReference === '') && contentOf(a) === contentOf(b)
  const known = new Set<BankEntry>()
  for (const isSame of [isSameReference, isSameContent])
    for (const entry of file) {
      if (known.has(entry)) continue
      const candidates = left.get(dayAndAmount(entry)) ?? []
      const place = candidates.findIndex((candidate) => isSame(candidate, entry))
      if (place === -1) continue
      candidates.splice(place, 1)
      known.add(entry)
    }
  return file.map((entry) => !known.has(entry))
}

const dayAndAmount = ({ enteredOn, amount }: Pick<BankEntry, 'enteredOn' | 'amount'>): string =>
  `${numberOfDay(enteredOn)} ${amount}`

const contentOf = ({ counterpartyAccount, paymentReference, text }: StoredEntry | BankEntry): string =>
  `${counterpartyAccount} ${paymentReference ?? text.replace(/\W/g, '').toUpperCase()}`
