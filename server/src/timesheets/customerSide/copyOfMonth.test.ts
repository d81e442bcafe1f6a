import { bookAbsenceFor } from '@uurwerk/contract/absences/absences'
import { contactMonth, downloadContactMonth, judgeLines, signMonth } from '@uurwerk/contract/timesheets/customerMonths'
import { confirmMonthFor, lockMonthFor } from '@uurwerk/contract/timesheets/contractMonths'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { expect, test } from 'vitest'
import { textOf } from '../../platform/documents/testing/pagesOf.ts'
import { rateLimitOf } from '../../platform/http/limits/rateLimits.ts'
import { call, outcomeOf, refused } from '../../testing/call.ts'
import { startTestApp, type Caller } from '../../testing/startTestApp.ts'
import { givenCounter, givenInvoiced, givenShift, givenVacationApproved } from '../../testing/world/people/leave.ts'
import {
  givenContact,
  givenContract,
  givenCustomer,
  givenHr,
  givenShiftType,
  givenPersonAtWork,
} from '../../testing/world/world.ts'

const NOW = '2026-11-24T09:00:00Z'
const testApp = await startTestApp(NOW)
const { db, as, asContact } = testApp
const { call: els } = await givenHr({ db, as }, 'Els')
const yearMonth = toYearMonth('2026-10')

async function givenMonth({ confirmed = true } = {}) {
  const customerId = await givenCustomer(db)
  const { personId, contractId } = await givenPersonAtWork(db, {
    customerId,
    firstName: 'Lieselotte',
    lastName: 'Vanhaverbeke',
  })
  const at = { personId, contractId }
  const shiftId = await givenShift(db, { ...at, start: '2026-10-13T07:00+02:00', end: '2026-10-13T15:06+02:00' })
  await givenShift(db, { ...at, start: '2026-10-14T07:00+02:00', end: '2026-10-14T16:06+02:00' })
  const contactId = await givenContact(db, { customerId })
  const month = { contractId, yearMonth }
  if (confirmed) {
    await call(els, lockMonthFor, { params: month })
    await call(els, confirmMonthFor, { params: month, body: { reason: 'op vraag' } })
  }
  return { customerId, personId, contactId, month, shiftId, wim: await asContact(contactId) }
}

type Month = Awaited<ReturnType<typeof givenMonth>>['month']

const copyOf = (contact: Caller, params: Month) => outcomeOf(contact, downloadContactMonth, { params })
const textOfCopy = async (contact: Caller, params: Month) => textOf((await copyOf(contact, params)).raw)

async function sign(wim: Caller, params: Month) {
  const { contentHash, lines } = await call(wim, contactMonth, { params })
  const agreed = lines.map(({ lineHash }) => ({ lineHash, verdict: 'agreed' as const }))
  await call(wim, judgeLines, { params, body: { contentHash, lines: agreed } })
  await call(wim, signMonth, { params, body: { contentHash, name: 'Wim Goossens', confirmed: true } })
}

test('a contact of a customer downloads a confirmed month as PDF, first without a signature, then with the signature, and also after the invoice', async () => {
  const { wim, month } = await givenMonth()
  const { status, headers, raw } = await copyOf(wim, month)
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'application/pdf', 'no-store'])
  expect(headers['content-disposition']).toContain('Timesheet_2026-10_Lieselotte-Vanhaverbeke_AZ-Klaverveld')
  const unsigned = await textOf(raw)
  expect(unsigned).toContain('wo 14/10/2026 Shift 07:00 – 16:06')
  expect(unsigned).toContain('Gewerkt 17,20 uur')
  expect(unsigned).toContain('Nog niet ondertekend Stand van 24/11/2026 10:00')

  await sign(wim, month)
  const signed = /Ondertekend voor AZ Klaverveld \d+ door Wim Goossens 24\/11\/2026 10:00, via persoonlijke link/
  expect(await textOfCopy(wim, month)).toMatch(signed)
  await givenInvoiced(db, { contractId: month.contractId, month: '2026-10' })
  expect(await textOfCopy(wim, month)).toMatch(signed)
})

