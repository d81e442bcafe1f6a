import { expect, test } from 'vitest'
import { givenConfirmed, givenCounter, givenVacationApproved, ledgerOf } from '../../testing/leave.ts'
import { startTestApp } from '../../testing/startTestApp.ts'
import { givenContract, givenCustomer, givenPerson } from '../../testing/world.ts'

const { db, as } = await startTestApp()
const hr = await as(await givenPerson(db, { firstName: 'Hilde', lastName: 'Maes', roles: ['ROLE_ADMIN'] }))
const customerId = await givenCustomer(db)

async function givenAnna() {
  const personId = await givenPerson(db)
  const contractId = await givenContract(db, { personId, customerId })
  await givenCounter(db, { personId, days: 5 })
  await givenVacationApproved(db, personId)
  return { personId, contractId, anna: await as(personId) }
}

const ADD = '/timesheet/2026-11/planned/addabsence'
const REMOVE = '/timesheet/2026-11/planned/removeabsence'
const halfVacation = { dayOfMonth: 16, absenceCategory: 'VACATION', fullDay: false }
const sickness = { dayOfMonth: 17, absenceCategory: 'SICK_LEAVE', fullDay: true }

test('of two equal half days the one that was booked last is removed', async () => {
  const { anna } = await givenAnna()
  const first = await anna.put(ADD, { body: halfVacation })
  await anna.put(ADD, { body: halfVacation })
  const { body } = await anna.put(REMOVE, { body: halfVacation })
  expect(body.absenceDtos.map(({ id }: { id: number }) => id)).toEqual([first.body.absenceDtos[0].id])
  expect(body.remainingVacationDays).toBe(4.5)
})

test('a removal with an id removes exactly that absence, and its half of the day is free again', async () => {
  const { anna } = await givenAnna()
  const first = await anna.put(ADD, { body: halfVacation })
  const second = await anna.put(ADD, { body: halfVacation })
  const { id, version } = first.body.absenceDtos[0]
  const removed = await anna.put(REMOVE, { body: { ...halfVacation, id, version } })
  expect(removed.body.absenceDtos[0].id).toBe(second.body.absenceDtos[1].id)
  expect((await anna.put(ADD, { body: halfVacation })).body.absenceDtos).toHaveLength(2)
})

test('the second of two equal removals finds nothing', async () => {
  const { personId, anna } = await givenAnna()
  await anna.put(ADD, { body: halfVacation })
  expect((await anna.put(REMOVE, { body: halfVacation })).status).toBe(200)
  const again = await anna.put(REMOVE, { body: halfVacation })
  expect({ status: again.status, code: again.body.code }).toEqual({ status: 404, code: 'absence_missing' })
  expect((await ledgerOf(db, personId)).map(({ halfDays }) => halfDays)).toEqual([10, -1, 1])
})

test('a removal with an older version is refused, and the answer contains the current absence', async () => {
  const { anna } = await givenAnna()
  const { body } = await anna.put(ADD, { body: halfVacation })
  const { id } = body.absenceDtos[0]
  const stale = await anna.put(REMOVE, { body: { ...halfVacation, id, version: 7 } })
  expect(stale).toMatchObject({ status: 409, body: { code: 'stale', current: { id, version: 1 } } })
})

test('Anna removes absences that HR entered, except sickness', async () => {
  const { personId, anna } = await givenAnna()
  const path = `/administration/timesheet/${personId}/2026-11/planned`
  await hr.put(`${path}/addabsence`, { body: halfVacation })
  await hr.put(`${path}/addabsence`, { body: sickness })
  expect((await anna.put(REMOVE, { body: halfVacation })).status).toBe(200)
  expect((await anna.put(REMOVE, { body: sickness })).body.code).toBe('absence_not_removable')
  expect((await hr.put(`${path}/removeabsence`, { body: sickness })).body.absenceDtos).toEqual([])
})

test('HR removes an absence of a confirmed month, and Anna does not', async () => {
  const { personId, contractId, anna } = await givenAnna()
  await anna.put(ADD, { body: halfVacation })
  await givenConfirmed(db, { contractId, month: '2026-11' })
  expect((await anna.put(REMOVE, { body: halfVacation })).body.code).toBe('month_frozen')
  const byHr = await hr.put(`/administration/timesheet/${personId}/2026-11/planned/removeabsence`, {
    body: halfVacation,
  })
  expect(byHr.status).toBe(200)
})

test('Bert cannot remove the absence of Anna', async () => {
  const { anna } = await givenAnna()
  const { body } = await anna.put(ADD, { body: halfVacation })
  const bert = await as(await givenPerson(db, { firstName: 'Bert' }))
  const reached = await bert.put(REMOVE, { body: { ...halfVacation, id: body.absenceDtos[0].id } })
  expect(reached.status).toBe(404)
})
