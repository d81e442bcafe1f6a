import { contractMonths, reopenMonth } from '@uurwerk/contract/timesheets/contractMonths'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { payrollCheck, payrollMonth } from '@uurwerk/contract/payroll/payroll'
import { expect, test } from 'vitest'
import { call } from '../../testing/call.ts'
import { givenConfirmed, givenShift } from '../../testing/world/people/leave.ts'
import { givenEmployee, givenHrEmployer, givenNovemberOfAnna } from '../../testing/world/payrollWorld.ts'
import { startTestApp } from '../../testing/startTestApp.ts'

const november = toYearMonth('2026-11')

const testApp = await startTestApp()
const { db, clock } = testApp

/** Each test gets a new HR employer (legal employer) with the employees Anna and Bart. Bart worked on one day. */
async function givenInstallation(number: number) {
  const employerId = await givenHrEmployer(db, `Zorg Plus ${number}`, `${number}`)
  const anna = await givenNovemberOfAnna(testApp, employerId)
  const bart = await givenEmployee(db, { hrEmployerId: employerId, employeeNumber: 7, firstName: 'Bart' })
  const day = { start: '2026-11-12T07:00+01:00', end: '2026-11-12T15:00+01:00' }
  const shiftId = await givenShift(db, { ...bart, ...day })
  const employer = `/administration/timesheet/${employerId}/2026-11/hremployer`
  const check = async () => await call(anna.hr, payrollCheck, { params: { employerId, yearMonth: november } })
  const personOf = async (id: number) =>
    await call(anna.hr, payrollMonth, { params: { userId: id, yearMonth: november } })
  return { employerId, employer, anna, bart, shiftId, check, personOf }
}

test('the payroll check list shows the number of people and hours, the people who have not confirmed, and that premiums are not exported', async () => {
  const { anna, bart, check, employerId } = await givenInstallation(1)
  await givenConfirmed(db, { contractId: bart.contractId, month: '2026-11' })
  const answer = await check()
  expect(answer).toMatchObject({
    hrEmployer: { id: employerId, name: 'Zorg Plus 1' },
    peopleCount: 2,
    problems: [],
    changedSinceExport: [],
    lastExport: null,
  })
  // The expected sum has three parts: the hours of Anna's month, the 8 hours that Bart worked, and Bart's hours for the
  // public holiday of 11 November.
  expect(answer.hours).toBe(103.4 + 15.6)
  expect(answer.notConfirmed).toEqual([
    { userId: anna.personId, userName: 'Anna Peeters', customers: [expect.stringContaining('AZ Klaverveld')] },
  ])
  expect(answer.premiumsNote).toContain('Bonus avond, Bonus nacht')
})

test('the payroll check list shows each line that changed after the last export', async () => {
  const { anna, bart, shiftId, check, personOf, employer } = await givenInstallation(2)
  clock.set('2026-12-01T09:00:00Z')
  await anna.hr.get(`${employer}/eblox`)
  const lastExport = { at: '2026-12-01T10:00:00+01:00', by: 'Katrien Lauwers' }
  expect(await check()).toMatchObject({ lastExport, changedSinceExport: [] })
  expect(await personOf(bart.personId)).toMatchObject({ lastExport, changedSinceExport: false })

  await db.updateTable('shifts').set({ end_at: '2026-11-12T15:30+01:00' }).where('shifts.id', '=', shiftId).execute()
  await db.updateTable('people').set({ employee_number: 43 }).where('people.id', '=', anna.personId).execute()
  expect(await personOf(bart.personId)).toMatchObject({ lastExport, changedSinceExport: true })
  const { changedSinceExport } = await check()
  expect(changedSinceExport).toEqual(
    [
      { userId: bart.personId, userName: 'Bart Peeters', changes: ['12-11-2026 0010: 8,00 → 8,50 uur'] },
      { userId: anna.personId, userName: 'Anna Peeters', changes: ['Werknemersnummer: 42 → 43'] },
    ].toSorted((a, b) => a.userName.localeCompare(b.userName)),
  )

  await anna.hr.get(`${employer}/csv`)
  expect((await check()).changedSinceExport).toEqual([])
})

test('the payroll check list shows people who came or left after the last export', async () => {
  const { anna, bart, check, employer, employerId } = await givenInstallation(3)
  await anna.hr.get(`${employer}/csv`)
  const { personId: cis } = await givenEmployee(db, {
    hrEmployerId: employerId,
    employeeNumber: 9,
    firstName: 'Cis',
    lastName: 'Maes',
  })
  await db.updateTable('people').set({ hr_employer_id: null }).where('people.id', '=', bart.personId).execute()
  expect((await check()).changedSinceExport).toEqual([
    { userId: cis, userName: 'Cis Maes', changes: ['Nog niet geëxporteerd'] },
    {
      userId: bart.personId,
      userName: 'Bart Peeters',
      changes: ['Werd geëxporteerd, maar hoort nu niet meer bij deze HR werkgever'],
    },
  ])
})

test('a person who is not employed in a month is not in the payroll export of that month', async () => {
  const { employerId, check } = await givenInstallation(4)
  await givenEmployee(db, { hrEmployerId: employerId, employeeNumber: 10, until: '2026-10-31' })
  await givenEmployee(db, { hrEmployerId: employerId, employeeNumber: 11, from: '2026-12-01' })
  const { peopleCount, notConfirmed } = await check()
  expect([peopleCount, notConfirmed.length]).toEqual([2, 2])
})

test('HR’s overview counts the remarks of a month, and marks a month that HR changed or reopened after the payroll export', async () => {
  const { anna, bart, shiftId, employer } = await givenInstallation(9)
  await givenConfirmed(db, { contractId: bart.contractId, month: '2026-11' })
  await db.updateTable('shifts').set({ remark: 'Later begonnen' }).where('shifts.id', '=', shiftId).execute()
  const rowOf = async () => {
    const body = await call(anna.hr, contractMonths, { params: { yearMonth: november } })
    const rows: { contractId: number }[] = body._embedded.contractWithTimeSheetInfoDtoList
    return rows.find(({ contractId }) => contractId === bart.contractId)
  }
  expect(await rowOf()).toMatchObject({ remarks: 1, changedSinceExport: false })
  clock.set('2026-12-02T09:00:00Z')
  await anna.hr.get(`${employer}/csv`)
  expect(await rowOf()).toMatchObject({ changedSinceExport: false })

  clock.set('2026-12-02T10:00:00Z')
  await db
    .updateTable('timesheet_confirmations')
    .set({ changed_by_admin_at: '2026-12-02T10:00:00Z' })
    .where('contract_id', '=', bart.contractId)
    .execute()
  expect(await rowOf()).toMatchObject({ changedSinceExport: true })
  clock.set('2026-12-02T11:00:00Z')
  await anna.hr.get(`${employer}/csv`)
  expect(await rowOf()).toMatchObject({ changedSinceExport: false })
  clock.set('2026-12-02T12:00:00Z')
  await call(anna.hr, reopenMonth, {
    params: { yearMonth: november, contractId: bart.contractId },
    body: { reason: 'een dag vergeten' },
  })
  expect(await rowOf()).toMatchObject({ changedSinceExport: true })
})
