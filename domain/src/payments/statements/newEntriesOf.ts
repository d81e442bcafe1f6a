import { numberOfDay } from '../../time/day.ts'
import type { BankEntry, StatementFormat } from './bankStatement.ts'

export type StoredEntry = Pick<
  BankEntry,
  'amount' | 'enteredOn' | 'bankReference' | 'counterpartyAccount' | 'paymentReference' | 'text'
> & { readonly format: StatementFormat }

/**
 * Finds the movements of a file that are not stored yet. Two files can contain the same movement, also in different
 * formats (rule payments-7). A movement is already stored when a stored movement has the same day, amount and bank
 * reference. When the formats differ or a bank reference is missing, the payer and the communication are compared
 * instead of the bank reference. A stored movement is found for only one new movement, because a payer can pay the same
 * amount twice on one day.
 */
export function newEntriesOf(
  stored: readonly StoredEntry[],
  file: readonly BankEntry[],
  format: StatementFormat,
): readonly boolean[] {
  const used = new Set<StoredEntry>()
  const byReference = queuesOf(stored, used, referenceOf)
  const byContent = queuesOf(stored, used, contentOf)
  // When a new movement has a bank reference, it is compared by payer and communication only with stored movements of
  // another format or without a bank reference.
  const comparable = stored.filter((entry) => entry.format !== format || entry.bankReference === '')
  const comparableByContent = queuesOf(comparable, used, contentOf)
  const known = new Set<BankEntry>()
  const match = (entry: BankEntry, found: StoredEntry | undefined): void => {
    if (found === undefined) return
    used.add(found)
    known.add(entry)
  }
  for (const entry of file) if (entry.bankReference !== '') match(entry, byReference(referenceOf(entry)))
  for (const entry of file) {
    if (known.has(entry)) continue
    match(entry, (entry.bankReference === '' ? byContent : comparableByContent)(contentOf(entry)))
  }
  return file.map((entry) => !known.has(entry))
}

/**
 * Each stored movement is looked at only once, so thousands of equal movements take no more time than thousands of
 * different movements.
 */
function queuesOf(
  stored: readonly StoredEntry[],
  used: ReadonlySet<StoredEntry>,
  keyOf: (entry: StoredEntry) => string,
): (key: string) => StoredEntry | undefined {
  const queues = Map.groupBy(stored, keyOf)
  const passed = new Map<string, number>()
  return (key) => {
    const queue = queues.get(key) ?? []
    let place = passed.get(key) ?? 0
    while (place < queue.length && used.has(queue[place]!)) place++
    passed.set(key, place)
    return queue[place]
  }
}

const dayAndAmount = ({ enteredOn, amount }: Pick<BankEntry, 'enteredOn' | 'amount'>): string =>
  `${numberOfDay(enteredOn)} ${amount}`

const referenceOf = (entry: StoredEntry | BankEntry): string => `${dayAndAmount(entry)} ${entry.bankReference}`

function contentOf(entry: StoredEntry | BankEntry): string {
  const { counterpartyAccount, paymentReference, text } = entry
  const communication = paymentReference ?? text.replace(/\W/g, '').toUpperCase()
  return `${dayAndAmount(entry)} ${counterpartyAccount} ${communication}`
}
