import type { Cents } from '../../money/cents.ts'
import type { Day } from '../../time/day.ts'

/** A bank movement with which the bank returned an earlier movement. */
export type BankReturn = {
  readonly id: number
  readonly enteredOn: Day
  readonly amount: Cents
  readonly account: string
  readonly endToEndId: string
  readonly counterpartyAccount: string
}

export type ReturnableEntry = BankReturn & {
  readonly counterpartyName: string
  readonly text: string
  readonly isBooked: boolean
  /** The invoices of the payments of the movement, also of payments that were undone, in the order of their ids. */
  readonly invoiceIds: readonly number[]
}

/**
 * Finds for each return the movement that the bank returned. Each movement is returned once. When it is unclear which
 * movement the bank returned, the return waits for HR (rules payments-25, payments-43).
 */
export function matchReturns<Entry extends ReturnableEntry>(
  returns: readonly BankReturn[],
  entries: readonly Entry[],
): ReadonlyMap<number, Entry> {
  const entriesOf = Map.groupBy(entries, keyOf)
  const matched = new Map<number, Entry>()
  for (const back of returns.toSorted(oldestFirst)) {
    const key = keyOf({ ...back, amount: -back.amount })
    const left = entriesOf.get(key) ?? []
    const returned = entryOf(back, left)
    if (returned === null) continue
    matched.set(back.id, returned)
    entriesOf.set(
      key,
      left.filter((entry) => entry !== returned),
    )
  }
  return matched
}

const keyOf = (moved: { readonly account: string; readonly endToEndId: string; readonly amount: number }) =>
  JSON.stringify([moved.account, moved.endToEndId, moved.amount])

type Placed = { readonly id: number; readonly enteredOn: Day }

const oldestFirst = (a: Placed, b: Placed): number =>
  a.enteredOn === b.enteredOn ? a.id - b.id : a.enteredOn < b.enteredOn ? -1 : 1

function entryOf<Entry extends ReturnableEntry>(back: BankReturn, entries: readonly Entry[]): Entry | null {
  const { counterpartyAccount: account, enteredOn } = back
  const possible = entries.filter(
    (entry) =>
      entry.enteredOn <= enteredOn &&
      (account === '' || entry.counterpartyAccount === '' || entry.counterpartyAccount === account),
  )
  // The account shows who paid, so the account is compared before the invoices of the movement.
  const ofAccount = possible.filter((entry) => entry.counterpartyAccount === account)
  const ofPayer = account !== '' && ofAccount.length > 0 ? ofAccount : possible
  const withInvoice = ofPayer.filter(({ invoiceIds }) => invoiceIds.length > 0)
  const best = withInvoice.length > 0 ? withInvoice : ofPayer
  if (new Set(best.map(purposeOf)).size !== 1) return null
  const booked = best.filter(({ isBooked }) => isBooked)
  return (booked.length > 0 ? booked : best).toSorted(oldestFirst).at(-1) ?? null
}

/**
 * The purpose of a movement: the invoices that it paid, or the payer and the text. For the customer it does not matter
 * which of two movements with the same purpose the bank returned.
 */
const purposeOf = ({ invoiceIds, counterpartyAccount, counterpartyName, text }: ReturnableEntry): string =>
  JSON.stringify(invoiceIds.length > 0 ? invoiceIds : [counterpartyAccount, counterpartyName, text])
