import { customerStaffing, addStaffing, setClaimGrants } from '@uurwerk/contract/customers/staffing'
import { needRequests, publishRequest, requestNeed } from '@uurwerk/contract/planning/openShifts/needRequests'
import { createNeeds, needs } from '@uurwerk/contract/planning/openShifts/needs'
import { teamPlanning } from '@uurwerk/contract/planning/teamPlanning'
import { openShortage } from '@uurwerk/contract/planning/teamStaffing'
import { toDay } from '@uurwerk/domain/time/day'
import { expect, test } from 'vitest'
import { call } from '../../testing/call.ts'
import { startTestApp } from '../../testing/startTestApp.ts'
import { eachTest } from '../../testing/eachTest.ts'
import { annaAtWork } from '../../testing/world/annaAtWork.ts'
import { givenContact, givenCustomer, givenShiftType } from '../../testing/world/world.ts'

const app = await startTestApp()
const { db, asContact } = app

const world = eachTest(() => {
  app.clock.set('2026-11-24T09:00:00Z')
  return annaAtWork(app)
})

const choose = (id: number, grants: 'first' | 'hr' | null) =>
  call(world().hr.call, setClaimGrants, { params: { id }, body: { grants } })

const grantsOn = async (from: string, to = from) =>
  (await call(world().hr.call, needs, { query: { from, to } }))._embedded.needDtoList
    .filter(({ customerId }) => customerId === world().customerId)
    .map(({ grants }) => grants)

const open = (day: string, grants?: 'first' | 'hr') =>
  call(world().hr.call, createNeeds, {
    body: { customerId: world().customerId, shiftTypeId: world().early, days: [day], places: 1, grants },
  })

test('HR chooses for a customer that HR decides about claims, and the new open shifts of that customer wait for HR', async () => {
  await open('2026-11-26')
  expect(await grantsOn('2026-11-26')).toEqual(['first'])
  expect(await choose(world().customerId, 'hr')).toMatchObject({ grants: 'hr', effectiveGrants: 'hr' })
  await open('2026-11-27')
  await open('2026-11-30', 'first')
  expect(await grantsOn('2026-11-26', '2026-11-30'), 'an open shift keeps its own choice').toEqual([
    'first',
    'hr',
    'first',
  ])
  const { customers } = await call(world().hr.call, teamPlanning, { query: { from: '2026-11-23', to: '2026-11-29' } })
  expect(customers.find(({ id }) => id === world().customerId)).toMatchObject({ grants: 'hr' })
})

test('a ward without its own setting grants claims of open shifts in the same way as its parent', async () => {
  const parentId = await givenCustomer(db)
  await db.updateTable('customers').set({ parent_id: parentId }).where('id', '=', world().customerId).execute()
  await choose(parentId, 'hr')
  const params = { id: world().customerId }
  expect(await call(world().hr.call, customerStaffing, { params })).toMatchObject({
    grants: null,
    effectiveGrants: 'hr',
  })
  await open('2026-11-26')
  await choose(world().customerId, 'first')
  await open('2026-11-27')
  expect(await grantsOn('2026-11-26', '2026-11-27')).toEqual(['hr', 'first'])
})

test('open shifts that HR adds for a shortage or a published request are granted in the way that their customer chose', async () => {
  await choose(world().customerId, 'hr')
  const level = { shiftTypeId: world().early, start: '2026-11-26', end: '2026-11-26', weekdays: [1, 1, 1, 1, 1, 1, 1] }
  await call(world().hr.call, addStaffing, { params: { id: world().customerId }, body: level })
  const period = { customerId: world().customerId, from: toDay('2026-11-26'), to: toDay('2026-11-26') }
  await call(world().hr.call, openShortage, { query: {}, body: period })
  const goedele = await asContact(await givenContact(db, { customerId: world().customerId, mayRequest: true }))
  const shiftTypeId = await givenShiftType(db, world().customerId, { name: 'Late', start: 810, end: 1296 })
  const wanted = { customerId: world().customerId, shiftTypeId, day: toDay('2026-11-27'), places: 1, note: '' }
  await call(goedele, requestNeed, { body: wanted })
  const [request] = (await call(world().hr.call, needRequests))._embedded.hrNeedRequestDtoList
  expect(request).toMatchObject({ grants: 'hr' })
  await call(world().hr.call, publishRequest, { params: { requestId: request!.id }, body: {} })
  expect(await grantsOn('2026-11-26', '2026-11-27')).toEqual(['hr', 'hr'])
})
