import type { HeldQualification } from '@uurwerk/domain/people/qualifications/holdsOn'
import type { Database } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'
import type { Tx } from '../../platform/db/transaction.ts'

export type PersonQualificationRow = HeldQualification & {
  readonly id: number
  readonly version: number
  readonly name: string
}

const ofPerson = prepared<PersonQualificationRow, [personId: number]>(
  'qualifications of a person',
  `select h.id, h.version, h.qualification_id as "qualificationId", q.name,
     json_build_object('start', h.start_on, 'end', h.end_on) as period
   from person_qualifications h join qualifications q on q.id = h.qualification_id
   where h.person_id = $1
   order by q.name collate dutch, q.id, h.start_on`,
)

export const listPersonQualifications = (db: Database, personId: number): Promise<PersonQualificationRow[]> =>
  ofPerson(db, [personId])

const columnsOf = ({ qualificationId, period }: HeldQualification) => ({
  qualification_id: qualificationId,
  start_on: period.start,
  end_on: period.end,
})

export async function insertPersonQualification(tx: Tx, personId: number, held: HeldQualification): Promise<number> {
  const { id } = await tx
    .insertInto('person_qualifications')
    .values({ person_id: personId, ...columnsOf(held) })
    .returning('person_qualifications.id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updatePersonQualification(tx: Tx, id: number, held: HeldQualification): Promise<void> {
  await tx
    .updateTable('person_qualifications')
    .set((columns) => ({ ...columnsOf(held), version: columns('person_qualifications.version', '+', 1) }))
    .where('person_qualifications.id', '=', id)
    .execute()
}

export async function deletePersonQualification(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('person_qualifications').where('person_qualifications.id', '=', id).execute()
}
