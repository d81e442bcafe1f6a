import type { ResponseOf } from '@uurwerk/contract/endpoint'
import {
  calculateInvoice,
  creditInvoice,
  deleteInvoice,
  downloadCreditNote,
  downloadCreditNoteUbl,
  downloadInvoice,
  downloadInvoiceUbl,
  editInvoice,
  finishInvoice,
  invoice as readInvoice,
  invoiceFromTimesheet,
  monthInvoices,
  releaseMonth,
  sendInvoice,
} from '@uurwerk/contract/invoicing/invoiceCalls'
import { cancelDelivery, confirmReceipt, retryDelivery } from '@uurwerk/contract/invoicing/peppol'
import { fullTimesheet } from '@uurwerk/contract/timesheets/fullTimesheet'
import { creditNoteOf } from '@uurwerk/domain/invoicing/credits/creditNoteOf'
import { refusalOfCreditDate } from '@uurwerk/domain/invoicing/steps/refusalToCreditInvoice'
import { cents } from '@uurwerk/domain/money/cents'
import { toDay } from '@uurwerk/domain/time/day'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { call, outcomeOf, refusalIn, refusalOf } from '../testing/call.ts'
import { givenBilledMonth, givenSeller, type BilledMonth } from '../testing/world/invoicing/invoicingWorld.ts'
import { sized } from '../testing/sized.ts'
import type { Caller } from '../testing/startTestApp.ts'
import { hrWorld } from '../testing/world/people/hrWorld.ts'

const app = await hrWorld('2026-12-01T09:00:00Z')
const { db, hr } = app
await givenSeller(db)
const yearMonth = toYearMonth('2026-11')

const oneHour = [{ start: '2026-11-10T09:00+01:00', end: '2026-11-10T10:00+01:00' }]
const world = fc.record({
  shifts: fc.constantFrom(oneHour, oneHour, oneHour, []),
  rateCents: fc.constantFrom(4000, 4000, 4000, null),
  hasIban: fc.constantFrom(true, true, true, false),
})
const step = fc.record({
  act: fc.constantFrom(
    ...(['make', 'make', 'edit', 'finish', 'finish', 'credit', 'send', 'delete', 'download', 'downloadUbl'] as const),
    ...(['downloadCreditNote', 'downloadCreditNoteUbl', 'retryDelivery', 'cancelDelivery'] as const),
    ...(['releaseMonth', 'confirmReceipt', 'sendByMail', 'sendOverPeppol'] as const),
  ),
  /** The cents of the first line that HR credits; null for a credit of the whole invoice. */
  part: fc.constantFrom(null, null, 100, 3900, 4001),
  creditedOn: fc.constantFrom('2026-11-15', '2026-12-01', '2026-12-02', '2028-12-01'),
  addresses: fc.constantFrom([], [], ['nieuw@klaverveld.example']),
})
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never
type Answers = readonly [action: { readonly code: string } | null, onServer: ReturnType<typeof refusalOf>]

