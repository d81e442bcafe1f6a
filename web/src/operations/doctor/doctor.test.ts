import { expect, test } from 'vitest'
import { addressOfPlace } from './addressOfPlace.ts'
import type { Examination, CheckResult } from './queries.ts'
import { worstFirst } from './worstFirst.ts'
import { formatForSupport } from './formatForSupport.ts'

const well = (check: CheckResult['check']): CheckResult => ({ check, state: 'green', summary: 'goed', findings: [] })
const mail: CheckResult = {
  check: 'mail',
  state: 'red',
  summary: '2 in de wachtrij',
  findings: [
    {
      code: 'mail_waiting',
      state: 'red',
      sentence: '2 mails wachten.',
      wayOut: 'Kijk na.',
      places: [{ screen: 'invoice', id: 4, label: '2026-000004' }],
    },
  ],
}

test('the installation check lists faults first, and the other checks in their usual order', () => {
  const amber: CheckResult = { ...well('audit'), state: 'amber' }
  const sorted = worstFirst([well('company'), well('signIn'), amber, mail])
  expect(sorted.map(({ check }) => check)).toEqual(['mail', 'audit', 'company', 'signIn'])
})

test('a finding of the installation check links to the screen where HR can correct the fault', () => {
  expect(addressOfPlace({ screen: 'invoice', id: 4 })).toBe('/admin/viewinvoicedetail?invoice=4')
  expect(addressOfPlace({ screen: 'hourlyRates', month: '2026-12' })).toBe('/admin/viewHourlyRates?month=2026-12')
  expect(addressOfPlace({ screen: 'settings' })).toBe('/admin/settings')
})

test('the text for support contains all findings of the installation check', () => {
  const examination: Examination = {
    _embedded: { doctorCheckList: [well('clock'), mail] },
    state: 'red',
    examinedAt: '2026-11-20T10:00:00+01:00',
  }
  expect(formatForSupport(examination)).toBe(
    [
      'Uurwerk, dokter, 20-11-2026 10:00',
      'Klok: In orde (goed)',
      'Mail: Niet in orde (2 in de wachtrij)',
      '  - mail_waiting: 2 mails wachten.',
    ].join('\n'),
  )
})
