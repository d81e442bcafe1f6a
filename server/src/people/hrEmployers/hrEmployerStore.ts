import type { Database } from '../../platform/db/database.ts'
import type { Tx } from '../../platform/db/transaction.ts'

export type HrEmployerFields = {
  readonly name: string
  readonly payrollNumber: string | null
}

export type HrEmployerRow = HrEmployerFields & {
  readonly id: number
  readonly version: number
  readonly peopleCount: number
}

const hrEmployers = (db: Database) =>
  db
    .selectFrom('hr_employers as e')
    .select(['e.id', 'e.version', 'e.name', 'e.sdworx_employer_number as payrollNumber'])
    .select(({ selectFrom, fn }) =>
      selectFrom('people as p')
        .select(fn.countAll<number>().as('count'))
        .whereRef('p.hr_employer_id', '=', 'e.id')
        .$asScalar()
        .$notNull()
        .as('peopleCount'),
    )

export const listHrEmployers = (db: Database): Promise<HrEmployerRow[]> =>
  hrEmployers(db).orderBy('e.name').orderBy('e.id').execute()

export async function readHrEmployer(db: Database, id: number): Promise<HrEmployerRow | null> {
  return (await hrEmployers(db).where('e.id', '=', id).executeTakeFirst()) ?? null
}

/** Until the end of this transaction, nobody changes the HR employer or assigns it to a person. */
export async function lockHrEmployer(tx: Tx, id: number): Promise<HrEmployerRow | null> {
  await tx.selectFrom('hr_employers as e').select('e.id').where('e.id', '=', id).forUpdate().execute()
  return readHrEmployer(tx, id)
}

const columnsOf = ({ name, payrollNumber }: HrEmployerFields) => ({ name, sdworx_employer_number: payrollNumber })

export async function insertHrEmployer(tx: Tx, fields: HrEmployerFields): Promise<number> {
  const { id } = await tx
    .insertInto('hr_employers')
    .values(columnsOf(fields))
    .returning('hr_employers.id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateHrEmployer(tx: Tx, id: number, fields: HrEmployerFields): Promise<void> {
  await tx
    .updateTable('hr_employers')
    .set((columns) => ({ ...columnsOf(fields), version: columns('hr_employers.version', '+', 1) }))
    .where('hr_employers.id', '=', id)
    .execute()
}

/** Deletes an HR employer; the database deletes its pay codes. */
export async function deleteHrEmployer(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('hr_employers').where('hr_employers.id', '=', id).execute()
}