test(
  'for random months and random steps of an invoice, each action shows the refusal with which the server answers the call, or no refusal when the call succeeds',
  { tags: 'sized' },
  async () => {
    await fc.assert(
      fc.asyncProperty(world, fc.array(step, { minLength: 6, maxLength: 14 }), async (given, steps) => {
        await db
          .updateTable('company_settings')
          .set({ iban: given.hasIban ? 'BE68539007547034' : '' })
          .execute()
        const month = await givenBilledMonth(db, given)
        for (const wanted of steps) {
          const [action, answered] = await attempt(hr, month, wanted)
          expect(refusalIn(await answered)).toEqual(action)
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
  const invoice = await call(caller, readInvoice, { params })
  const { actions, version } = invoice
  await expectSameInList(caller, invoice)
  const sent = { params, query: {} }
  const answered = {
    edit: () =>
      refusalOf(caller, editInvoice, { params, body: { version, confirmedEmailDtos: [...wanted.addresses] } }),
    delete: () => refusalOf(caller, deleteInvoice, { params }),
    finish: () => refusalOf(caller, finishInvoice, { params, body: { status: 'CONFIRMED', version } }),
    credit: () => refusalOf(caller, creditInvoice, { params, body: creditBodyOf(wanted) }),
    send: () => refusalOf(caller, sendInvoice, { params }),
    releaseMonth: () => refusalOf(caller, releaseMonth, { params }),
    download: () => refusalOf(caller, downloadInvoice, { params }),
    downloadUbl: () => refusalOf(caller, downloadInvoiceUbl, { params }),
    downloadCreditNote: () => refusalOf(caller, downloadCreditNote, sent),
    downloadCreditNoteUbl: () => refusalOf(caller, downloadCreditNoteUbl, sent),
    retryDelivery: () => refusalOf(caller, retryDelivery, { params, body: {} }),
    cancelDelivery: () => refusalOf(caller, cancelDelivery, { params }),
    confirmReceipt: () => refusalOf(caller, confirmReceipt, { params, body: { reason: 'gebeld' } }),
    sendByMail: () => refusalOf(caller, sendInvoice, { params, body: { channel: 'mail' } }),
    sendOverPeppol: () => refusalOf(caller, sendInvoice, { params, body: { channel: 'peppol' } }),
  }
  const action = actions[wanted.act]
  return [wanted.act === 'credit' ? (action ?? refusalOfCredit(invoice, wanted)) : action, answered[wanted.act]()]
}

type Invoice = ResponseOf<typeof readInvoice>

const creditBodyOf = ({ creditedOn: date, part }: Step) => ({
  date: toDay(date),
  reason: '',
  ...(part !== null && { kind: 'lines' as const, lines: [{ position: 1, amount: part / 100 }] }),
})

/** The refusal that the form for a credit note shows: the refusal of the date, or the refusal of the credit. */
function refusalOfCredit(
  { creditFacts: facts }: Invoice,
  { creditedOn, part }: Step,
): { readonly code: string } | null {
  const ofDate = refusalOfCreditDate({ invoiceDate: facts!.invoiceDate, today: app.clock.today() }, toDay(creditedOn))
  if (ofDate !== null) return ofDate
  const lines = [{ position: 1, quantity: null, amount: cents(part ?? 0) }]
  const credit = creditNoteOf(facts!, part === null ? { kind: 'full' } : { kind: 'lines', lines })
  return 'refusal' in credit ? credit.refusal : null
}

/**
 * Checks that a refusal in the list of the month is also the refusal in the answer about the invoice. The list can
 * leave out a refusal that the answer about the invoice has.
 */
async function expectSameInList(caller: Caller, { id, actions }: Invoice): Promise<void> {
  const { _embedded } = await call(caller, monthInvoices, { params: { yearMonth } })
  const row = _embedded.invoiceDtoList.find((one) => one.id === id)
  for (const [name, refusal] of Object.entries(row!.actions))
    if (refusal !== null) expect(actions[name as 'edit' | 'delete' | 'finish' | 'send']).toEqual(refusal)
}

async function make(caller: Caller, { contractId, personId }: BilledMonth): Promise<Answers> {
  const body = { contractId, userId: personId, yearMonthString: yearMonth }
  const { actions: ofMonth } = await call(caller, fullTimesheet, { params: { contractId, yearMonth } })
  const calculated = await outcomeOf(caller, calculateInvoice, { body })
  const answered = refusalOf(caller, invoiceFromTimesheet, { body })
  if (ofMonth.invoice !== null) expect(refusalIn(await answered)).toEqual(ofMonth.invoice)
  if (calculated.body !== null) return [calculated.body.actions.make, answered]
  const { rateGap: _, ...refusal } = refusalIn(calculated.refusal) as {
    readonly code: string
    readonly rateGap: unknown
  }
  return [refusal, answered]
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
