import type { Database } from '../db/database.ts'

export type HrEmployerRow = { readonly id: number; readonly name: string }

export async function selectHrEmployers(db: Database): Promise<HrEmployerRow[]> {
  return db
    .selectFrom('hr_employers')
    .select(['hr_employers.id', 'hr_employers.name'])
    .orderBy('hr_employers.name')
    .orderBy('hr_employers.id')
    .execute()
}
