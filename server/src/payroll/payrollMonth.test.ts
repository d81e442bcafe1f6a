import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { payrollMonth } from '@uurwerk/contract/payroll/payroll'
import { personMonthAbsences } from '@uurwerk/contract/absences/absences'
import { confirmMonth, lockMonth } from '@uurwerk/contract/timesheets/timesheets'
import { editHrEmployerPayCodes, hrEmployerPayCodes } from '@uurwerk/contract/people/hrEmployers'
import { auditEntries } from '@uurwerk/contract/audit/auditTrail'
import { expect, test } from 'vitest'
import { call, refused, request } from '../testing/call.ts'
import { givenConfirmed } from '../testing/world/people/leave.ts'
import { givenEmployee, givenHrEmployer, givenNovemberOfAnna } from '../testing/world/payrollWorld.ts'
import { startTestApp } from '../testing/startTestApp.ts'

const november = toYearMonth('2026-11')

const testApp = await startTestApp()
const { db } = testApp
const employerId = await givenHrEmployer(db, 'Zorg Plus', '1234567')
const { personId, contractId, hr } = await givenNovemberOfAnna(testApp, employerId)

type Row = { readonly date: string; readonly code: string; readonly absenceId: number | null }
const read = (id = personId, month = '2026-11') =>
  request(hr, payrollMonth, { params: { userId: id, yearMonth: toYearMonth(month) } })
const rowsOf = async (id = personId): Promise<Row[]> =>
  (await call(...read(id)))._embedded.adminReducedDayInTimeSheetDtoList

test('each day of Anna’s November has its pay codes with hours, description and colour', async () => {
  const rows = await rowsOf()
  expect(rows.map(({ date, code }) => `${date.slice(8)} ${code}`)).toEqual([
    '02 0010',
    '03 0010',
    '05 0010',
    '06 0261',
    '06 7284',
    '09 0260',
    '11 0010',
    '11 0250',
    '12 T900',
    '13 T903',
    '17 7360',
    '18 0010',
    '18 9710',
    ...['23', '24', '25', '26', '27'].map((day) => `${day} T950`),
  ])
  expect(rows.find(({ code }) => code === '0260')).toEqual({
    date: '2026-11-09',
    code: '0260',
    hoursWorked: 3.8,
    codeDefinition: 'Wettelijke vakantie',
    absenceId: expect.any(Number),
    color: '#F2A24A',
    editable: true,
    convertible: null,
    actions: { changeCode: null, convert: { code: 'no_sickness_to_convert' } },
  })
})

test('HR can change the pay code of an absence, but can change the pay code of a sickness only between T900 and T903', async () => {
  const rows = (await rowsOf()) as (Row & { editable: boolean; convertible: string | null })[]
  expect(rows.filter(({ editable }) => editable).map(({ code }) => code)).toEqual([
    '0261',
    '7284',
    '0260',
    '7360',
    '9710',
  ])
  expect(rows.filter(({ convertible }) => convertible).map(({ code, convertible }) => [code, convertible])).toEqual([
    ['T900', 'SICK_LEAVE_NO_CERTIFICATE'],
    ['T903', 'SICK_LEAVE'],
  ])
  const withoutAbsence = rows.filter(({ absenceId }) => absenceId === null).map(({ code }) => code)
  expect([...new Set(withoutAbsence)]).toEqual(['0010', '0250', 'T950'])
})

test('the payroll timesheet also contains the person, the state of the month, the possible pay codes and the counters', async () => {
  const body = await call(...read())
  expect(body).toMatchObject({
    userId: personId,
    userName: 'Anna Peeters',
    yearMonth: '2026-11',
    employeeNr: 42,
    hrEmployer: { id: employerId, name: 'Zorg Plus' },
    timesheets: [{ contractId, locked: false, completed: false }],
    locked: false,
    completed: false,
    previousMonthAvailable: true,
    nextMonthAvailable: true,
    sickDaysWithoutCertificateLeft: 1,
    lastExport: null,
    changedSinceExport: false,
  })
  const codes = body.payCodes.map(({ code }) => code)
  expect(codes).toEqual(expect.arrayContaining(['0260', 'T040', '7360', '9710', 'T900']))
  expect(codes).not.toEqual(expect.arrayContaining(['0010']))
  expect(codes).not.toEqual(expect.arrayContaining(['0250']))
})

