import {
  contactMonth,
  contactMonths,
  disputeMonth,
  judgeLines,
  signMonth,
} from '@uurwerk/contract/timesheets/customerMonths'
import { confirmMonthFor, lockMonthFor } from '@uurwerk/contract/timesheets/contractMonths'
import { bookAbsenceFor } from '@uurwerk/contract/absences/absences'
import { expect, test } from 'vitest'
import { call, outcomeOf, refused } from '../../testing/call.ts'
import { startTestApp, type Caller } from '../../testing/startTestApp.ts'
import { givenCounter, givenShift, givenVacationApproved } from '../../testing/world/people/leave.ts'
import { givenContract, givenCustomer, givenShiftType } from '../../testing/world/world.ts'
import { customerMonthWorld, readOfContact, SECOND, signing } from '../../testing/world/customerMonthWorld.ts'

const NOW = '2026-11-24T09:00:00Z'
const app = await startTestApp(NOW)
const { db, clock } = app
const { els, yearMonth, givenMonth, changeEnd } = await customerMonthWorld(app)

test('a contact of a customer reads the lines of a confirmed month, with the locked times when HR changed them', async () => {
  const { month, wim, shiftIds } = await givenMonth()
  await changeEnd(month, { shiftId: shiftIds[1]!, end: '2026-10-14T15:06' })
  const seen = await readOfContact(wim, month)
  expect(seen).toMatchObject({ personName: 'Lieselotte Vanhaverbeke', status: 'to_review', hours: 16.2 })
  expect(seen.lines).toMatchObject([
    { day: '2026-10-13', worked: { from: '07:00', until: '15:06' }, planned: null, verdict: null },
    { day: '2026-10-14', worked: { from: '07:00', until: '15:06' }, planned: { from: '07:00', until: '16:06' } },
  ])
})

test('when a shift was removed, planned again with the same times and then changed, the contact of a customer reads its locked times', async () => {
  const { month, wim, shiftIds, personId } = await givenMonth({ confirmed: false })
  await call(els, lockMonthFor, { params: month })
  await db.deleteFrom('shifts').where('id', '=', shiftIds[1]!).execute()
  const again = await givenShift(db, { personId, contractId: month.contractId, ...SECOND })
  await call(els, confirmMonthFor, { params: month, body: { reason: 'op vraag' } })
  expect((await readOfContact(wim, month)).lines).toMatchObject([{ planned: null }, { planned: null }])
  await changeEnd(month, { shiftId: again, end: '2026-10-14T15:06' })
  expect((await readOfContact(wim, month)).lines).toMatchObject([
    { planned: null },
    { worked: { from: '07:00', until: '15:06' }, planned: { from: '07:00', until: '16:06' } },
  ])
})

test('the history has one entry a day about each month whose lines a contact of a customer read', async () => {
  const { month, wim, personId, contactId } = await givenMonth()
  const open = await givenMonth({ confirmed: false })
  const entries = (contact: number) =>
    db
      .selectFrom('audit_entries')
      .select(['actor_id', 'person_id', 'month_on'])
      .where('action', '=', 'read month (contact)')
      .where('contact_id', '=', contact)
      .execute()
  for (const _ of ['once', 'twice']) await readOfContact(wim, month)
  expect(await entries(contactId)).toEqual([{ actor_id: null, person_id: personId, month_on: '2026-10-01' }])
  await readOfContact(open.wim, open.month)
  expect(await entries(open.contactId)).toEqual([])
  clock.set('2026-11-25T09:00:00Z')
  await readOfContact(wim, month)
  clock.set(NOW)
  expect(await entries(contactId)).toHaveLength(2)
})

