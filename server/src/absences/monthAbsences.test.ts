import type { AbsenceCategory } from '@uurwerk/domain/absences/absenceCategory'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import {
  bookAbsenceFor,
  lockedPersonMonthAbsences,
  monthAbsenceRows,
  monthAbsences,
  personMonthAbsences,
} from '@uurwerk/contract/absences/absences'
import { describe, expect, test } from 'vitest'
import { call, refused, refusedWith } from '../testing/call.ts'
import {
  givenConfirmed,
  givenCounter,
  givenLocked,
  givenProlongedSickLeave,
  givenVacationApproved,
} from '../testing/world/people/leave.ts'
import { annasLeaveWorld } from '../testing/world/people/annasLeaveWorld.ts'
import { givenPerson } from '../testing/world/world.ts'

const october = toYearMonth('2026-10')

const { db, katrienId, hr, givenAnna } = await annasLeaveWorld()

const datesOf = (body: { absenceDtos: { date: string }[] }) => body.absenceDtos.map(({ date }) => date)

describe('the absences of Anna in a month', () => {
  test('the answer about a month contains its public holidays, the leave days that Anna has left, and the actions that she can take', async () => {
    const { personId, anna } = await givenAnna()
    await givenCounter(db, { personId, days: 12.5 })
    await givenCounter(db, { personId, days: 1, type: 'RECUPERATION_HOLIDAY_PREVIOUS_YEAR' })
    await givenCounter(db, { personId, days: 3, type: 'EDUCATIONAL_LEAVE' })
    await givenCounter(db, { personId, days: 9, type: 'STATUTORY_VACATION_PREVIOUS_EMPLOYER' })
    await givenVacationApproved(db, personId)
    const body = await call(anna, monthAbsences, { params: { yearMonth: toYearMonth('2026-11') } })
    expect(body).toMatchObject({
      absenceDtos: [],
      holidayDtos: [
        { date: '2026-11-01', name: 'Allerheiligen' },
        { date: '2026-11-11', name: 'Wapenstilstand' },
      ],
      remainingVacationDays: 12.5,
      remainingRecuperationHolidays: 1,
      remainingEducationalLeaveInDays: 3,
      vacationApprovedByAdmin: true,
      removedRecupHolidays: [],
      timeSheetHoursDto: { needed: 159.6, counted: 7.6, worked: 0, workedEnough: false },
    })
    expect(Object.keys(body._links ?? {}).sort()).toEqual(['addabsence', 'addabsences', 'removeabsence', 'self'])
  })

  test('Anna can take no action on the absences of a confirmed month', async () => {
    const { contractId, anna } = await givenAnna()
    await givenConfirmed(db, { contractId, month: '2026-11' })
    const body = await call(anna, monthAbsences, { params: { yearMonth: toYearMonth('2026-11') } })
    expect(Object.keys(body._links ?? {})).toEqual(['self'])
  })

  test('each weekday of a prolonged sickness is in the list of absences, and Anna can book only on other days', async () => {
    const { personId, anna } = await givenAnna()
    await givenProlongedSickLeave(db, { personId, start: '2026-11-26' })
    const november = await call(anna, monthAbsences, { params: { yearMonth: toYearMonth('2026-11') } })
    expect(datesOf(november)).toEqual(['2026-11-26', '2026-11-27', '2026-11-30'])
    expect(november.absenceDtos[0]).toMatchObject({
      id: 0,
      title: 'Ziekte voor langdurige zieken',
      hours: 7.6,
      absenceCategory: 'DAILY_ABSENCE_PROLONGED_SICK_LEAVE',
    })
    expect(november._links?.['addabsence']).toBeDefined()
    const december = await call(anna, monthAbsences, { params: { yearMonth: toYearMonth('2026-12') } })
    expect(december._links?.['addabsence']).toBeUndefined()
    expect(december.timeSheetHoursDto).toMatchObject({ workedEnough: true, earned: 0 })
  })
})

