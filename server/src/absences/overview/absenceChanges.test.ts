import { bookAbsence, bookAbsenceFor, editAbsenceFor, removeAbsence } from '@uurwerk/contract/absences/absences'
import { absenceChanges, markAbsenceChangesSeen } from '@uurwerk/contract/absences/teamAbsences'
import { personMonthAbsences } from '@uurwerk/contract/absences/absences'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { expect, test } from 'vitest'
import { call } from '../../testing/call.ts'
import { annasLeaveWorld } from '../../testing/world/people/annasLeaveWorld.ts'
import { givenCustomer, givenHr, givenPersonAtWork } from '../../testing/world/world.ts'

const yearMonth = toYearMonth('2026-11')

const { db, as, clock, customerId, givenAnna, hr: katrien } = await annasLeaveWorld({ days: 10 })
const { call: hilde } = await givenHr({ db, as }, 'Hilde')

const vacation = (dayOfMonth: number) => ({
  params: { yearMonth },
  body: { dayOfMonth, absenceCategory: 'VACATION' as const, fullDay: true },
})

const newFor = async (hr: typeof hilde, userId: number) =>
  (await call(hr, absenceChanges, {})).changes.filter((change) => change.userId === userId)

test('HR sees which absences employees booked and cancelled, until HR marks the list as seen', async () => {
  const { personId, anna } = await givenAnna()
  await call(anna, bookAbsence, vacation(24))
  await call(anna, removeAbsence, vacation(24))
  expect(await newFor(hilde, personId)).toMatchObject([
    { kind: 'removed', start: '2026-11-24', end: '2026-11-24', category: 'VACATION', actorName: null },
    { kind: 'booked', start: '2026-11-24', end: '2026-11-24', category: 'VACATION', userName: 'Anna Peeters' },
  ])
  const { until, seenUntil } = await call(hilde, absenceChanges, {})
  expect(await call(hilde, markAbsenceChangesSeen, { body: { until } })).toMatchObject({
    changes: [],
    unseen: 0,
    seenUntil: until,
  })
  await call(anna, bookAbsence, vacation(25))
  expect(await newFor(hilde, personId)).toMatchObject([{ kind: 'booked', start: '2026-11-25' }])
  // The client undoes the action 'seen' by sending the earlier value of `until` again.
  await call(hilde, markAbsenceChangesSeen, { body: { until: seenUntil } })
  expect(await newFor(hilde, personId)).toHaveLength(3)
})

test('when one HR user has seen a changed absence, another HR user still sees it as new', async () => {
  const { personId, anna } = await givenAnna()
  await call(anna, bookAbsence, vacation(24))
  const { until } = await call(hilde, absenceChanges, {})
  await call(hilde, markAbsenceChangesSeen, { body: { until } })
  expect(await newFor(hilde, personId)).toEqual([])
  expect(await newFor(katrien, personId)).toHaveLength(1)
})

test('when the HR user Hilde changes an absence, it is not new for Hilde, and another HR user sees it as new with Hilde’s name', async () => {
  const { personId, anna } = await givenAnna()
  await call(anna, bookAbsence, vacation(26))
  const params = { userId: personId, yearMonth }
  const { absenceDtos } = await call(hilde, personMonthAbsences, { params })
  const { id } = absenceDtos[0]!
  await call(hilde, editAbsenceFor, { params, body: { id, absenceCategory: 'VACATION', fullDay: false } })
  await call(hilde, bookAbsenceFor, {
    params,
    body: { dayOfMonth: 27, absenceCategory: 'SICK_LEAVE', fullDay: true },
  })
  expect(await newFor(hilde, personId)).toMatchObject([{ kind: 'booked', start: '2026-11-26' }])
  expect(await newFor(katrien, personId)).toMatchObject([
    { kind: 'booked', start: '2026-11-27', category: 'SICK_LEAVE', actorName: 'Hilde Maes' },
    { kind: 'changed', start: '2026-11-26', category: 'VACATION', fullDay: false, actorName: 'Hilde Maes' },
    { kind: 'booked', start: '2026-11-26', actorName: null },
  ])
})

test('a change of an absence is not new any more after thirty days', async () => {
  const { personId, anna } = await givenAnna()
  await call(anna, bookAbsence, vacation(24))
  expect(await newFor(katrien, personId)).toHaveLength(1)
  clock.set('2026-12-31T09:00:00Z')
  // At this later time, the sessions that the test opened before have expired.
  const { call: els } = await givenHr({ db, as }, 'Els')
  expect(await newFor(els, personId)).toEqual([])
})

test('for each new absence, HR reads the balance of the person and the colleagues at the same customer who are absent on the same days', async () => {
  const { personId, anna } = await givenAnna()
  const other = await givenPersonAtWork(db, { customerId, firstName: 'Mieke', lastName: 'Seynaeve' })
  const elsewhere = await givenPersonAtWork(db, { customerId: await givenCustomer(db), firstName: 'Noor' })
  for (const userId of [other.personId, elsewhere.personId])
    await call(hilde, bookAbsenceFor, {
      params: { userId, yearMonth },
      body: { dayOfMonth: 18, absenceCategory: 'SICK_LEAVE', fullDay: true },
    })
  await call(anna, bookAbsence, vacation(18))
  expect((await newFor(katrien, personId))[0]).toMatchObject({
    kind: 'booked',
    daysLeft: 9,
    hoursLeft: null,
    away: [{ name: 'Mieke Seynaeve', start: '2026-11-18', end: '2026-11-18' }],
    awayCount: 1,
  })
  await call(anna, removeAbsence, vacation(18))
  expect((await newFor(katrien, personId))[0]).toMatchObject({ kind: 'removed', daysLeft: 10, away: [], awayCount: 0 })
})
