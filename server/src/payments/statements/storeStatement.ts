import type { BankEntry, BankStatement, StatementFormat } from '@uurwerk/domain/payments/statements/bankStatement'
import { eurosOf } from '@uurwerk/domain/money/cents'
import { newEntriesOf } from '@uurwerk/domain/payments/statements/newEntriesOf'
import type { CommandContext } from '../../app/context.ts'
import { insertBankStatement, listFormatsOfStatement, listStoredEntries, readBalanceBefore } from './bankFileStore.ts'

export type StoredEntry = BankEntry & { readonly id: number }

export type StoredStatement = {
  readonly entries: readonly StoredEntry[]
  readonly report: {
    readonly account: string
    readonly number: string
    readonly closedOn: string
    readonly opening: number
    readonly closing: number
    readonly newEntries: number
    readonly knownEntries: number
    readonly gap: boolean
  }
}

type Place = { readonly fileId: number; readonly position: number; readonly format: StatementFormat }

/** Stores the movements of a bank statement that no earlier file contained (rule payments-7). */
export async function storeStatement(
  { tx, now }: CommandContext,
  statement: BankStatement,
  { fileId, position, format }: Place,
): Promise<StoredStatement> {
  const { account, opening } = statement
  const moved = statement.entries.filter(({ amount }) => amount !== 0)
  const days = moved.map(({ enteredOn }) => enteredOn).toSorted()
  const [from, to] = [days[0] ?? statement.openedOn, days.at(-1) ?? statement.closedOn]
  const stored = await listFormatsOfStatement(tx, statement)
  // Another statement with the same balances contains the same money. This is not sure when the opening balance is
  // equal to the closing balance, because a statement without movements then has the same balances too.
  const hasSameMoney = opening !== statement.closing && stored.some((other) => other !== format)
  const isNew = hasSameMoney
    ? moved.map(() => false)
    : newEntriesOf(await listStoredEntries(tx, { account, from, to }), moved, format)
  const before = await readBalanceBefore(tx, account, statement.openedOn)
  const entries = moved.filter((_entry, index) => isNew[index])
  const ids = await insertBankStatement(tx, { ...statement, entries }, { fileId, position, now })
  return {
    entries: entries.map((entry, index) => ({ ...entry, id: ids[index]! })),
    report: {
      account,
      number: statement.number,
      closedOn: statement.closedOn,
      opening: eurosOf(opening),
      closing: eurosOf(statement.closing),
      newEntries: entries.length,
      knownEntries: moved.length - entries.length,
      gap: stored.length === 0 && before !== null && before !== opening,
    },
  }
}