test('the copy of a month for a contact of a customer has no absence, no remark, no reference, no name of HR and no other customer', async () => {
  const { wim, month, personId, customerId, shiftId } = await givenMonth()
  const other = await givenCustomer(db, { name: 'Berkenbroek' })
  const elsewhere = await givenContract(db, { personId, customerId: other })
  const away = { personId, contractId: elsewhere }
  await givenShift(db, { ...away, start: '2026-10-20T07:00+02:00', end: '2026-10-20T15:00+02:00' })
  const ownType = await givenShiftType(db, customerId, { name: 'Na de chemo', ownerId: personId })
  await db.updateTable('shifts').set({ shift_type_id: ownType, remark: 'migraine' }).where('id', '=', shiftId).execute()
  await db.updateTable('contracts').set({ reference: 'ZIEK-7' }).where('id', '=', month.contractId).execute()
  await givenCounter(db, { personId, days: 20 })
  await givenVacationApproved(db, personId)
  const params = { userId: personId, yearMonth }
  for (const [dayOfMonth, absenceCategory] of [
    [21, 'SICK_LEAVE'],
    [22, 'VACATION'],
  ] as const)
    await call(els, bookAbsenceFor, { params, body: { dayOfMonth, absenceCategory, fullDay: true } })
  const text = await textOfCopy(wim, month)
  expect(text).toContain('Lieselotte Vanhaverbeke')
  for (const secret of ['migraine', 'chemo', 'Berkenbroek', 'ZIEK-7', 'Els', '20/10', '21/10', '22/10', '2026-01'])
    expect([secret, text.includes(secret)]).toEqual([secret, false])
  expect(text).not.toMatch(/afwezig|ziek|vakantie|verlof|feestdag|opmerking|onbepaalde/i)
})

test('a contact of a customer downloads no month of another customer, no month that is not confirmed, and nothing after HR ends the access', async () => {
  const { wim, contactId } = await givenMonth()
  const other = await givenMonth()
  const open = await givenMonth({ confirmed: false })
  expect((await refused(wim, downloadContactMonth, { params: other.month })).status).toBe(404)
  expect((await refused(open.wim, downloadContactMonth, { params: open.month })).code).toBe('not_confirmed')
  await db.updateTable('customer_contacts').set({ ended_at: NOW }).where('id', '=', contactId).execute()
  expect((await copyOf(wim, other.month)).status).toBe(401)
})

test('the history names the contact and the employee of each download of a month', async () => {
  const { wim, month, personId, contactId } = await givenMonth()
  for (const _ of ['once', 'twice']) await copyOf(wim, month)
  const entries = await db
    .selectFrom('audit_entries')
    .select(['actor_id', 'person_id', 'entity_id', 'month_on'])
    .where('action', '=', 'download timesheet')
    .where('contact_id', '=', contactId)
    .execute()
  const entry = { actor_id: null, person_id: personId, entity_id: month.contractId, month_on: '2026-10-01' }
  expect(entries).toEqual([entry, entry])
})

test('a contact of a customer can download at most 200 documents in ten minutes, and another contact is not stopped by this', async () => {
  const { wim, month, contactId } = await givenMonth()
  expect(rateLimitOf(downloadContactMonth)).toEqual({ atOnce: 200, withinSeconds: 600 })
  await db
    .insertInto('call_counts')
    .values({
      call: `GET ${downloadContactMonth.path}`,
      caller: `contact ${contactId}`,
      empty_at: new Date(Date.parse(NOW) + 600_000).toISOString(),
    })
    .execute()
  expect((await refused(wim, downloadContactMonth, { params: month })).code).toBe('too_many')
  const other = await givenMonth()
  expect((await copyOf(other.wim, other.month)).status).toBe(200)
})
