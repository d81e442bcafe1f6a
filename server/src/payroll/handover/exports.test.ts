import { expect, test } from 'vitest'
import { givenEmployee, givenHrEmployer, givenNovemberOfAnna } from '../../testing/payrollWorld.ts'
import { givenShift } from '../../testing/leave.ts'
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

const address = (id: number, rest: string) => `/administration/timesheet/${id}/2026-11/${rest}`

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
  const { status, raw, headers } = await hr.get(address(personId, 'eblox'))
  expect([status, raw.toString('latin1')]).toEqual([200, annasEblox.join('\n')])
  expect(headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
  expect(headers['content-disposition']).toContain('SDWorx_export_november_2026_Anna_Peeters.txt')
})

test('the CSV file of the employer equals the expected file: Bart’s name cannot be a formula, and his holiday is 80 per cent', async () => {
  const { status, raw, headers } = await hr.get(address(employerId, 'hremployer/csv'))
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

test('the eBlox file of the employer contains the lines of all its people, sorted', async () => {
  const { raw } = await hr.get(address(employerId, 'hremployer/eblox'))
  const lines = raw.toString('latin1').split('\n')
  const barts = ['1AB12340000007K2026111102500608', '1AB12340000007K2026111400100033']
  expect(lines).toEqual([...barts, ...annasEblox])
  expect(lines.every((line) => line.length === 31)).toBe(true)
})

test('the CSV file of one person contains only that person', async () => {
  const { raw } = await hr.get(address(bart.personId, 'csv'))
  expect(raw.toString('utf8').split('\r\n')).toHaveLength(4)
})

test('without a number, eBlox is refused with everything that is missing, and the CSV file is still made', async () => {
  const nameless = await givenHrEmployer(db, 'Nieuw Huis', null)
  const { personId: cis } = await givenEmployee(db, {
    hrEmployerId: nameless,
    employeeNumber: null,
    firstName: 'Cis',
    lastName: 'Maes',
  })
  const refused = await hr.get(address(nameless, 'hremployer/eblox'))
  expect(refused).toMatchObject({ status: 409, body: { code: 'payroll_incomplete' } })
  expect(refused.body.message).toContain('het loonkantoornummer van Nieuw Huis; het werknemersnummer van Cis Maes')
  expect((await hr.get(address(cis, 'eblox'))).body.message).toBe(refused.body.message)
  expect((await hr.get(address(nameless, 'hremployer/csv'))).status).toBe(200)
  const { body: check } = await hr.get(address(nameless, 'hremployer/check'))
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

test('the export of an independent is refused', async () => {
  const { personId: zoe } = await givenEmployee(db, {
    hrEmployerId: employerId,
    employeeNumber: 8,
    firstName: 'Zoë',
    kind: 'independent',
  })
  for (const file of ['csv', 'eblox'])
    expect(await hr.get(address(zoe, file))).toMatchObject({
      status: 409,
      body: { code: 'no_payroll_for_independent' },
    })
  expect((await hr.get(address(employerId, 'hremployer/csv'))).raw.toString('utf8')).not.toContain('Zoë')
})

test('the export of an unknown person or employer is not found', async () => {
  for (const rest of ['csv', 'eblox', 'hremployer/csv', 'hremployer/eblox', 'hremployer/check'])
    expect((await hr.get(address(999_999, rest))).status).toBe(404)
})

test('each export has an audit entry with the author, the month and the number of people', async () => {
  await hr.get(address(personId, 'eblox'))
  await hr.get(address(employerId, 'hremployer/csv'))
  const ofPerson = await hr.get(`/administration/audit?entity=person&id=${personId}`)
  expect(ofPerson.body._embedded.auditEntryList[0]).toMatchObject({
    action: 'export payroll',
    changes: { yearMonth: [null, '2026-11'], format: [null, 'eblox'], peopleCount: [null, 1] },
  })
  const ofEmployer = await hr.get(`/administration/audit?entity=hr%20employer&id=${employerId}`)
  expect(ofEmployer.body._embedded.auditEntryList[0]).toMatchObject({
    action: 'export payroll',
    changes: { format: [null, 'csv'], peopleCount: [null, 2] },
  })
})
