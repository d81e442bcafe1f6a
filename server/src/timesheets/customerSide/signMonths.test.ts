import { contactMonth, contactMonths, judgeLines, signMonths } from '@uurwerk/contract/timesheets/customerMonths'
import { confirmMonthFor, lockMonthFor } from '@uurwerk/contract/timesheets/contractMonths'
import { editWorkedShiftFor, fullTimesheet } from '@uurwerk/contract/timesheets/fullTimesheet'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { expect, test } from 'vitest'
import { call, outcomeOf, refused } from '../../testing/call.ts'
import { startTestApp, type Caller } from '../../testing/startTestApp.ts'
import { givenInvoiced, givenShift } from '../../testing/world/leave.ts'
import { givenContact, givenContract, givenCustomer, givenPerson } from '../../testing/world/world.ts'

const { db, as, asContact } = await startTestApp('2026-11-24T09:00:00Z')
const els = await as(await givenPerson(db, { firstName: 'Els', roles: ['ROLE_ADMIN'] }))
const yearMonth = toYearMonth('2026-10')

async function givenMonthAt(customerId: number, lastName: string): Promise<number> {
  const personId = await givenPerson(db, { firstName: 'Anna', lastName })
  const contractId = await givenContract(db, { personId, customerId })
  await givenShift(db, { personId, contractId, start: '2026-10-14T07:00+02:00', end: '2026-10-14T16:06+02:00' })
  const params = { contractId, yearMonth }
  await call(els, lockMonthFor, { params })
  await call(els, confirmMonthFor, { params, body: { reason: 'op vraag' } })
  return contractId
}

async function givenWard() {
  const customerId = await givenCustomer(db)
  const contactId = await givenContact(db, { customerId })
  return { customerId, wim: await asContact(contactId) }
}

async function agree(wim: Caller, contractId: number): Promise<void> {
  const params = { contractId, yearMonth }
  const { contentHash, lines } = await call(wim, contactMonth, { params })
  const agreed = lines.map(({ lineHash }) => ({ lineHash, verdict: 'agreed' as const }))
  await call(wim, judgeLines, { params, body: { contentHash, lines: agreed } })
}

async function listed(wim: Caller) {
  const { _embedded } = await call(wim, contactMonths, { params: { yearMonth } })
  return _embedded.customerMonthDtoList
}

const bodyOf = (months: readonly { readonly contractId: number; readonly contentHash: string }[]) => ({
  name: 'Wim Goossens',
  confirmed: true as const,
  months: months.map(({ contractId, contentHash }) => ({ contractId, contentHash })),
})

const receipts = () =>
  db.selectFrom('mails').select('body').where('kind', '=', 'contact_receipt').orderBy('id').execute()

test('a contact of a customer signs the months of several employees at once, and the answer says which months are refused and why', async () => {
  const { customerId, wim } = await givenWard()
  const [signed, alsoSigned, notAgreed, changed, invoiced] = [
    await givenMonthAt(customerId, 'Aerts'),
    await givenMonthAt(customerId, 'Baert'),
    await givenMonthAt(customerId, 'Claes'),
    await givenMonthAt(customerId, 'Daems'),
    await givenMonthAt(customerId, 'Evers'),
  ]
  for (const contractId of [signed, alsoSigned, changed, invoiced]) await agree(wim, contractId)
  const body = bodyOf(await listed(wim))
  const params = { contractId: changed, yearMonth }
  const { workedShiftDtos } = await call(els, fullTimesheet, { params })
  const { id, version, startDate: day } = workedShiftDtos[0]!
  const labourPeriod = { startDateTimestamp: '2026-10-14T07:00', endDateTimestamp: '2026-10-14T15:06' }
  await call(els, editWorkedShiftFor, { params, body: { id, version, day, labourPeriod } })
  await givenInvoiced(db, { contractId: invoiced, month: '2026-10' })

  const answer = await call(wim, signMonths, { params: { yearMonth }, body })
  expect(answer).toMatchObject({
    signed: 2,
    refused: [
      { contractId: notAgreed, code: 'lines_not_agreed', message: expect.any(String) },
      { contractId: changed, code: 'month_changed' },
      { contractId: invoiced, code: 'month_invoiced' },
    ],
  })
  expect((await listed(wim)).map(({ status }) => status)).toEqual([
    'signed',
    'signed',
    'to_review',
    'to_review',
    'invoiced',
  ])
  expect(await receipts()).toEqual([{ body: expect.stringContaining('de uren van 2 medewerkers in oktober 2026') }])
  const entries = await db
    .selectFrom('audit_entries')
    .select('entity_id')
    .where('action', '=', 'sign month')
    .orderBy('id')
    .execute()
  expect(entries.map(({ entity_id }) => entity_id)).toEqual([signed, alsoSigned])

  const again = await call(wim, signMonths, { params: { yearMonth }, body })
  expect(again.signed).toBe(0)
  expect(again.refused.map(({ code }) => code)).toEqual([
    'already_signed',
    'already_signed',
    'lines_not_agreed',
    'month_changed',
    'month_invoiced',
  ])
  expect(await receipts()).toHaveLength(1)
})

test('a contact of a customer who signs several months at once cannot sign a month of another customer', async () => {
  const { customerId, wim } = await givenWard()
  const own = await givenMonthAt(customerId, 'Aerts')
  const other = await givenWard()
  const foreign = await givenMonthAt(other.customerId, 'Baert')
  await agree(wim, own)
  await agree(other.wim, foreign)
  const months = [...(await listed(wim)), ...(await listed(other.wim))]
  const answer = await call(wim, signMonths, { params: { yearMonth }, body: bodyOf(months) })
  expect(answer).toMatchObject({ signed: 1, refused: [{ contractId: foreign, code: 'not_found' }] })
  expect((await listed(other.wim)).map(({ status }) => status)).toEqual(['to_review'])
})

test('a contact of a customer without the right to sign can sign neither one month nor several months at once', async () => {
  const { customerId, wim } = await givenWard()
  const contractId = await givenMonthAt(customerId, 'Aerts')
  await agree(wim, contractId)
  const nele = await asContact(await givenContact(db, { customerId, name: 'Nele Maes', maySign: false }))
  const answer = await call(nele, signMonths, { params: { yearMonth }, body: bodyOf(await listed(nele)) })
  expect(answer).toMatchObject({ signed: 0, refused: [{ contractId, code: 'may_not_sign' }] })
  const nothing = { name: '', confirmed: false as unknown as true, months: [] }
  expect((await refused(nele, signMonths, { params: { yearMonth }, body: nothing })).code).toBe('invalid')
})

test('when two contacts sign the same months at once, in another order, each month has one signature', async () => {
  const { customerId, wim } = await givenWard()
  for (const lastName of ['Aerts', 'Baert', 'Claes']) await agree(wim, await givenMonthAt(customerId, lastName))
  const nele = await asContact(await givenContact(db, { customerId, name: 'Nele Maes' }))
  const months = await listed(wim)
  const both = await Promise.all([
    outcomeOf(wim, signMonths, { params: { yearMonth }, body: bodyOf(months) }),
    outcomeOf(nele, signMonths, { params: { yearMonth }, body: bodyOf(months.toReversed()) }),
  ])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect((await listed(wim)).map(({ status }) => status)).toEqual(['signed', 'signed', 'signed'])
  const rows = await db
    .selectFrom('customer_signatures')
    .select('contract_id')
    .where(
      'contract_id',
      'in',
      months.map(({ contractId }) => contractId),
    )
    .execute()
  expect(rows).toHaveLength(3)
})
