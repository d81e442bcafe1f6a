import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Pool } from 'pg'

export type LoadPerson = {
  readonly token: string
  readonly contractId: number
  readonly shiftTypeId: number
  /** The days on which this person has planned a shift until now. */
  readonly planned: Set<string>
  busy: boolean
}

type Row = { readonly id: number; readonly contractId: number; readonly shiftTypeId: number }

/** Adds five hundred people who plan shifts to the demo. */
export async function hirePeople(pool: Pool): Promise<LoadPerson[]> {
  await pool.query(readFileSync(path.join(import.meta.dirname, 'fill.sql'), 'utf8'))
  await pool.query('vacuum analyze')
  const { rows } = await pool.query<Row>(`
    select p.id, c.id as "contractId",
      (select min(t.id) from shift_types t where t.customer_id = c.customer_id and t.active and t.owner_id is null) as "shiftTypeId"
    from people p join contracts c on c.person_id = p.id where p.email like 'load%@uurwerk.example'`)
  return rows.map(({ id, contractId, shiftTypeId }) => ({
    token: `load${String(id).padStart(39, '0')}`,
    contractId,
    shiftTypeId,
    planned: new Set<string>(),
    busy: false,
  }))
}
