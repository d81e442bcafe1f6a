import {
  calculateInvoice,
  creditInvoice,
  deleteInvoice,
  editInvoice,
  finishInvoice,
  invoice as readInvoice,
  invoiceFromTimesheet,
  sendInvoice,
} from '@uurwerk/contract/invoicing/invoiceCalls'
import { contractMonths } from '@uurwerk/contract/timesheets/contractMonths'
import { refusalOfInvoicedMonth } from '@uurwerk/domain/invoicing/steps/refusalToInvoiceInBatch'
import { refusalToCreditInvoice } from '@uurwerk/domain/invoicing/steps/refusalToCreditInvoice'
import { refusalToDeleteInvoice } from '@uurwerk/domain/invoicing/steps/refusalToDeleteInvoice'
import { refusalToEditInvoice } from '@uurwerk/domain/invoicing/steps/refusalToEditInvoice'
import { refusalToSendInvoice } from '@uurwerk/domain/invoicing/steps/refusalToSendInvoice'
import { toDay } from '@uurwerk/domain/time/day'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { call, refusalOf } from '../testing/call.ts'
import { givenBilledMonth, givenSeller, type BilledMonth } from '../testing/world/invoicingWorld.ts'
import { sized } from '../testing/sized.ts'
import { startTestApp, type Caller } from '../testing/startTestApp.ts'
import { givenPerson } from '../testing/world/world.ts'

const app = await startTestApp('2026-12-01T09:00:00Z')
const { db } = app
await givenSeller(db)
const hr = await app.as(await givenPerson(db, { firstName: 'Katrien', roles: ['ROLE_ADMIN'] }))
const yearMonth = toYearMonth('2026-11')

const oneHour = [{ start: '2026-11-10T09:00+01:00', end: '2026-11-10T10:00+01:00' }]
const world = fc.record({
  shifts: fc.constantFrom(oneHour, oneHour, oneHour, []),
  rateCents: fc.constantFrom(4000, 4000, 4000, null),
  hasIban: fc.constantFrom(true, true, true, false),
})
const step = fc.record({
  act: fc.constantFrom('make', 'make', 'edit', 'finish', 'finish', 'credit', 'send', 'delete'),
  creditedOn: fc.constantFrom('2026-11-15', '2026-12-01', '2026-12-02', '2028-12-01'),
  addresses: fc.constantFrom([], [], ['nieuw@klaverveld.example']),
})
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never
type Answers = readonly [inBrowser: { readonly code: string } | null, onServer: ReturnType<typeof refusalOf>]

test(
  'for random months and steps of an invoice, the browser and the server give the same refusal',
  { tags: 'sized', timeout: 600_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(world, fc.array(step, { minLength: 6, maxLength: 14 }), async (given, steps) => {
        await db
          .updateTable('company_settings')
          .set({ iban: given.hasIban ? 'BE68539007547034' : '' })
          .execute()
        const month = await givenBilledMonth(db, given)
        for (const wanted of steps) {
          const [inBrowser, answered] = await attempt(hr, month, wanted)
          const onServer = await answered
          expect(onServer?.code ?? null).toBe(inBrowser?.code ?? null)
          if (inBrowser !== null && wanted.act !== 'make') expect(onServer).toMatchObject({ ...inBrowser })
        }
      }),
      { numRuns: sized(6, 60) },
    )
  },
)

async function attempt(caller: Caller, month: BilledMonth, wanted: Step): Promise<Answers> {
  if (wanted.act === 'make') return make(caller, month)
  const id = await lastInvoiceOf(month)
  if (id === null) return [null, Promise.resolve(null)]
  const params = { id }
  const { facts, version, finishRefusal } = await call(caller, readInvoice, { params })
  const date = toDay(wanted.creditedOn)
  switch (wanted.act) {
    case 'edit':
      return [
        refusalToEditInvoice(facts),
        refusalOf(caller, editInvoice, { params, body: { version, confirmedEmailDtos: [...wanted.addresses] } }),
      ]
    case 'delete':
      return [refusalToDeleteInvoice(facts), refusalOf(caller, deleteInvoice, { params })]
    case 'finish':
      // The screen shows this action only for a concept. For a numbered invoice, the test therefore skips the action.
      return facts.number === null
        ? [finishRefusal, refusalOf(caller, finishInvoice, { params, body: { status: 'CONFIRMED', version } })]
        : [null, Promise.resolve(null)]
    case 'credit':
      return [
        refusalToCreditInvoice({ ...facts, today: app.clock.today() }, date),
        refusalOf(caller, creditInvoice, { params, body: { date, reason: '' } }),
      ]
    case 'send':
      return [refusalToSendInvoice(facts), refusalOf(caller, sendInvoice, { params })]
  }
}

async function make(caller: Caller, { contractId, personId }: BilledMonth): Promise<Answers> {
  const body = { contractId, userId: personId, yearMonthString: yearMonth }
  const rows = await call(caller, contractMonths, { params: { yearMonth } })
  const row = rows._embedded.contractWithTimeSheetInfoDtoList.find((each) => each.contractId === contractId)!
  const invoiced = refusalOfInvoicedMonth(row)
  const calculated = await refusalOf(caller, calculateInvoice, { body })
  const refusal = calculated ?? (await call(caller, calculateInvoice, { body })).refusal
  return [invoiced ?? refusal, refusalOf(caller, invoiceFromTimesheet, { body })]
}

async function lastInvoiceOf({ contractId }: BilledMonth): Promise<number | null> {
  const row = await db
    .selectFrom('invoices')
    .select('invoices.id')
    .where('invoices.contract_id', '=', contractId)
    .orderBy('invoices.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}
