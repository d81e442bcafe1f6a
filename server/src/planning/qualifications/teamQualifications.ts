import type { teamQualifications as endpoint } from '@uurwerk/contract/people/qualifications'
import type { AnswerOf } from '../../app/context.ts'
import type { Database } from '../../platform/db/database.ts'
import { daysOfTeamPeriod, type Period } from '../team/daysOfTeamPeriod.ts'
import { listTeamQualifications } from './unqualifiedShiftStore.ts'

/** The people and the qualifications that they hold in a period, for the filter of the grid (rule qualifications-7). */
export async function teamQualifications(db: Database, { from, to }: Period): Promise<AnswerOf<typeof endpoint>> {
  daysOfTeamPeriod({ from, to })
  const rows = await listTeamQualifications(db, from, to)
  return {
    qualifications: [...new Map(rows.map(({ id, name }) => [id, { id, name }])).values()],
    held: rows.map(({ personId, id, start, end }) => [personId, id, start, end]),
  }
}
