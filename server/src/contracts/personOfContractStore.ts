import type { Database } from '../platform/db/database.ts'
import { prepared } from '../platform/db/prepared.ts'

const personOfContract = prepared<{ person_id: number }, [contractId: number]>(
  'person of contract',
  'select c.person_id from contracts c where c.id = $1',
)

export async function readPersonOfContract(db: Database, contractId: number): Promise<number | null> {
  const [row] = await personOfContract(db, [contractId])
  return row?.person_id ?? null
}
