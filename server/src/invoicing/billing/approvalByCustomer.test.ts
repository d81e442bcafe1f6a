import { setCustomerApproval } from '@uurwerk/contract/customers/contacts'
import { invoiceMonths, job } from '@uurwerk/contract/invoicing/batches'
import {
  calculateInvoice,
  creditInvoice,
  finishInvoice,
  invoiceFromTimesheet,
} from '@uurwerk/contract/invoicing/invoiceCalls'
import { confirmMonthFor, reopenMonth, toggleApproval } from '@uurwerk/contract/timesheets/contractMonths'
import { contactMonth, disputeMonth, judgeLines, signMonth } from '@uurwerk/contract/timesheets/customerMonths'
import { answerDisputes, waiveCustomer, withdrawWaiver } from '@uurwerk/contract/timesheets/customerSideSteps'
import { downloadTimesheetFor } from '@uurwerk/contract/timesheets/timesheets'
import { textOf } from '../../platform/documents/testing/pagesOf.ts'
import { teamPlanning } from '@uurwerk/contract/planning/teamPlanning'
import { fullTimesheet } from '@uurwerk/contract/timesheets/fullTimesheet'
import type { CustomerApproval } from '@uurwerk/domain/customers/contacts/customerApproval'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { expect, test } from 'vitest'
import { remindCustomer } from '../../payments/reminders/remindCustomer.ts'
import { call, outcomeOf, refused, request } from '../../testing/call.ts'
import { givenBilledMonth, type BilledMonth } from '../../testing/world/invoicing/invoicingWorld.ts'
import { silentLog } from '../../testing/silentLog.ts'
import type { Caller } from '../../testing/startTestApp.ts'
import { givenContact, givenCustomer } from '../../testing/world/world.ts'
import { runBatch } from '../batch/runBatch.ts'
import { sellerWorld } from '../../testing/world/invoicing/sellerWorld.ts'

const { db, services, asContact, hr } = await sellerWorld()
const yearMonth = toYearMonth('2026-11')

async function givenMonth(approval: CustomerApproval | null = 'required') {
  const billed = await givenBilledMonth(db)
  const { customerId } = billed
  const wim = await asContact(await givenContact(db, { customerId }))
  if (approval !== null) await choose(customerId, approval)
  return { ...billed, params: { contractId: billed.contractId, yearMonth }, wim }
}

const choose = (id: number, approval: CustomerApproval | null) =>
  call(hr, setCustomerApproval, { params: { id }, body: { approval } })
const invoicing = ({ contractId, personId }: BilledMonth) =>
  request(hr, invoiceFromTimesheet, { body: { contractId, userId: personId, yearMonthString: '2026-11' } })
const codeOf = async (month: BilledMonth) => (await refused(...invoicing(month))).code
const sideOf = async (params: Month) => (await call(hr, fullTimesheet, { params })).customerSide

type Month = { readonly contractId: number; readonly yearMonth: typeof yearMonth }

async function judge(wim: Caller, params: Month, verdict: 'agreed' | 'disputed', remark = '') {
  const { contentHash, lines } = await call(wim, contactMonth, { params })
  const body = { contentHash, lines: lines.map(({ lineHash }) => ({ lineHash, verdict, remark })) }
  return call(wim, judgeLines, { params, body })
}

async function sign(wim: Caller, params: Month) {
  const { contentHash } = await judge(wim, params, 'agreed')
  return call(wim, signMonth, { params, body: { contentHash, name: 'Wim Goossens', confirmed: true } })
}

