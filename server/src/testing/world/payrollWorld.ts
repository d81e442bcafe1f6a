import { call } from '../call.ts'
import type { AbsenceCategory } from '@uurwerk/domain/absences/absenceCategory'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { bookAbsenceFor } from '@uurwerk/contract/absences/absences'
import type { Database } from '../../platform/db/database.ts'
import type { TestApp } from '../startTestApp.ts'
import { givenCounter, givenProlongedSickLeave, givenShift } from './people/leave.ts'
import { givenCustomer, givenHr, givenPerson, givenPersonAtWork } from './world.ts'

/** Creates an HR employer with its number at the payroll office. */
export async function givenHrEmployer(db: Database, name: string, number: string | null): Promise<number> {
  const values = { name, sdworx_employer_number: number }
  return (await db.insertInto('hr_employers').values(values).returning('hr_employers.id').executeTakeFirstOrThrow()).id
}

type EmployeeFields = Parameters<typeof givenPerson>[1] & {
  readonly hrEmployerId: number | null
  readonly employeeNumber: number | null
}

/**
 * Creates an employee of the HR employer. The employee has a contract without end, with a customer at which nobody else
 * works.
 */
export async function givenEmployee(db: Database, { hrEmployerId, employeeNumber, ...fields }: EmployeeFields) {
  const person = await givenPersonAtWork(db, { ...fields, customerId: await givenCustomer(db) })
  await db
    .updateTable('people')
    .set({ hr_employer_id: hrEmployerId, employee_number: employeeNumber })
    .where('people.id', '=', person.personId)
    .execute()
  return person
}

/**
 * Creates Anna's November 2026 with every kind of paid hour: work, a night, work on a public holiday, leave from one
 * leave counter and from two leave counters, sickness with and without a certificate, unpaid leave on a day with work,
 * and a week of prolonged sickness.
 */
export async function givenNovemberOfAnna({ db, as }: TestApp, hrEmployerId: number) {
  const anna = await givenEmployee(db, { hrEmployerId, employeeNumber: 42 })
  const { id: hrId, call: hr } = await givenHr({ db, as })
  const shifts = [
    ['2026-11-02T07:00+01:00', '2026-11-02T14:36+01:00'],
    ['2026-11-03T22:00+01:00', '2026-11-04T06:00+01:00'],
    ['2026-11-05T07:00+01:00', '2026-11-05T07:20+01:00'],
    ['2026-11-05T08:00+01:00', '2026-11-05T08:20+01:00'],
    ['2026-11-05T09:00+01:00', '2026-11-05T09:20+01:00'],
    ['2026-11-11T09:00+01:00', '2026-11-11T12:00+01:00'],
    ['2026-11-18T07:00+01:00', '2026-11-18T11:00+01:00'],
  ] as const
  for (const [start, end] of shifts) await givenShift(db, { ...anna, start, end })
  const { personId } = anna
  await givenCounter(db, { personId, type: 'TRANSFER_HOLIDAY_PREVIOUS_YEAR', days: 0.5 })
  await givenCounter(db, { personId, type: 'SENIORITY_LEAVE', days: 0.5 })
  const book = (dayOfMonth: number, absenceCategory: AbsenceCategory, fullDay = true) =>
    call(hr, bookAbsenceFor, {
      params: { userId: personId, yearMonth: toYearMonth('2026-11') },
      body: { dayOfMonth, absenceCategory, fullDay },
    })
  await book(6, 'VACATION')
  await givenCounter(db, { personId, type: 'STATUTORY_VACATION', days: 20 })
  await book(9, 'VACATION', false)
  await book(12, 'SICK_LEAVE')
  await book(13, 'SICK_LEAVE_NO_CERTIFICATE')
  await book(17, 'EXCUSED_ABSENCE')
  await book(18, 'UNPAID_LEAVE', false)
  await givenProlongedSickLeave(db, { personId, start: '2026-11-23', end: '2026-11-27' })
  return { ...anna, hr, hrId, book }
}
