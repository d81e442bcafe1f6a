import type { Database } from '../db/database.ts'

export type HrEmployerRow = {
  readonly id: number
  readonly version: number
  readonly name: string
  readonly payrollNumber: string | null
  readonly peopleCount: number
}

export async function selectHrEmployers(db: Database): Promise<HrEmployerRow[]> {
  return db
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
    .orderBy('e.name')
    .orderBy('e.id')
    .execute()
}
