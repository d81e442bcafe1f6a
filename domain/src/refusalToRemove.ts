/**
 * A kind of record that can refer to another record. While a record of such a kind exists, the record to which it
 * refers cannot be removed.
 */
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
  | 'changedRates'
  | 'ownShiftTypes'
  | 'patterns'
  | 'openShifts'
  | 'requests'
  | 'claims'
  | 'payrollExports'
  | 'reminders'
  | 'signIns'
  | 'acts'

export type RecordUses = Readonly<Partial<Record<RecordUser, number>>>

export type RecordInUse = {
  readonly code: 'record_in_use'
  readonly uses: readonly { readonly by: RecordUser; readonly count: number }[]
}

/** The reason why a record cannot be removed: other records refer to it (rule people-67). */
export function refusalToRemove(uses: RecordUses): RecordInUse | null {
  const found = (Object.entries(uses) as [RecordUser, number][]).filter(([, count]) => count > 0)
  return found.length === 0 ? null : { code: 'record_in_use', uses: found.map(([by, count]) => ({ by, count })) }
}
