import type { Day } from '@uurwerk/domain/time/day'
import type { Database } from '../../platform/db/database.ts'
import { readAskedQualification, listHolders } from './lackingStore.ts'

type Shift = { readonly shiftTypeId: number; readonly day: Day }

/**
 * Returns for each person the name of the qualification that the person lacks for a shift. Null when the person holds
 * the qualification or the shift requires none (rule qualifications-8).
 */
export async function lackedBy(db: Database, shift: Shift): Promise<(personId: number) => string | null> {
  const asked = await readAskedQualification(db, shift)
  if (asked === null) return () => null
  const holders = await listHolders(db, asked.id, shift.day)
  return (personId) => (holders.has(personId) ? null : asked.name)
}
