import { teamSheetCsv, teamSheetPdf } from '@uurwerk/contract/planning/team/teamSheet'
import { MOST_SHEET_CELLS } from '@uurwerk/domain/planning/team/refusalToPrintSheet'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { outcomeOf, refused } from '../../testing/call.ts'
import { startTestApp } from '../../testing/startTestApp.ts'
import { annaAtWork } from '../../testing/world/annaAtWork.ts'
import { givenCustomer } from '../../testing/world/world.ts'
import { givenManyPeople } from '../../testing/world/givenManyPeople.ts'

const app = await startTestApp('2026-11-20T09:00:00Z')
const { db } = app
const DECEMBER = { from: '2026-12-01', to: '2026-12-31' }

/** A customer with people who are absent in the whole month, so that each week of the month has a row for each person. */
async function givenAbsentPeople(people: number): Promise<number> {
  const customerId = await givenCustomer(db)
  const hired = await givenManyPeople(db, { people, customerId, from: '2025-03-01' })
  await sql`
    insert into prolonged_sick_leaves (person_id, start_on)
    select id, '2026-11-25' from unnest(${hired.map(({ personId }) => personId)}::bigint[]) id`.execute(db)
  return customerId
}

test('a planning that is too large for a PDF is refused before the reasons of absence are read, and HR gets it as CSV', async () => {
  const { hr } = await annaAtWork(app)
  const query = { ...DECEMBER, customer: `${await givenAbsentPeople(Math.floor(MOST_SHEET_CELLS / 31) + 1)}` }
  const readings = () =>
    db.selectFrom('audit_entries').select('id').where('action', '=', 'read absence reasons').execute()

  const refusal = await refused(hr.call, teamSheetPdf, { query: { ...query, reasons: 'true' } })
  expect(refusal).toMatchObject({ status: 422, code: 'sheet_too_large' })
  expect(await readings()).toEqual([])
  expect((await outcomeOf(hr.call, teamSheetCsv, { query })).raw.toString()).toContain('Lena Nys 1;;Afwezig')
  expect((await outcomeOf(hr.call, teamSheetPdf, { query: { ...query, to: '2026-12-04' } })).status).toBe(200)
})
