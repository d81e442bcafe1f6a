import {
  contactMonth,
  contactMonths,
  judgeLines,
  signMonths,
  waitingMonths,
} from '@uurwerk/contract/timesheets/customerMonths'
import { confirmMonthFor, lockMonthFor } from '@uurwerk/contract/timesheets/contractMonths'
import { editWorkedShiftFor, fullTimesheet } from '@uurwerk/contract/timesheets/fullTimesheet'
import { addMonths, toYearMonth, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { expect, test } from 'vitest'
import { call, outcomeOf, refusedWith } from '../../testing/call.ts'
import { countStatements } from '../../testing/countStatements.ts'
import { startTestApp, type Caller } from '../../testing/startTestApp.ts'
import { unzipped } from '../../testing/unzipped.ts'
import { givenConfirmed, givenInvoiced, givenShift } from '../../testing/world/people/leave.ts'
import { givenContact, givenCustomer, givenHr, givenPersonAtWork } from '../../testing/world/world.ts'

const { db, pool, as, asContact } = await startTestApp('2026-11-24T09:00:00Z')
const { call: els } = await givenHr({ db, as }, 'Els')
const yearMonth = toYearMonth('2026-10')

async function givenMonthAt(customerId: number, lastName: string): Promise<number> {
  const { personId, contractId } = await givenPersonAtWork(db, { customerId, firstName: 'Anna', lastName })
  await givenShift(db, { personId, contractId, start: '2026-10-14T07:00+02:00', end: '2026-10-14T16:06+02:00' })
  const params = { contractId, yearMonth }
  await call(els, lockMonthFor, { params })
  await call(els, confirmMonthFor, { params, body: { reason: 'op vraag' } })
  return contractId
}

/** A contract with one shift in each of the months. The months are confirmed. */
async function givenMonths(customerId: number, months: readonly YearMonth[]): Promise<number> {
  const { personId, contractId } = await givenPersonAtWork(db, { customerId, firstName: 'Anna', lastName: 'Aerts' })
  for (const month of months) {
    await givenShift(db, { personId, contractId, start: `${month}-14T07:00+02:00`, end: `${month}-14T16:06+02:00` })
    await givenConfirmed(db, { contractId, month })
  }
  return contractId
}

async function givenWard() {
  const customerId = await givenCustomer(db)
  const contactId = await givenContact(db, { customerId })
  return { customerId, contactId, wim: await asContact(contactId) }
}

async function agree(wim: Caller, contractId: number, month: YearMonth = yearMonth): Promise<void> {
  const params = { contractId, yearMonth: month }
  const { contentHash, lines } = await call(wim, contactMonth, { params })
  const agreed = lines.map(({ lineHash }) => ({ lineHash, verdict: 'agreed' as const }))
  await call(wim, judgeLines, { params, body: { contentHash, lines: agreed } })
}

async function listed(wim: Caller) {
  const { _embedded } = await call(wim, contactMonths, { params: { yearMonth } })
  return _embedded.customerMonthDtoList
}

async function waiting(wim: Caller) {
  const { _embedded } = await call(wim, waitingMonths)
  return _embedded.customerMonthDtoList
}

type Listed = Awaited<ReturnType<typeof listed>>[number]

const bodyOf = (months: readonly Pick<Listed, 'contractId' | 'yearMonth' | 'contentHash'>[]) => ({
  name: 'Wim Goossens',
  confirmed: true as const,
  months: months.map(({ contractId, yearMonth: month, contentHash }) => ({
    contractId,
    yearMonth: month,
    contentHash,
  })),
})

const receipts = () =>
  db.selectFrom('mails').select(['subject', 'body']).where('kind', '=', 'contact_receipt').orderBy('id').execute()

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

  const answer = await call(wim, signMonths, { body })
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
  expect(await receipts()).toMatchObject([
    { body: expect.stringContaining('de uren van 2 medewerkers in oktober 2026') },
  ])
  const entries = await db
    .selectFrom('audit_entries')
    .select('entity_id')
    .where('action', '=', 'sign month')
    .orderBy('id')
    .execute()
  expect(entries.map(({ entity_id }) => entity_id)).toEqual([signed, alsoSigned])

  const again = await call(wim, signMonths, { body })
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

const [july, august, september] = ['2026-07', '2026-08', '2026-09'].map(toYearMonth) as [
  YearMonth,
  YearMonth,
  YearMonth,
]

test('a contact of a customer reads which months of several calendar months wait for a signature, and signs them at once', async () => {
  const { customerId, wim } = await givenWard()
  const anna = await givenMonths(customerId, [july, august, september, yearMonth])
  const bert = await givenMonthAt(customerId, 'Baert')
  await givenInvoiced(db, { contractId: anna, month: august })
  for (const month of [july, september]) await agree(wim, anna, month)
  await agree(wim, bert)

  const before = await waiting(wim)
  expect(before.map(({ contractId, yearMonth: month }) => [contractId, month])).toEqual([
    [anna, july],
    [anna, september],
    [anna, yearMonth],
    [bert, yearMonth],
  ])
  const mailsBefore = (await receipts()).length
  const answer = await call(wim, signMonths, { body: bodyOf(before) })
  expect(answer).toMatchObject({
    signed: 3,
    refused: [{ contractId: anna, yearMonth, code: 'lines_not_agreed' }],
  })
  expect((await waiting(wim)).map(({ contractId, yearMonth: month }) => [contractId, month])).toEqual([
    [anna, yearMonth],
  ])
  expect((await receipts()).slice(mailsBefore)).toEqual([
    {
      subject: 'Uren van juli 2026, september 2026 en oktober 2026 ondertekend',
      body: expect.stringContaining(
        'de uren van 1 medewerker in juli 2026, 1 medewerker in september 2026 en 1 medewerker in oktober 2026 ondertekend als Wim Goossens',
      ),
    },
  ])
})

test('the list of months that wait for a contact has the months of the customer and its subdivisions, from twelve months ago on', async () => {
  const { customerId, wim } = await givenWard()
  const [lastYear, earlier] = [toYearMonth('2025-11'), toYearMonth('2025-10')]
  const ward = await givenWard()
  await db.updateTable('customers').set({ parent_id: customerId }).where('id', '=', ward.customerId).execute()
  await givenMonths(ward.customerId, [earlier, lastYear])
  await givenMonthAt(customerId, 'Baert')

  const monthsOf = async (contact: Caller) => (await waiting(contact)).map(({ yearMonth: month }) => month)
  expect(await monthsOf(wim)).toEqual([lastYear, yearMonth])
  expect(await monthsOf(ward.wim)).toEqual([lastYear])
})

test('a contact of a customer who signs several months at once cannot sign a month of another customer', async () => {
  const { customerId, wim } = await givenWard()
  const own = await givenMonthAt(customerId, 'Aerts')
  const other = await givenWard()
  const foreign = await givenMonthAt(other.customerId, 'Baert')
  await agree(wim, own)
  await agree(other.wim, foreign)
  const months = [...(await listed(wim)), ...(await listed(other.wim))]
  const answer = await call(wim, signMonths, { body: bodyOf(months) })
  expect(answer).toMatchObject({ signed: 1, refused: [{ contractId: foreign, code: 'not_found' }] })
  expect((await listed(other.wim)).map(({ status }) => status)).toEqual(['to_review'])
})

test('a contact of a customer without the right to sign can sign neither one month nor several months at once', async () => {
  const { customerId, wim } = await givenWard()
  const contractId = await givenMonthAt(customerId, 'Aerts')
  await agree(wim, contractId)
  const nele = await asContact(await givenContact(db, { customerId, name: 'Nele Maes', maySign: false }))
  const answer = await call(nele, signMonths, { body: bodyOf(await listed(nele)) })
  expect(answer).toMatchObject({ signed: 0, refused: [{ contractId, code: 'may_not_sign' }] })
  const nothing = { name: '', confirmed: false, months: [] }
  expect((await refusedWith(nele, signMonths, { body: nothing })).code).toBe('invalid')
})

test('when two contacts sign the same months at once, in different orders, each month has one signature', async () => {
  const { customerId, wim } = await givenWard()
  for (const lastName of ['Aerts', 'Baert', 'Claes']) await agree(wim, await givenMonthAt(customerId, lastName))
  const nele = await asContact(await givenContact(db, { customerId, name: 'Nele Maes' }))
  const months = await listed(wim)
  const both = await Promise.all([
    outcomeOf(wim, signMonths, { body: bodyOf(months) }),
    outcomeOf(nele, signMonths, { body: bodyOf(months.toReversed()) }),
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

test('when a contact of a customer reads the list of a month and then all months that wait for a signature, the history names each employee once a day for each month', async () => {
  const { customerId, contactId, wim } = await givenWard()
  const october = await givenMonthAt(customerId, 'Baert')
  const both = await givenMonths(customerId, [toYearMonth('2026-09'), yearMonth])
  const personOf = async (id: number) =>
    (await db.selectFrom('contracts').select('person_id').where('id', '=', id).executeTakeFirstOrThrow()).person_id
  const [baert, aerts] = [await personOf(october), await personOf(both)]
  const entries = async () => {
    const rows = await db
      .selectFrom('audit_entries')
      .select(['action', 'month_on', 'changes'])
      .where('contact_id', '=', contactId)
      .orderBy('id')
      .execute()
    return rows.map(({ changes, ...row }) => ({ ...row, people: (changes as { people: [null, number[]] }).people[1] }))
  }
  const read = { action: 'read months (contact)', month_on: '2026-10-01' }
  await listed(wim)
  expect(await entries()).toEqual([{ ...read, people: [aerts, baert] }])
  for (const _ of ['once', 'twice']) await waiting(wim)
  await listed(wim)
  expect(await entries()).toEqual([
    { ...read, people: [aerts, baert] },
    { ...read, month_on: '2026-09-01', people: [aerts] },
  ])
  const { raw } = await (await as(baert)).get('/user/data')
  const text = String((await unzipped(raw)).get('gegevens.json'))
  const file: Record<string, unknown> = JSON.parse(text)
  expect(file['Wat er met deze gegevens gebeurde, en wie ze inkeek']).toContainEqual(
    expect.objectContaining({ wat: 'bekeek als klant de lijst met uren van medewerkers', over: 'oktober 2026' }),
  )
  expect(text).not.toContain('Aerts')
})

test('the months that wait for a contact of a customer are read with the same number of SQL statements for one month and for thirteen months', async () => {
  const months = Array.from({ length: 13 }, (_, back) => addMonths(toYearMonth('2026-11'), -back))
  const statementsOf = async (some: readonly YearMonth[]) => {
    const { customerId, wim } = await givenWard()
    await givenMonths(customerId, some)
    const first = await countStatements(pool, () => waiting(wim))
    expect(first.answer).toHaveLength(some.length)
    return [first.statements, (await countStatements(pool, () => waiting(wim))).statements]
  }
  const one = await statementsOf(months.slice(1, 2))
  expect(await statementsOf(months)).toEqual(one)
})
