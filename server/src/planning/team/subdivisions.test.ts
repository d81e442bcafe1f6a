import { bookAbsenceFor } from '@uurwerk/contract/absences/absences'
import { teamPlanning, teamReasons } from '@uurwerk/contract/planning/teamPlanning'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { expect, test } from 'vitest'
import { annaAtWork } from '../../testing/world/annaAtWork.ts'
import { call } from '../../testing/call.ts'
import { startTestApp } from '../../testing/startTestApp.ts'
import { givenCustomer } from '../../testing/world/world.ts'

const app = await startTestApp()
const { db } = app

test('when HR chooses the parent of a ward, the answer contains the parent and the reasons of the absences in the ward', async () => {
  const world = await annaAtWork(app)
  const parentId = await givenCustomer(db, { name: 'AZ Klaverveld groep' })
  await db.updateTable('customers').set({ parent_id: parentId }).where('id', '=', world.customerId).execute()
  await call(world.hr.call, bookAbsenceFor, {
    params: { userId: world.anna.id, yearMonth: toYearMonth('2026-11') },
    body: { dayOfMonth: 26, absenceCategory: 'SICK_LEAVE', fullDay: true },
  })
  const period = { from: '2026-11-23', to: '2026-11-29' }
  const team = await call(world.hr.call, teamPlanning, { query: period })
  expect(team.customers).toContainEqual(expect.objectContaining({ id: parentId, parentId: null }))
  expect(team.customers).toContainEqual(expect.objectContaining({ id: world.customerId, parentId }))
  const reasonsAt = async (customer: number) =>
    (await call(world.hr.call, teamReasons, { query: { ...period, customer: String(customer) } })).reasons
  expect(await reasonsAt(parentId)).toEqual([[world.anna.id, '2026-11-26', 'SICK_LEAVE', true]])
  expect(await reasonsAt(world.customerId)).toEqual([[world.anna.id, '2026-11-26', 'SICK_LEAVE', true]])
})
