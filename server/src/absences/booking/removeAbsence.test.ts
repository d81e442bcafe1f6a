import { bookAbsence, bookAbsenceFor, removeAbsence, removeAbsenceFor } from '@uurwerk/contract/absences/absences'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { expect, test } from 'vitest'
import { call, refused } from '../../testing/call.ts'
import { givenConfirmed, ledgerOf } from '../../testing/world/people/leave.ts'
import type { Caller } from '../../testing/startTestApp.ts'
import { annasLeaveWorld } from '../../testing/world/people/annasLeaveWorld.ts'
import { givenPerson } from '../../testing/world/world.ts'

const { db, as, hr, givenAnna } = await annasLeaveWorld({ days: 5 })

const yearMonth = toYearMonth('2026-11')
const halfVacation = { dayOfMonth: 16, absenceCategory: 'VACATION', fullDay: false } as const
const sickness = { dayOfMonth: 17, absenceCategory: 'SICK_LEAVE', fullDay: true } as const

const ofHalfVacation = { params: { yearMonth }, body: halfVacation }
const book = (caller: Caller) => call(caller, bookAbsence, ofHalfVacation)
const remove = (caller: Caller) => call(caller, removeAbsence, ofHalfVacation)
const refusalToRemove = (caller: Caller, beside: { id?: number; version?: number } = {}) =>
  refused(caller, removeAbsence, { params: { yearMonth }, body: { ...halfVacation, ...beside } })

test('when a day has two equal half days of absence, Anna removes the half day that was booked last', async () => {
  const { anna } = await givenAnna()
  const first = await book(anna)
  await book(anna)
  const body = await remove(anna)
  expect(body.absenceDtos.map(({ id }) => id)).toEqual([first.absenceDtos[0]!.id])
  expect(body.remainingVacationDays).toBe(4.5)
})

test('when Anna removes an absence by its id, exactly this absence is removed and half of the day is free again', async () => {
  const { anna } = await givenAnna()
  const first = await book(anna)
  const second = await book(anna)
  const { id, version } = first.absenceDtos[0]!
  const removed = await call(anna, removeAbsence, { params: { yearMonth }, body: { ...halfVacation, id, version } })
  expect(removed.absenceDtos[0]!.id).toBe(second.absenceDtos[1]!.id)
  expect((await book(anna)).absenceDtos).toHaveLength(2)
})

test('when Anna sends the same removal of an absence twice, the second request gets 404', async () => {
  const { personId, anna } = await givenAnna()
  await book(anna)
  await remove(anna)
  const again = await refusalToRemove(anna)
  expect([again.status, again.code]).toEqual([404, 'absence_missing'])
  expect((await ledgerOf(db, personId)).map(({ halfDays }) => halfDays)).toEqual([10, -1, 1])
})

test('Anna cannot remove an absence with an old version, and the answer contains the current absence', async () => {
  const { anna } = await givenAnna()
  const { id } = (await book(anna)).absenceDtos[0]!
  const stale = await refusalToRemove(anna, { id, version: 7 })
  expect(stale).toMatchObject({ status: 409, code: 'stale', current: { id, version: 1 } })
})

test('Anna can remove absences that HR entered for her, except sickness', async () => {
  const { personId, anna } = await givenAnna()
  const params = { userId: personId, yearMonth }
  await call(hr, bookAbsenceFor, { params, body: halfVacation })
  await call(hr, bookAbsenceFor, { params, body: sickness })
  await remove(anna)
  const refusal = await refused(anna, removeAbsence, { params: { yearMonth }, body: sickness })
  expect(refusal.code).toBe('absence_not_removable')
  expect((await call(hr, removeAbsenceFor, { params, body: sickness })).absenceDtos).toEqual([])
})

test('HR can remove an absence of a confirmed month, and Anna cannot', async () => {
  const { personId, contractId, anna } = await givenAnna()
  await book(anna)
  await givenConfirmed(db, { contractId, month: '2026-11' })
  expect((await refusalToRemove(anna)).code).toBe('month_frozen')
  await call(hr, removeAbsenceFor, { params: { userId: personId, yearMonth }, body: halfVacation })
})

test('an employee cannot remove the absence of a colleague', async () => {
  const { anna } = await givenAnna()
  const { id } = (await book(anna)).absenceDtos[0]!
  const bert = await as(await givenPerson(db, { firstName: 'Bert' }))
  expect((await refusalToRemove(bert, { id })).status).toBe(404)
})