test('the total of the payroll timesheet equals the counted hours of the timesheet', async () => {
  const { totals } = await call(...read())
  const { timeSheetHoursDto } = await call(hr, personMonthAbsences, {
    params: { yearMonth: november, userId: personId },
  })
  expect(totals.hours).toBe(103.4)
  expect(totals.hours).toBe(timeSheetHoursDto.counted)
})

test('the summary by pay code has the same hours, and counts the days of each pay code', async () => {
  const { totals, _embedded } = await call(...read())
  const hundredths = totals.codes.map(({ hours }) => Math.round(hours * 100))
  expect(hundredths.reduce((sum: number, one: number) => sum + one, 0)).toBe(10_340)
  const most = totals.codes[0]!
  const days = _embedded.adminReducedDayInTimeSheetDtoList.filter(({ code }) => code === most.code)
  expect([most.code, most.codeDefinition, most.days]).toEqual(['T950', 'Langdurige ziekte', days.length])
})

test('a confirmed month is paid with the part-time percentage at the moment of its confirmation', async () => {
  const bart = await givenEmployee(db, { hrEmployerId: employerId, employeeNumber: 7, firstName: 'Bart' })
  const anna = await testApp.as(bart.personId)
  await call(anna, lockMonth, { params: { yearMonth: november } })
  await call(anna, confirmMonth, { params: { contractId: bart.contractId }, body: { yearMonth: '2026-11' } })
  await db
    .updateTable('part_time_records')
    .set({ percentage_bp: 5000 })
    .where('part_time_records.person_id', '=', bart.personId)
    .execute()
  const body = await call(...read(bart.personId))
  expect([body.locked, body.completed, body.totals.hours]).toEqual([true, true, 7.6])
})

test('the payroll timesheet uses the pay codes of the employer, and has rows for its premiums', async () => {
  const other = await givenHrEmployer(db, 'Nachtzorg', '7')
  const { personId: annie } = await givenNovemberOfAnna(testApp, other)
  const table = (await call(hr, hrEmployerPayCodes, { params: { id: other } }))._embedded.payCodeDtoList
  const changed = table.flatMap((row) =>
    row.meaning === 'WORKED'
      ? [{ ...row, code: '1010', codeDefinition: 'Prestaties' }]
      : row.meaning === 'PREMIUM_NIGHT'
        ? [{ ...row, code: '2001' }]
        : [],
  )
  await call(hr, editHrEmployerPayCodes, { params: { id: other }, body: { payCodes: changed } })
  const ofTheNight = (await rowsOf(annie)).filter(({ date }) => date === '2026-11-03')
  expect(ofTheNight).toMatchObject([
    { code: '1010', codeDefinition: 'Prestaties', hoursWorked: 8, editable: false },
    { code: '2001', hoursWorked: 8, editable: false, absenceId: null },
  ])
  expect((await call(...read(annie))).totals.hours).toBe(103.4)
})

test('a person without an HR employer has a payroll timesheet with the default pay codes', async () => {
  const { personId: dirkId } = await givenEmployee(db, { hrEmployerId: null, employeeNumber: null, firstName: 'Dirk' })
  const body = await call(...read(dirkId))
  expect(body.hrEmployer).toEqual(null)
  expect(body.totals.codes).toMatchObject([{ code: '0250' }])
})

test('a request for the payroll timesheet of a self-employed person or of an unknown person gets 404', async () => {
  const { personId: zoe } = await givenEmployee(db, {
    hrEmployerId: employerId,
    employeeNumber: 8,
    kind: 'independent',
  })
  expect(await refused(...read(zoe))).toMatchObject({ status: 409, code: 'no_payroll_for_independent' })
  expect((await refused(...read(999_999))).status).toBe(404)
})

test('the audit trail records that HR reads a payroll timesheet', async () => {
  await givenConfirmed(db, { contractId, month: '2026-10' })
  await call(...read(personId, '2026-10'))
  const body = await call(hr, auditEntries, { query: { entity: 'person', id: `${personId}` } })
  expect(body._embedded.auditEntryList[0]).toMatchObject({
    action: 'read payroll timesheet',
    changes: { yearMonth: [null, '2026-10'] },
  })
})
