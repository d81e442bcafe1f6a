import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import {
  payrollEblox,
  payrollCsv,
  employerPayrollCsv,
  employerPayrollEblox,
  payrollCheck,
} from '@uurwerk/contract/payroll/payroll'
import { auditEntries } from '@uurwerk/contract/audit/auditTrail'
import { expect, test } from 'vitest'
import { call, outcomeOf, refused } from '../../testing/call.ts'
import { givenEmployee, givenHrEmployer, givenNovemberOfAnna } from '../../testing/world/payrollWorld.ts'
import { givenShift } from '../../testing/world/people/leave.ts'
import { startTestApp } from '../../testing/startTestApp.ts'

const testApp = await startTestApp()
const { db } = testApp
const employerId = await givenHrEmployer(db, 'Zorg Plus', '1ab1234'.toUpperCase())
const { personId, hr } = await givenNovemberOfAnna(testApp, employerId)
const bart = await givenEmployee(db, {
  hrEmployerId: employerId,
  employeeNumber: 7,
  firstName: '=Bart',
  lastName: '"De" Wit; jr',
  partTimeBp: 8000,
})
await givenShift(db, { ...bart, start: '2026-11-14T07:00+01:00', end: '2026-11-14T07:20+01:00' })

const november = toYearMonth('2026-11')
const ofPerson = (userId: number) => ({ params: { userId, yearMonth: november } })
const ofEmployer = (id: number) => ({ params: { employerId: id, yearMonth: november } })

// The expected lines were calculated by hand, without the code. 1 November is a Sunday, so this public holiday grants a
// recuperation day and no paid hours.
const annasEblox = [
  '1AB12340000042K2026110200100760',
  '1AB12340000042K2026110300100800',
  '1AB12340000042K2026110500100100',
  '1AB12340000042K2026110602610380',
  '1AB12340000042K2026110672840380',
  '1AB12340000042K2026110902600380',
  '1AB12340000042K2026111100100300',
  '1AB12340000042K2026111102500380',
  '1AB12340000042K20261112T9000760',
  '1AB12340000042K20261113T9030760',
  '1AB12340000042K2026111773600760',
  '1AB12340000042K2026111800100400',
  '1AB12340000042K2026111897100380',
  '1AB12340000042K20261123T9500760',
  '1AB12340000042K20261124T9500760',
  '1AB12340000042K20261125T9500760',
  '1AB12340000042K20261126T9500760',
  '1AB12340000042K20261127T9500760',
]

test('the eBlox file of Anna’s November equals the expected file byte for byte', async () => {
  const { status, raw, headers } = await outcomeOf(hr, payrollEblox, ofPerson(personId))
  expect([status, raw.toString('latin1')]).toEqual([200, annasEblox.join('\n')])
  expect(headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
  expect(headers['content-disposition']).toContain('SDWorx_export_november_2026_Anna_Peeters.txt')
})

test('the payroll CSV of the employer equals the expected file, in which Bart’s name cannot run as a formula and his holiday is paid for 80 per cent', async () => {
  const { status, raw, headers } = await outcomeOf(hr, employerPayrollCsv, ofEmployer(employerId))
  const anna = (day: string, code: string, what: string, hours: string) =>
    `Zorg Plus;1AB1234;42;Anna Peeters;${day}-11-2026;${code};${what};${hours}`
  const lines = [
    '\uFEFFHR werkgever;Werkgeversnummer;Werknemersnummer;Medewerker;Datum;Looncode;Omschrijving;Uren',
    `Zorg Plus;1AB1234;7;"'=Bart ""De"" Wit; jr";11-11-2026;0250;Feestdag;6,08`,
    `Zorg Plus;1AB1234;7;"'=Bart ""De"" Wit; jr";14-11-2026;0010;Gewerkte uren;0,33`,
    anna('02', '0010', 'Gewerkte uren', '7,60'),
    anna('03', '0010', 'Gewerkte uren', '8,00'),
    anna('05', '0010', 'Gewerkte uren', '1,00'),
    anna('06', '0261', 'Overdracht vorig jaar', '3,80'),
    anna('06', '7284', 'Anciënniteitsverlof', '3,80'),
    anna('09', '0260', 'Wettelijke vakantie', '3,80'),
    anna('11', '0010', 'Gewerkte uren', '3,00'),
    anna('11', '0250', 'Feestdag', '3,80'),
    anna('12', 'T900', 'Ziek met attest', '7,60'),
    anna('13', 'T903', 'Ziek zonder attest', '7,60'),
    anna('17', '7360', 'Klein verlet', '7,60'),
    anna('18', '0010', 'Gewerkte uren', '4,00'),
    anna('18', '9710', 'Onbetaald verlof', '3,80'),
    ...['23', '24', '25', '26', '27'].map((day) => anna(day, 'T950', 'Langdurige ziekte', '7,60')),
    '',
  ]
  expect([status, raw.toString('utf8')]).toEqual([200, lines.join('\r\n')])
  expect(headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'no-store' })
})

