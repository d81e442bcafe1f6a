import type { BookedAbsence } from '@uurwerk/domain/absences/absenceFacts'
import { halfDays } from '@uurwerk/domain/balances/halfDays'
import type { CounterUse } from '@uurwerk/domain/balances/counterUse'
import type { PayCodeChange } from '@uurwerk/domain/payroll/payCodeChange'
import { yearOf, type Day } from '@uurwerk/domain/time/day'
import { insertAbsences } from '../../absences/absenceStore.ts'
import type { CounterEntry, LedgerWriter } from '../../balances/counterEntry.ts'
import { insertCounterEntries } from '../../balances/counterStore.ts'
import { grantSickDays } from '../../balances/grantSickDays.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { updateKindOfAbsence } from './payrollAbsenceStore.ts'

type ChangeToSave = LedgerWriter & {
  readonly personId: number
  readonly day: Day
  readonly absence: BookedAbsence
  readonly change: PayCodeChange
}

/**
 * Stores the new pay code of an absence. The days go back to the old leave counter and are taken from the new leave
 * counter.
 */
export async function savePayCodeChange(tx: Tx, saving: ChangeToSave): Promise<void> {
  const { personId, day, absence, change, ...writer } = saving
  const takenBy = await saveKind(tx, saving)
  const entry = (absenceId: number, { counter, amount }: CounterUse, sign: 1 | -1): CounterEntry => ({
    personId,
    year: yearOf(day),
    counter,
    amount: halfDays(sign * amount),
    kind: 'use',
    cause: { code: 'pay_code_changed' },
    absenceId,
  })
  const entries = [
    ...change.givenBack.map((use) => entry(absence.id, use, 1)),
    ...change.taken.map((use) => entry(takenBy, use, -1)),
  ]
  await grantSickDays(tx, entries, writer)
  await insertCounterEntries(tx, entries, writer)
}

/**
 * Returns the id of the absence with the new pay code. When only half of a full day gets the new pay code, this half
 * becomes a new absence (rule payroll-22).
 */
async function saveKind(tx: Tx, { personId, day, absence, change, now }: ChangeToSave): Promise<number> {
  const { category, fullDay, seconds, rest } = change
  if (rest === null) {
    await updateKindOfAbsence(tx, absence.id, { category, fullDay, seconds })
    return absence.id
  }
  await updateKindOfAbsence(tx, absence.id, { category: absence.category, fullDay: false, seconds: rest.seconds })
  const half = { personId, day, category, fullDay, seconds, editedByAdmin: true }
  const [id = absence.id] = await insertAbsences(tx, [half], { now })
  return id
}
