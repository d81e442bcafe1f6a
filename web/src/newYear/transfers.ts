import { Transfer } from '@uurwerk/contract/newYear'
import { sentenceOf } from '@uurwerk/contract/problems'
import type { TransferRefusal } from '@uurwerk/domain/balances/newYearTransfer'
import type { NewYearRow } from './queries.ts'

/** What HR typed, by person: null is an emptied field, NaN what is no number. */
export type Transfers = ReadonlyMap<number, number | null>

/**
 * What was kept of them when the session ended: JSON has no NaN, and a text for each person's id (rule balances-62).
 */
export const transfersOf = (kept: Readonly<Record<string, unknown>>): Transfers =>
  new Map(
    Object.entries(kept).flatMap(([userId, days]) =>
      days === null || typeof days === 'number' ? [[Number(userId), days] as const] : [],
    ),
  )

/** An emptied field is nothing transferred; one that was never touched stays as it is. */
export function transferOf({ userId, transfer }: NewYearRow, typed: Transfers): number {
  const days = typed.get(userId)
  return days === undefined ? transfer.after : (days ?? 0)
}

/** Why somebody cannot take so many days along, or null when they can. */
export function transferError(row: NewYearRow, typed: Transfers): string | null {
  const days = transferOf(row, typed)
  const read = Transfer.safeParse({ userId: row.userId, days })
  if (!read.success) return read.error.issues[0]?.message ?? null
  const { userName, transferable: mostDays } = row
  const refusal: TransferRefusal = { code: 'transfer_exceeds_left', userName, mostDays }
  return days > mostDays ? sentenceOf(refusal) : null
}

/** What was moved by earlier runs, moves by this one, or by what HR typed. */
export const isChanged = (row: NewYearRow, typed: Transfers): boolean =>
  row.skipped === null && (row.changed || transferOf(row, typed) !== row.transfer.before)

/** What HR typed for somebody and did not carry out yet. */
export const isUnsaved = (row: NewYearRow, typed: Transfers): boolean =>
  typed.has(row.userId) && transferOf(row, typed) !== row.transfer.after

/** What was typed for the others still stands when some have been done. */
export const withoutRows = (typed: Transfers, rows: readonly NewYearRow[]): Transfers =>
  new Map([...typed].filter(([userId]) => !rows.some((row) => row.userId === userId)))

/** What is sent of these rows. */
export const bodyOf = (rows: readonly NewYearRow[], typed: Transfers, isEverybody: boolean) => ({
  ...(isEverybody ? {} : { userIds: rows.map(({ userId }) => userId) }),
  transfers: rows
    .filter((row) => row.skipped === null && transferOf(row, typed) !== row.transfer.before)
    .map((row) => ({ userId: row.userId, days: transferOf(row, typed) })),
})
