import { Transfer } from '@uurwerk/contract/newYear'
import { sentenceOf } from '@uurwerk/contract/problems'
import type { TransferRefusal } from '@uurwerk/domain/balances/newYearTransfer'
import type { NewYearRow } from './queries.ts'

/** The days that HR typed, by person. Null is an empty field, NaN is a text that is no number. */
export type Transfers = ReadonlyMap<number, number | null>

/** The typed days that the browser kept when the session ended. JSON has no NaN, and its keys are texts. */
export const transfersOf = (kept: Readonly<Record<string, unknown>>): Transfers =>
  new Map(
    Object.entries(kept).flatMap(([userId, days]) =>
      days === null || typeof days === 'number' ? [[Number(userId), days] as const] : [],
    ),
  )

/** The transfer in days. An empty field gives all days back, an unchanged field keeps the transfer (rule balances-62). */
export function transferOf({ userId, transfer }: NewYearRow, typed: Transfers): number {
  const days = typed.get(userId)
  return days === undefined ? transfer.after : (days ?? 0)
}

/** Why a person cannot take this many days along, or null. */
export function transferError(row: NewYearRow, typed: Transfers): string | null {
  const days = transferOf(row, typed)
  const read = Transfer.safeParse({ userId: row.userId, days })
  if (!read.success) return read.error.issues[0]?.message ?? null
  const { userName, transferable: mostDays } = row
  const refusal: TransferRefusal = { code: 'transfer_exceeds_left', userName, mostDays }
  return days > mostDays ? sentenceOf(refusal) : null
}

/** Whether the run changes something for the person, by the preview or by the typed transfer. */
export const isChanged = (row: NewYearRow, typed: Transfers): boolean =>
  row.skipped === null && (row.changed || transferOf(row, typed) !== row.transfer.before)

/** Whether HR typed a transfer that no run has saved yet. */
export const isUnsaved = (row: NewYearRow, typed: Transfers): boolean =>
  typed.has(row.userId) && transferOf(row, typed) !== row.transfer.after

/** The typed transfers without those of the given rows. A run for some people keeps the typed days of the others. */
export const withoutRows = (typed: Transfers, rows: readonly NewYearRow[]): Transfers =>
  new Map([...typed].filter(([userId]) => !rows.some((row) => row.userId === userId)))

/** The body of the call for these rows. */
export const bodyOf = (rows: readonly NewYearRow[], typed: Transfers, isEverybody: boolean) => ({
  ...(isEverybody ? {} : { userIds: rows.map(({ userId }) => userId) }),
  transfers: rows
    .filter((row) => row.skipped === null && transferOf(row, typed) !== row.transfer.before)
    .map((row) => ({ userId: row.userId, days: transferOf(row, typed) })),
})
