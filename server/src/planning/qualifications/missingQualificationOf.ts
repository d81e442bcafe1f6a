import type { Day } from '@uurwerk/domain/time/day'
import type { Database } from '../../platform/db/database.ts'
import { readRequiredQualification, listHolders } from './unqualifiedShiftStore.ts'

type Shift = { readonly shiftTypeId: number; readonly day: Day }

/** The qualification that a person lacks; null when the person or the shift needs none (rule qualifications-8). */
export async function missingQualificationOf(db: Database, shift: Shift): Promise<(personId: number) => string | null> {
  const required = await readRequiredQualification(db, shift)
  if (required === null) return () => null
  const holders = await listHolders(db, required.id, shift.day)
  return (personId) => (holders.has(personId) ? null : required.name)
}
