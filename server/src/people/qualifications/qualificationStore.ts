import type { QualificationUses } from '@uurwerk/domain/people/qualifications/refusalToRemoveQualification'
import type { Database } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'
import type { Tx } from '../../platform/db/transaction.ts'

export type QualificationFields = { readonly name: string; readonly active: boolean }

export type QualificationRow = QualificationFields &
  QualificationUses & { readonly id: number; readonly version: number }

const all = prepared<QualificationRow, []>(
  'qualifications',
  `select q.id, q.version, q.name, q.active,
     (select count(distinct h.person_id) from person_qualifications h where h.qualification_id = q.id)::integer as people,
     (select count(*) from staff_needs n where n.qualification_id = q.id)::integer as needs,
     (select count(*) from staffing_levels l where l.qualification_id = q.id)::integer as levels,
     (select count(*) from shift_types t where t.qualification_id = q.id)::integer as "shiftTypes"
   from qualifications q
   order by q.name collate dutch, q.id`,
)

export const listQualifications = (db: Database): Promise<QualificationRow[]> => all(db, [])

const toChange = prepared<{ id: number }, [id: number]>(
  'lock qualification',
  'select q.id from qualifications q where q.id = $1 for update',
)

/**
 * Locks the database row of a qualification. Until the end of this transaction, no other transaction changes it, gives
 * it to a person, or requires it for an open shift. Null when the qualification does not exist.
 */
export async function lockQualification(tx: Tx, id: number): Promise<QualificationRow | null> {
  await toChange(tx, [id])
  return (await listQualifications(tx)).find((each) => each.id === id) ?? null
}

const toUse = prepared<QualificationFields, [id: number]>(
  'qualification to use',
  'select q.name, q.active from qualifications q where q.id = $1 for share',
)

/** Reads and locks a qualification, so that it cannot change until the end of the transaction. */
export async function readQualificationToUse(tx: Tx, id: number): Promise<QualificationFields | null> {
  const [row] = await toUse(tx, [id])
  return row ?? null
}

export async function insertQualification(tx: Tx, name: string): Promise<number> {
  const { id } = await tx
    .insertInto('qualifications')
    .values({ name })
    .returning('qualifications.id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateQualification(tx: Tx, id: number, fields: QualificationFields): Promise<void> {
  await tx
    .updateTable('qualifications')
    .set((columns) => ({ ...fields, version: columns('qualifications.version', '+', 1) }))
    .where('qualifications.id', '=', id)
    .execute()
}

export async function deleteQualification(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('qualifications').where('qualifications.id', '=', id).execute()
}
