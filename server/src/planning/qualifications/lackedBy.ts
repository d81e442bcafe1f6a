import type { Day } from '@uurwerk/domain/time/day'
import type { Database } from '../../platform/db/database.ts'
import { readAskedQualification, listHolders } from './lackingStore.ts'

type Shift = { readonly shiftTypeId: number; readonly day: Day }

/** The qualification that a person lacks; null when the person or the shift needs none (rule qualifications-8). */
export async function lackedBy(db: Database, shift: Shift): Promise<(personId: number) => string | null> {
  const asked = await readAskedQualification(db, shift)
  if (asked === null) return () => null
  const holders = await listHolders(db, asked.id, shift.day)
  return (personId) => (holders.has(personId) ? null : asked.name)
}
