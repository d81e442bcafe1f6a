import {
  editQualification,
  qualifications,
  removeQualification,
  teamQualifications,
} from '@uurwerk/contract/people/qualifications'
import { auditEntries } from '@uurwerk/contract/audit/auditTrail'
import { customer } from '@uurwerk/contract/customers/customers'
import { editShiftType } from '@uurwerk/contract/customers/shiftTypes'
import { createNeeds } from '@uurwerk/contract/planning/openShifts/needs'
import { expect, test } from 'vitest'
import { call, outcomeOf, refused } from '../../testing/call.ts'
import { claim } from '../../testing/world/planning/openShiftsWorld.ts'
import { qualificationsWorld, DAY, seen } from '../../testing/world/planning/qualificationsWorld.ts'

const { world, colleague, nurseName, nurse, give, openWith, open, needOfHr, who, plan } = await qualificationsWorld()

test('an open shift cannot require a qualification that is not used any more or does not exist, and HR cannot remove the qualification that it requires', async () => {
  const unknown = await refused(world().hr.call, createNeeds, openWith({ qualificationId: 999_999 }))
  expect(unknown.status).toBe(404)
  await open()
  expect(await refused(world().hr.call, removeQualification, { params: { id: nurse() } })).toMatchObject({
    code: 'qualification_in_use',
  })
  const { _embedded } = await call(world().hr.call, qualifications)
  expect(_embedded.qualificationDtoList.find(({ id }) => id === nurse())).toMatchObject({ people: 0, needs: 1 })
  await call(world().hr.call, editQualification, {
    params: { id: nurse() },
    body: { name: `Oud ${nurseName()}`, active: false },
  })
  const ended = await refused(world().hr.call, createNeeds, {
    body: { ...openWith().body, days: ['2026-11-27'] },
  })
  expect(ended).toMatchObject({ status: 409, code: 'qualification_ended' })
})

test('HR can read who is a nurse in a period, and an employee cannot', async () => {
  const bert = await colleague('Bert')
  await give(world().anna.id, '2026-11-25')
  await give(bert.id, '2026-11-26')
  const query = { from: DAY, to: '2026-12-02' }
  const { held, qualifications: names } = await call(world().hr.call, teamQualifications, { query })
  expect(held.filter(([, id]) => id === nurse())).toEqual([[bert.id, nurse(), '2026-01-01', '2026-11-26']])
  expect(names).toContainEqual({ id: nurse(), name: nurseName() })
  expect((await refused(world().anna.call, teamQualifications, { query })).status).toBe(403)
  const long = await refused(world().hr.call, teamQualifications, { query: { from: DAY, to: '2027-01-31' } })
  expect(long.code).toBe('period_too_long')
})

const retype = (qualificationId?: number | null) =>
  outcomeOf(world().hr.call, editShiftType, {
    params: { id: world().customerId },
    body: {
      id: world().early,
      name: 'Vroege',
      labourTime: { startTime: '07:00', endTime: '15:06' },
      breakTime: { startTime: '12:00', endTime: '12:30' },
      ...(qualificationId !== undefined && { qualificationId }),
    },
  })
const requiredByType = async () =>
  (await call(world().hr.call, customer, { params: { id: world().customerId } })).shiftTypeDtos.find(
    ({ id }) => id === world().early,
  )!.qualification

test('when a shift type requires a nurse, its open shifts without a qualification of their own require a nurse too, and HR sees in the planning and in the list of candidates who is no nurse', async () => {
  const [bert, chris] = [await colleague('Bert'), await colleague('Chris')]
  await give(chris.id)
  const needId = await open({ qualificationId: null })
  expect(await seen(bert)).toHaveLength(1)
  await retype(nurse())
  expect(await needOfHr()).toMatchObject({ qualification: nurseName() })
  expect(await seen(bert)).toEqual([])
  expect((await claim(bert, needId)).status).toBe(404)
  expect(await seen(chris)).toMatchObject([{ id: needId, qualification: nurseName() }])
  expect(await claim(chris, needId)).toMatchObject({ status: 200, body: { granted: true } })
  expect((await plan(bert, {}, '2026-11-27')).outcomes).toMatchObject([
    { code: null, warning: `De kwalificatie ‘${nurseName()}’ ontbreekt op 27-11-2026.` },
  ])
  expect((await who()).map(({ personId, qualified }) => [personId, qualified])).toContainEqual([bert.id, false])
})

test('HR chooses the qualification of a shift type, changes it and removes it, and the audit trail contains each change', async () => {
  expect(await requiredByType()).toBeNull()
  await retype(nurse())
  await retype()
  expect(await requiredByType()).toEqual({ id: nurse(), name: nurseName() })
  await retype(null)
  expect(await requiredByType()).toBeNull()
  const audit = await call(world().hr.call, auditEntries, {
    query: { entity: 'shift type', id: String(world().early) },
  })
  expect(audit._embedded.auditEntryList.map(({ changes }) => changes['qualification'])).toEqual([
    [nurseName(), null],
    undefined,
    [null, nurseName()],
  ])
})

test('a shift type can keep a required qualification that is not used any more, but cannot begin to require it, and HR cannot remove a required qualification', async () => {
  await retype(nurse())
  expect(await refused(world().hr.call, removeQualification, { params: { id: nurse() } })).toMatchObject({
    code: 'qualification_in_use',
  })
  const body = { name: `Oud ${nurseName()}`, active: false }
  await call(world().hr.call, editQualification, { params: { id: nurse() }, body })
  expect((await retype(nurse())).status).toBe(200)
  await retype(null)
  expect((await retype(nurse())).refusal).toMatchObject({ status: 409, code: 'qualification_ended' })
})