test('a month waits for the signature of a customer that must sign, and HR can invoice it after the signature', async () => {
  const month = await givenMonth()
  expect(await refused(...invoicing(month))).toMatchObject({ status: 409, code: 'customer_not_signed' })
  const input = { contractId: month.contractId, userId: month.personId, yearMonthString: '2026-11' }
  expect((await call(hr, calculateInvoice, { body: input })).actions.make).toEqual({
    code: 'customer_not_signed',
    customerName: expect.any(String),
  })
  expect(await sideOf(month.params)).toMatchObject({ approval: 'required', waits: true, waiver: null })
  await sign(month.wim, month.params)
  expect(await sideOf(month.params)).toMatchObject({ waits: false, signature: { name: 'Wim Goossens' } })
  const { id } = await call(...invoicing(month))
  await call(hr, finishInvoice, { params: { id }, body: { status: 'CONFIRMED' } })
  const { raw } = await outcomeOf(hr, downloadTimesheetFor, { params: month.params })
  expect((await textOf(raw)).replaceAll(/\s+/g, ' ')).toContain(
    'door Wim Goossens 01/12/2026 10:00, via persoonlijke link',
  )
})

test('HR can approve a month that waits for the signature of its customer', async () => {
  const { params } = await givenMonth()
  for (const confirmedForInvoice of [false, true])
    await call(hr, toggleApproval, { params, query: {}, body: { confirmedForInvoice } })
  expect(await sideOf(params)).toMatchObject({ waits: true, signature: null })
})

test('while a month is invoiced, the contact cannot judge, dispute or sign the month; after the credit note, the earlier signature counts again', async () => {
  const month = await givenMonth()
  const { wim, params } = month
  await sign(wim, params)
  const { id } = await call(...invoicing(month))
  await call(hr, finishInvoice, { params: { id }, body: { status: 'CONFIRMED' } })
  const { contentHash, lines } = await call(wim, contactMonth, { params })
  const judged = {
    contentHash,
    lines: [{ lineHash: lines[0]!.lineHash, verdict: 'disputed' as const, remark: 'Te laat' }],
  }
  expect((await refused(wim, judgeLines, { params, body: judged })).code).toBe('month_invoiced')
  expect((await refused(wim, disputeMonth, { params, body: { contentHash } })).code).toBe('month_invoiced')
  const signing = { contentHash, name: 'Wim Goossens', confirmed: true } as const
  expect((await refused(wim, signMonth, { params, body: signing })).code).toBe('month_invoiced')
  await call(hr, creditInvoice, { params: { id }, body: { date: '2026-12-01' } })
  expect((await call(wim, contactMonth, { params })).status).toBe('signed')
  expect(await sideOf(params)).toMatchObject({ waits: false, signature: { name: 'Wim Goossens' } })
  expect((await outcomeOf(...invoicing(month))).status).toBeLessThan(300)
})

test('the signed timesheet, the month of the customer and the team planning have the same bytes on a server in UTC and on a server in Auckland', async () => {
  const { wim, params } = await givenMonth()
  await sign(wim, params)
  const query = { from: '2026-11-01', to: '2026-11-30' }
  const read = async () => [
    await outcomeOf(hr, downloadTimesheetFor, { params }),
    await outcomeOf(wim, contactMonth, { params }),
    await outcomeOf(hr, teamPlanning, { query }),
  ]
  const zone = process.env['TZ']
  const inZone = async (name: string) => {
    process.env['TZ'] = name
    const answers = await read()
    return { offset: new Date('2026-11-01T00:00:00Z').getTimezoneOffset(), bytes: answers.map(({ raw }) => raw) }
  }
  const [utc, auckland] = [await inZone('UTC'), await inZone('Pacific/Auckland')]
  if (zone === undefined) delete process.env['TZ']
  else process.env['TZ'] = zone
  expect([utc.offset, auckland.offset]).toEqual([0, -780])
  expect(utc.bytes.every((bytes, place) => bytes.equals(auckland.bytes[place]!))).toBe(true)
})

test('HR cannot invoice a month when the customer signed other hours than the current hours', async () => {
  const month = await givenMonth()
  await sign(month.wim, month.params)
  await db.updateTable('shifts').set({ interrupted: true }).where('contract_id', '=', month.contractId).execute()
  expect(await codeOf(month)).toBe('customer_not_signed')
})