test('a contact of a customer sees no lines and no hours of a month that is not confirmed, and no month without shifts', async () => {
  const { month, wim, customerId, personId } = await givenMonth({ confirmed: false })
  expect(await readOfContact(wim, month)).toMatchObject({ status: 'not_confirmed', lines: [], hours: 0 })
  await givenContract(db, { personId, customerId, from: '2026-01-01' })
  const list = await call(wim, contactMonths, { params: { yearMonth } })
  expect(list._embedded.customerMonthDtoList.map(({ contractId }) => contractId)).toEqual([month.contractId])
  expect(
    (
      await refused(wim, judgeLines, {
        params: month,
        body: { contentHash: 'x', lines: [{ lineHash: 'x', verdict: 'agreed' }] },
      })
    ).code,
  ).toBe('not_confirmed')
})

test('a contact of a ward cannot read the parent or another ward, and a contact of the parent can read both wards', async () => {
  const ward = await givenMonth()
  const other = await givenMonth()
  const parent = await givenMonth()
  await db
    .updateTable('customers')
    .set({ parent_id: parent.customerId })
    .where('id', 'in', [ward.customerId, other.customerId])
    .execute()
  for (const { month } of [other, parent])
    expect((await refused(ward.wim, contactMonth, { params: month })).status).toBe(404)
  for (const { month } of [ward, other, parent]) expect((await readOfContact(parent.wim, month)).lines).toHaveLength(2)
  const listOf = async (wim: Caller) =>
    (await call(wim, contactMonths, { params: { yearMonth } }))._embedded.customerMonthDtoList.length
  expect([await listOf(ward.wim), await listOf(parent.wim)]).toEqual([1, 3])
  const params = other.month
  const refusals = [
    await refused(ward.wim, judgeLines, {
      params,
      body: { contentHash: 'x', lines: [{ lineHash: 'x', verdict: 'agreed' }] },
    }),
    await refused(ward.wim, disputeMonth, { params, body: { contentHash: 'x' } }),
    await refused(ward.wim, signMonth, { params, body: { contentHash: 'x', name: 'Wim Goossens', confirmed: true } }),
  ]
  expect(refusals.map(({ status }) => status)).toEqual([404, 404, 404])
})

test('no answer to a contact contains why somebody was absent, what is paid, or who works at other customers', async () => {
  const { month, wim, personId, customerId, shiftIds } = await givenMonth()
  const other = await givenCustomer(db, { name: 'Berkenbroek' })
  const elsewhere = await givenContract(db, { personId, customerId: other, rateCents: 7777 })
  await givenShift(db, {
    personId,
    contractId: elsewhere,
    start: '2026-10-20T07:00+02:00',
    end: '2026-10-20T15:00+02:00',
  })
  const ownType = await givenShiftType(db, customerId, { name: 'Kinesist', ownerId: personId })
  await db
    .updateTable('shifts')
    .set({ shift_type_id: ownType, remark: 'migraine' })
    .where('id', '=', shiftIds[0]!)
    .execute()
  await givenCounter(db, { personId, days: 20 })
  await givenVacationApproved(db, personId)
  for (const [dayOfMonth, absenceCategory] of [
    [21, 'SICK_LEAVE'],
    [22, 'VACATION'],
  ] as const)
    await call(els, bookAbsenceFor, {
      params: { userId: personId, yearMonth },
      body: { dayOfMonth, absenceCategory, fullDay: true },
    })
  const { contentHash, lines } = await readOfContact(wim, month)
  const agreed = lines.map(({ lineHash }) => ({ lineHash, verdict: 'agreed' as const }))
  const answers = [
    await outcomeOf(wim, contactMonths, { params: { yearMonth } }),
    await outcomeOf(wim, contactMonth, { params: month }),
    await outcomeOf(wim, judgeLines, { params: month, body: { contentHash, lines: agreed } }),
    await outcomeOf(wim, signMonth, await signing(wim, month)),
  ]
  const text = answers.map(({ raw }) => raw.toString()).join('\n')
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(text).toContain('Lieselotte Vanhaverbeke')
  for (const secret of [
    'migraine',
    'Kinesist',
    'Berkenbroek',
    '7777',
    '77.77',
    '4000',
    'SICK',
    'VACATION',
    'absence',
    'rate',
    'percentage',
    '2026-10-20',
    '2026-10-21',
    '2026-10-22',
    '@',
  ])
    expect(text).not.toContain(secret)
})
