import { contactNeeds, publishRequest, requestNeed } from '@uurwerk/contract/planning/openShifts/needRequests'
import { claimOpenShift } from '@uurwerk/contract/planning/openShifts/openShifts'
import { contactPlanning } from '@uurwerk/contract/planning/customerPlanning'
import { applyTeamPlanning } from '@uurwerk/contract/planning/teamPlanning'
import { convertWorkedShift } from '@uurwerk/contract/timesheets/timesheets'
import { addDays, toDay } from '@uurwerk/domain/time/day'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { expect, test } from 'vitest'
import { call } from '../../testing/call.ts'
import { unzipped } from '../../testing/unzipped.ts'
import { givenContact } from '../../testing/world/world.ts'
import { colleaguesWorld } from '../../testing/world/planning/colleaguesWorld.ts'
import { eachTest } from '../../testing/eachTest.ts'

const { db, asContact, world, bert } = await colleaguesWorld('2026-11-24T09:00:00Z')
const DAY = toDay('2026-11-26')
const goedele = eachTest(async () => {
  const id = await givenContact(db, { customerId: world().customerId, name: 'Goedele Peeters', mayRequest: true })
  return { id, call: await asContact(id) }
})

const plan = (contractId: number, day = DAY) =>
  call(world().hr.call, applyTeamPlanning, {
    query: {},
    body: { mode: 'all', operations: [{ op: 'plan', contractId, day, shiftTypeId: world().early }] },
  })
const read = (from = DAY, to = DAY) => call(goedele().call, contactPlanning, { query: { from, to } })

/** The ids of the people in each audit entry about what the contact Goedele read. */
async function namedPeople(): Promise<unknown[]> {
  const entries = await db
    .selectFrom('audit_entries')
    .select('changes')
    .where('action', '=', 'read planning (contact)')
    .where('contact_id', '=', goedele().id)
    .orderBy('id')
    .execute()
  return entries.map(({ changes }) => (changes as { people: [null, number[]] }).people[1])
}

test('when a contact of a customer reads one day and then the whole month, the history names Anna and then Bert', async () => {
  await plan(world().contractId)
  await plan(bert().contractId, addDays(DAY, 1))
  await read()
  await read(toDay('2026-11-01'), toDay('2026-11-30'))
  expect(await namedPeople()).toEqual([[world().anna.id], [bert().id]])
  await read(toDay('2026-11-01'), toDay('2026-11-30'))
  expect(await namedPeople()).toHaveLength(2)
})

test('when a contact of a customer reads that Anna does not come, the history names Anna', async () => {
  await plan(world().contractId)
  const params = { contractId: world().contractId, yearMonth: toYearMonth('2026-11') }
  await call(world().anna.call, convertWorkedShift, { params, body: { dayOfMonth: 26 } })
  expect(await read()).toMatchObject({ shifts: [], missing: [{ personName: 'Anna Peeters' }] })
  expect(await namedPeople()).toEqual([[world().anna.id]])
})

test('when a contact of a customer reads who takes a requested shift, the history names Anna', async () => {
  const body = { customerId: world().customerId, shiftTypeId: world().early, day: DAY, places: 1, note: '' }
  const { _embedded } = await call(goedele().call, requestNeed, { body })
  const params = { requestId: _embedded.needRequestDtoList[0]!.id }
  const { needId } = await call(world().hr.call, publishRequest, { params, body: { grants: 'first' } })
  await call(world().anna.call, claimOpenShift, { params: { needId }, body: { contractId: world().contractId } })
  expect(await namedPeople()).toEqual([])
  const answer = await call(goedele().call, contactNeeds)
  expect(answer._embedded.needRequestDtoList).toMatchObject([{ filledBy: ['Anna Peeters'] }])
  expect(await namedPeople()).toEqual([[world().anna.id]])
})

test('in the download of personal data, Anna reads which contact of a customer read her planning, and no name of a colleague', async () => {
  await plan(world().contractId)
  await plan(bert().contractId)
  await read()
  expect(await namedPeople()).toEqual([expect.arrayContaining([world().anna.id, bert().id])])
  const { raw } = await world().anna.call.get('/user/data')
  const text = String((await unzipped(raw)).get('gegevens.json'))
  const file: Record<string, unknown> = JSON.parse(text)
  expect(file['Wat er met deze gegevens gebeurde, en wie ze inkeek']).toContainEqual(
    expect.objectContaining({ door: 'Goedele Peeters', wat: 'bekeek als klant wie er komt', over: 'november 2026' }),
  )
  expect(text).not.toContain('Bert')
})