test('HR can give a reason and then invoice a month without the signature of the customer, until HR withdraws the reason or reopens the month', async () => {
  const month = await givenMonth()
  const { params } = month
  const waiving = () => request(hr, waiveCustomer, { params, body: { reason: 'De klant is met vakantie' } })
  await call(...waiving())
  expect(await sideOf(params)).toMatchObject({
    waits: false,
    waiver: { reason: 'De klant is met vakantie', by: 'Katrien Lauwers' },
  })
  expect((await refused(...waiving())).code).toBe('nothing_to_waive')
  await call(hr, withdrawWaiver, { params })
  expect(await codeOf(month)).toBe('customer_not_signed')
  expect((await outcomeOf(hr, withdrawWaiver, { params })).status).toBe(404)
  await call(...waiving())
  await call(hr, reopenMonth, { params, body: { reason: 'fout' } })
  expect((await refused(...waiving())).code).toBe('not_confirmed')
  await call(hr, confirmMonthFor, { params, body: { reason: 'weer goed' } })
  expect(await codeOf(month)).toBe('customer_not_signed')
  await call(...waiving())
  expect((await outcomeOf(...invoicing(month))).status).toBe(201)
  expect((await refused(hr, withdrawWaiver, { params })).code).toBe('already_invoiced')
})

test('HR can invoice a month without a signature when the customer does not have to sign, and a subdivision follows the setting of its parent', async () => {
  for (const approval of [null, 'none', 'informative'] as const)
    expect((await outcomeOf(...invoicing(await givenMonth(approval)))).status).toBe(201)
  const ward = await givenMonth(null)
  const parent = await givenCustomer(db)
  await choose(parent, 'required')
  await db.updateTable('customers').set({ parent_id: parent }).where('id', '=', ward.customerId).execute()
  expect(await codeOf(ward)).toBe('customer_not_signed')
  expect((await choose(ward.customerId, null)).effectiveApproval).toBe('required')
  await choose(ward.customerId, 'none')
  expect((await outcomeOf(...invoicing(ward))).status).toBe(201)
})

test('a batch skips the month that waits for the signature of its customer, and reports the month', async () => {
  const [waiting, signed] = [await givenMonth(), await givenMonth()]
  await sign(signed.wim, signed.params)
  const contractIds = [waiting.contractId, signed.contractId]
  const { id } = await call(hr, invoiceMonths, { body: { yearMonthString: '2026-11', contractIds } })
  await runBatch({ services, log: silentLog, remind: remindCustomer }, id)
  const { results } = await call(hr, job, { params: { id }, query: {} })
  expect(results.map(({ contractId, code }) => [contractId, code])).toEqual([
    [waiting.contractId, 'customer_not_signed'],
    [signed.contractId, null],
  ])
})

test('HR answers a disputed line and keeps it, and the contact gets one mail, accepts the line and signs', async () => {
  const { params, wim } = await givenMonth()
  const { contentHash } = await judge(wim, params, 'disputed', 'Dit klopt niet')
  await call(wim, disputeMonth, { params, body: { contentHash } })
  const { disputes } = await sideOf(params)
  const answers = disputes.map(({ lineHash }) => ({ lineHash, answer: 'Nagekeken met de badge' }))
  const answering = () => request(hr, answerDisputes, { params, body: { answers } })
  const before = await linkMails()
  await call(...answering())
  expect((await sideOf(params)).disputes).toEqual([])
  expect((await refused(...answering())).code).toBe('dispute_gone')
  const month = await call(wim, contactMonth, { params })
  expect(month).toMatchObject({ status: 'answered', actions: { sign: { code: 'lines_not_agreed' } } })
  expect(month.lines.filter(({ verdict }) => verdict === 'agreed')).toEqual([])
  expect(month.lines[0]).toMatchObject({ verdict: 'disputed', answer: 'Nagekeken met de badge' })
  const mails = (await linkMails()).slice(before.length)
  expect(mails).toMatchObject([{ subject: 'Antwoord op je opmerkingen bij de uren van november 2026' }])
  expect(mails[0]?.body).not.toContain('badge')
  expect((await sign(wim, params)).status).toBe('signed')
})

const linkMails = () =>
  db.selectFrom('mails').select(['subject', 'body']).where('kind', '=', 'contact_link').orderBy('id').execute()
