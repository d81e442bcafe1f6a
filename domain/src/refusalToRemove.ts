/** What can use a record, so that the record has to stay. */
export type RecordUser =
  | 'contracts'
  | 'subdivisions'
  | 'shifts'
  | 'absences'
  | 'sickLeaves'
  | 'balances'
  | 'confirmedMonths'
  | 'freeCosts'
  | 'invoices'
  | 'batches'
  | 'ownShiftTypes'
  | 'payrollExports'
  | 'reminders'
  | 'signIns'
  | 'acts'

/** How many of each use the record. */
export type RecordUses = Readonly<Partial<Record<RecordUser, number>>>

export type RecordInUse = {
  readonly code: 'record_in_use'
  readonly uses: readonly { readonly by: RecordUser; readonly count: number }[]
}

/** A record can be removed only while nothing uses it (rule people-67). */
export function refusalToRemove(uses: RecordUses): RecordInUse | null {
  const found = (Object.entries(uses) as [RecordUser, number][]).filter(([, count]) => count > 0)
  return found.length === 0 ? null : { code: 'record_in_use', uses: found.map(([by, count]) => ({ by, count })) }
}