describe('the absences of Anna that HR reads', () => {
  test('the audit trail records that HR reads the absences of Anna', async () => {
    const { personId } = await givenAnna()
    await call(hr, personMonthAbsences, { params: { yearMonth: toYearMonth('2026-11'), userId: personId } })
    const traces = await db
      .selectFrom('audit_entries')
      .select(['audit_entries.actor_id', 'audit_entries.action'])
      .where('audit_entries.person_id', '=', personId)
      .execute()
    expect(traces).toEqual([{ actor_id: katrienId, action: 'read absences' }])
  })

  test('HR can read the absences that were stored when a month was locked', async () => {
    const { personId, contractId, anna } = await givenAnna()
    const locked = {
      id: 7,
      version: 1,
      day: '2026-11-19',
      category: 'RECUPERATION',
      fullDay: true,
      seconds: 27_360,
      editedByAdmin: false,
      counter: null,
    }
    expect(
      (
        await refused(hr, lockedPersonMonthAbsences, {
          params: { yearMonth: toYearMonth('2026-11'), userId: personId },
        })
      ).status,
    ).toBe(404)
    await givenLocked(db, { contractId, month: '2026-11', absences: [locked] })
    expect(
      datesOf(
        await call(hr, lockedPersonMonthAbsences, { params: { yearMonth: toYearMonth('2026-11'), userId: personId } }),
      ),
    ).toEqual(['2026-11-19'])
    expect(datesOf(await call(anna, monthAbsences, { params: { yearMonth: toYearMonth('2026-11') } }))).toEqual([])
  })

  test('HR gets 404 for the absences of an unknown person, and Anna cannot use this call of HR', async () => {
    const { personId, anna } = await givenAnna()
    expect(
      (await refused(hr, personMonthAbsences, { params: { yearMonth: toYearMonth('2026-11'), userId: 999_999 } }))
        .status,
    ).toBe(404)
    expect(
      (await refused(anna, personMonthAbsences, { params: { yearMonth: toYearMonth('2026-11'), userId: personId } }))
        .status,
    ).toBe(403)
    expect((await refusedWith(hr, monthAbsenceRows, { params: { yearMonth: '2026-13' } })).status).toBe(400)
  })
})

test('HR reads the absences of all people in a month in one list, sorted by day and name', async () => {
  const anna = await givenAnna()
  const bertId = await givenPerson(db, { firstName: 'Bert', lastName: 'Aerts', until: '2026-10-13' })
  await givenProlongedSickLeave(db, { personId: bertId, start: '2026-10-12' })
  const book = (dayOfMonth: number, absenceCategory: AbsenceCategory, fullDay: boolean) =>
    call(hr, bookAbsenceFor, {
      params: { userId: anna.personId, yearMonth: october },
      body: { dayOfMonth, absenceCategory, fullDay },
    })
  await book(13, 'SICK_LEAVE', true)
  await book(2, 'UNPAID_LEAVE', false)
  const body = await call(hr, monthAbsenceRows, { params: { yearMonth: october } })
  const bert = {
    userId: bertId,
    firstName: 'Bert',
    lastName: 'Aerts',
    absenceType: 'DAILY_ABSENCE_PROLONGED_SICK_LEAVE_FULL_DAY',
  }
  expect(body._embedded.absenceRowDtoList).toMatchObject([
    {
      dayInMonth: 2,
      userId: anna.personId,
      firstName: 'Anna',
      lastName: 'Peeters',
      absenceType: 'UNPAID_LEAVE_HALF_DAY',
      absenceUserReadableFormat: 'Onbetaald verlof',
      editedByAdmin: true,
    },
    { dayInMonth: 12, ...bert },
    { dayInMonth: 13, ...bert },
    { dayInMonth: 13, userId: anna.personId, absenceType: 'SICK_LEAVE_FULL_DAY' },
  ])
})
