import { Transfer } from '@uurwerk/contract/balances/newYear'
import { sentenceOf } from '@uurwerk/contract/problems'
import { refusalToTransfer } from '@uurwerk/domain/balances/newYear/newYearTransfer'
import type { NewYearRow } from './queries.ts'

/** The typed days by the id of the person. Null is an empty field, and NaN a text that is not a number. */
export type Transfers = ReadonlyMap<number, number | null>

/** Converts the draft that the browser kept as JSON, because JSON has no NaN and its keys are always strings. */
export const transfersOf = (kept: Readonly<Record<string, unknown>>): Transfers =>
  new Map(
    Object.entries(kept).flatMap(([userId, days]) =>
      days === null || typeof days === 'number' ? [[Number(userId), days] as const] : [],
    ),
  )

/** An empty field counts as zero. A field that HR did not change keeps the preview's number (rule balances-62). */
export function transferOf({ userId, transfer }: NewYearRow, typed: Transfers): number {
  const days = typed.get(userId)
  return days === undefined ? transfer.after : (days ?? 0)
}

/** The reason why the typed number of days cannot move to the new year; null when it can. */
export function transferError(row: NewYearRow, typed: Transfers): string | null {
  const days = transferOf(row, typed)
  const read = Transfer.safeParse({ userId: row.userId, days })
  if (!read.success) return read.error.issues[0]?.message ?? null
  const refusal = refusalToTransfer(row, days)
  return refusal && sentenceOf(refusal)
}

/** True when the preview shows a change, or HR typed another number of days. */
export const isChanged = (row: NewYearRow, typed: Transfers): boolean =>
  row.skipped === null && (row.changed || transferOf(row, typed) !== row.transfer.before)

/** True when HR typed a number of days that no new-year run has stored yet. */
export const isUnsaved = (row: NewYearRow, typed: Transfers): boolean =>
  typed.has(row.userId) && transferOf(row, typed) !== row.transfer.after

/** HR can run the new year for some people. The days typed for the other people must stay. */
export const withoutRows = (typed: Transfers, rows: readonly NewYearRow[]): Transfers =>
  new Map([...typed].filter(([userId]) => !rows.some((row) => row.userId === userId)))

export const bodyOf = (rows: readonly NewYearRow[], typed: Transfers, isEverybody: boolean) => ({
  ...(isEverybody ? {} : { userIds: rows.map(({ userId }) => userId) }),
  transfers: rows
    .filter((row) => row.skipped === null && transferOf(row, typed) !== row.transfer.before)
    .map((row) => ({ userId: row.userId, days: transferOf(row, typed) })),
})