test('the eBlox file of an employer contains the lines of all its people, sorted', async () => {
  const { raw } = await outcomeOf(hr, employerPayrollEblox, ofEmployer(employerId))
  const lines = raw.toString('latin1').split('\n')
  const barts = ['1AB12340000007K2026111102500608', '1AB12340000007K2026111400100033']
  expect(lines).toEqual([...barts, ...annasEblox])
  expect(lines.every((line) => line.length === 31)).toBe(true)
})

test('the payroll CSV of one person contains only that person', async () => {
  const { raw } = await outcomeOf(hr, payrollCsv, ofPerson(bart.personId))
  expect(raw.toString('utf8').split('\r\n')).toHaveLength(4)
})

test('without payroll numbers, the eBlox file is refused with a list of all missing numbers, and the CSV file is still made', async () => {
  const nameless = await givenHrEmployer(db, 'Nieuw Huis', null)
  const { personId: cis } = await givenEmployee(db, {
    hrEmployerId: nameless,
    employeeNumber: null,
    firstName: 'Cis',
    lastName: 'Maes',
  })
  const refusal = await refused(hr, employerPayrollEblox, ofEmployer(nameless))
  expect(refusal).toMatchObject({ status: 409, code: 'payroll_incomplete' })
  expect(refusal.message).toContain('het loonkantoornummer van Nieuw Huis; het werknemersnummer van Cis Maes')
  expect((await refused(hr, payrollEblox, ofPerson(cis))).message).toBe(refusal.message)
  expect(await call(hr, employerPayrollCsv, ofEmployer(nameless))).toContain('Cis Maes')
  const check = await call(hr, payrollCheck, ofEmployer(nameless))
  expect(check.problems).toEqual([
    {
      code: 'employer_number_missing',
      message: 'Er ontbreekt: het loonkantoornummer van Nieuw Huis',
      userId: null,
      userName: null,
    },
    {
      code: 'employee_number_missing',
      message: 'Er ontbreekt: het werknemersnummer van Cis Maes',
      userId: cis,
      userName: 'Cis Maes',
    },
  ])
})

test('HR cannot export a self-employed person to payroll', async () => {
  const { personId: zoe } = await givenEmployee(db, {
    hrEmployerId: employerId,
    employeeNumber: 8,
    firstName: 'Zoë',
    kind: 'independent',
  })
  for (const file of [payrollCsv, payrollEblox])
    expect(await refused(hr, file, ofPerson(zoe))).toMatchObject({ status: 409, code: 'no_payroll_for_independent' })
  expect(await call(hr, employerPayrollCsv, ofEmployer(employerId))).not.toContain('Zoë')
})

test('a request for the payroll export of an unknown person or employer gets 404', async () => {
  for (const file of [payrollCsv, payrollEblox]) expect((await refused(hr, file, ofPerson(999_999))).status).toBe(404)
  for (const file of [employerPayrollCsv, employerPayrollEblox, payrollCheck])
    expect((await refused(hr, file, ofEmployer(999_999))).status).toBe(404)
})

test('each payroll export has an audit entry with the HR user, the month and the number of people', async () => {
  await call(hr, payrollEblox, ofPerson(personId))
  await call(hr, employerPayrollCsv, ofEmployer(employerId))
  const entries = await call(hr, auditEntries, { query: { entity: 'person', id: `${personId}` } })
  expect(entries._embedded.auditEntryList[0]).toMatchObject({
    action: 'export payroll',
    changes: { yearMonth: [null, '2026-11'], format: [null, 'eblox'], peopleCount: [null, 1] },
  })
  const employerEntries = await call(hr, auditEntries, { query: { entity: 'hr employer', id: `${employerId}` } })
  expect(employerEntries._embedded.auditEntryList[0]).toMatchObject({
    action: 'export payroll',
    changes: { format: [null, 'csv'], peopleCount: [null, 2] },
  })
})
