import {
  createInvoice,
  finishInvoice,
  invoiceFromTimesheet,
  releaseMonth,
} from '@uurwerk/contract/invoicing/invoiceCalls'
import { accountingCsv } from '@uurwerk/contract/invoicing/accountingExport'
import { expect, test } from 'vitest'
import { inTransaction } from '../../platform/db/transaction.ts'
import { call, outcomeOf, refused, request } from '../../testing/call.ts'
import { all, at, centsAt, linesOf } from '../../platform/documents/ubl/testing/readUbl.ts'
import { brokenRules } from '../../platform/documents/ubl/testing/ublRules.ts'
import { customInvoiceBody } from '../../testing/world/invoicing/customInvoiceBody.ts'
import { statusesOf } from '../../testing/statusesOf.ts'
import {
  creditsWorld,
  TODAY,
  costBody,
  linesCredit,
  groupsOf,
  brokenBesidesCent,
  columnsOf,
} from '../../testing/world/invoicing/creditsWorld.ts'

const { db, hr, invoiced, credit, read, ublOf, printed } = await creditsWorld()

const VAT_SENTENCE = 'Btw terug te storten aan de Staat'

test('when HR credits two of eight hours without VAT, the cost with VAT stays on the invoice, and the credit note has no sentence about VAT', async () => {
  const { id } = await invoiced({ costs: [{ amount: 120, cost: 0.44, vatRegime: 'BE21' }] })
  const body = await call(...credit(id, linesCredit({ position: 1, quantity: 2 })))
  expect(groupsOf(body.creditNote)).toEqual([['E', 0, 80, 0]])
  expect(body.creditFacts?.groups).toMatchObject([
    { category: 'S', percentage: 21, base: 5280, vat: 1109 },
    { category: 'E', percentage: 0, base: 24_000, vat: 0 },
  ])
  expect(body).toMatchObject({
    status: 'CONFIRMED',
    creditedAmount: 80,
    creditNote: { kind: 'lines', totalVATIncluded: 80 },
  })
  const text = await printed(id)
  expect(text).toContain('In uw voordeel € 80,00')
  expect(text).toContain('gedeeltelijk gecrediteerd')
  expect(text).not.toContain(VAT_SENTENCE)
  expect(text).not.toContain('km')
})

test('a credit of 1.25 of 7.5 hours at 21 % is 56.25 euros and 11.81 euros of VAT, and a credit of 6.26 more hours is refused with the hours that are left', async () => {
  const { id, invoice } = await invoiced({ hours: 7.5, rateCents: 4500, vatRegime: 'BE21' })
  expect([invoice.totalVATExcluded, invoice.vatAmount]).toEqual([337.5, 70.88])
  const body = await call(...credit(id, { ...linesCredit({ position: 1, quantity: 1.25 }), reason: 'Een uur te veel' }))
  expect(body.creditNote).toMatchObject({ totalVATExcluded: 56.25, totalVATIncluded: 68.06, reason: 'Een uur te veel' })
  expect(await printed(id)).toContain(VAT_SENTENCE)
  const root = await ublOf(id)
  expect(brokenRules(root)).toEqual([])
  expect(at(root, 'BillingReference/InvoiceDocumentReference/ID')).toBe(invoice.invoiceNr)
  expect(at(root, 'BillingReference/InvoiceDocumentReference/IssueDate')).toBe(invoice.invoiceDate)
  expect(at(root, 'Note')).toMatch(/^Een uur te veel\. Btw terug te storten/)
  expect(all(root, 'PaymentMeans')).toEqual([])
  expect(linesOf(root).map((line) => [at(line, 'CreditedQuantity'), centsAt(line, 'LineExtensionAmount')])).toEqual([
    ['1.25', 5625],
  ])
  expect(await refused(...credit(id, linesCredit({ position: 1, quantity: 6.26 })))).toMatchObject({
    status: 409,
    code: 'credit_exceeds_remaining',
    message: 'Van deze lijn kan nog €\u00A0281,25 gecrediteerd worden.',
    position: 1,
  })
  expect(await read(id)).toMatchObject({ creditedAmount: 68.06, creditNotes: [{ kind: 'lines' }] })
})

test('after a credit of 0.50 of 1.00 euros with 0.21 euros VAT, the credit of the rest takes the VAT that is left, and the invoice is credited', async () => {
  const body = await call(hr, createInvoice, {
    body: customInvoiceBody({
      customerBillingDto: { ...customInvoiceBody().customerBillingDto, vat: 'BE0428759497' },
      freeCostBillingDto: [costBody({ amount: 1, cost: 1 })],
    }),
  })
  const { id } = body
  await call(hr, finishInvoice, { params: { id }, body: { status: 'CONFIRMED' } })
  const half = await call(...credit(id, linesCredit({ position: 1, amount: 0.5 })))
  expect(groupsOf(half.creditNote)).toEqual([['S', 21, 0.5, 0.11]])
  expect(half.status).toBe('CONFIRMED')
  const rest = await call(...credit(id, { kind: 'full' }))
  expect(groupsOf(rest.creditNote)).toEqual([['S', 21, 0.5, 0.1]])
  expect(rest).toMatchObject({ status: 'CREDIT_NOTED', creditedAmount: 1.21 })
  expect(brokenBesidesCent(await ublOf(id))).toEqual([])
})

test('a credit note for an amount of a VAT group has one line in the PDF and the UBL, and its totals are in the answer of the API', async () => {
  const { id } = await invoiced({ hours: 7.5, rateCents: 4500, vatRegime: 'BE21' })
  const body = await call(
    ...credit(id, {
      kind: 'amount',
      amount: 50,
      group: { category: 'S', percentage: 21 },
      reason: 'Tegemoetkoming',
    }),
  )
  expect(body.creditNote).toMatchObject({ kind: 'amount', totalVATExcluded: 50, totalVATIncluded: 60.5 })
  const root = await ublOf(id)
  expect(brokenRules(root)).toEqual([])
  expect(
    linesOf(root).map((line) => ['Item/Name', 'CreditedQuantity', 'Price/PriceAmount'].map((path) => at(line, path))),
  ).toEqual([['Tegemoetkoming', '1', '50.00']])
  expect(await printed(id)).toContain('Bedragen Tegemoetkoming 1 € 50,00 21 % € 50,00')
})

test('a full credit allows a new invoice of the month when HR asks for it, and a credit of one hour does not', async () => {
  const again = ({ contractId, personId }: { contractId: number; personId: number }) =>
    request(hr, invoiceFromTimesheet, {
      body: { contractId, userId: personId, yearMonthString: '2026-11' },
    })
  const [partly, whole, kept] = [await invoiced(), await invoiced(), await invoiced()]
  await call(...credit(partly.id, linesCredit({ position: 1, quantity: 1 })))
  await call(...credit(whole.id, linesCredit({ position: 1, quantity: 1 })))
  await call(...credit(whole.id, { kind: 'full' }))
  await call(...credit(kept.id, { kind: 'full', reopenMonth: false }))
  expect((await refused(...again(partly))).status).toBe(409)
  await call(...again(whole))
  expect((await refused(...again(kept))).status).toBe(409)
})

test('a credit of all lines, or of the whole amount, allows a new invoice of the month unless HR wants to keep the month invoiced', async () => {
  const again = ({ contractId, personId }: { contractId: number; personId: number }) =>
    request(hr, invoiceFromTimesheet, { body: { contractId, userId: personId, yearMonthString: '2026-11' } })
  const wholeLine = linesCredit({ position: 1, quantity: 8 })
  const amount = { kind: 'amount', amount: 320, group: { category: 'E', percentage: 0 } }
  const [byLines, byAmount, inTwoParts, kept] = [await invoiced(), await invoiced(), await invoiced(), await invoiced()]
  await call(...credit(byLines.id, wholeLine))
  await call(...credit(byAmount.id, amount))
  await call(...credit(inTwoParts.id, linesCredit({ position: 1, quantity: 3 })))
  expect((await refused(...again(inTwoParts))).code).toBe('already_invoiced')
  await call(...credit(inTwoParts.id, linesCredit({ position: 1, amount: 200 })))
  await call(...credit(kept.id, { ...wholeLine, reopenMonth: false }))
  for (const credited of [byLines, byAmount, inTwoParts]) {
    expect((await read(credited.id)).status).toBe('CREDIT_NOTED')
    await call(...again(credited))
  }
  expect((await refused(...again(kept))).code).toBe('already_invoiced')
})

test('after the whole invoice of a month was credited, HR can allow a new invoice of the month, also when an older release did not allow it', async () => {
  const again = ({ contractId, personId }: { contractId: number; personId: number }) =>
    request(hr, invoiceFromTimesheet, { body: { contractId, userId: personId, yearMonthString: '2026-11' } })
  const release = (id: number) => request(hr, releaseMonth, { params: { id } })
  const [byChoice, byOlderRelease] = [await invoiced(), await invoiced()]
  expect(await refused(...release(byChoice.id))).toMatchObject({ status: 409, code: 'month_not_kept' })
  await call(...credit(byChoice.id, { kind: 'full', reopenMonth: false }))
  await call(...credit(byOlderRelease.id, linesCredit({ position: 1, quantity: 8 })))
  // In an older release, a month could not be invoiced again after a credit of all lines of its invoice.
  await db.updateTable('invoices').set({ live: true }).where('id', '=', byOlderRelease.id).execute()
  for (const { id, ...month } of [byChoice, byOlderRelease]) {
    expect((await refused(...again(month))).code).toBe('already_invoiced')
    const released = await call(...release(id))
    expect(released.actions.releaseMonth).toEqual({ code: 'month_not_kept' })
    expect(released.history[0]).toMatchObject({ action: 'release invoiced month', by: 'Katrien Lauwers' })
    expect(await refused(...release(id))).toMatchObject({ code: 'month_not_kept' })
    await call(...again(month))
  }
})

test('in the accounting export, a credited amount of the costs of an invoice has the regime and the code of these costs', async () => {
  const costs = [
    { amount: 60, cost: 1, vatRegime: 'BE21' },
    { amount: 40, cost: 1, vatRegime: 'BE21' },
  ]
  const { id } = await invoiced({ costs })
  await call(...credit(id, { kind: 'amount', amount: 30, group: { category: 'S', percentage: 21 }, reason: 'Korting' }))
  await call(...credit(id, { kind: 'full' }))
  const { creditNotes } = await read(id)
  const csv = columnsOf((await outcomeOf(hr, accountingCsv, { query: { from: TODAY, to: TODAY } })).raw.toString())
  const columns = ['Prestaties excl. btw', 'Kosten excl. btw', 'Codes van de kosten', 'Regime', 'Basis 21 %']
  const rows = creditNotes.map(({ number }) => csv.find((each) => each['Nummer'] === number))
  expect(rows.map((row) => columns.map((column) => row?.[column]))).toEqual([
    ['-320,00', '-70,00', '613000=-70,00', 'BE21 + EX44_2', '-70,00'],
    ['0,00', '-30,00', '613000=-30,00', 'BE21', '-30,00'],
  ])
})

test('when two credits arrive at once that together exceed the invoice, only one credit is made', async () => {
  const { id } = await invoiced()
  const five = linesCredit({ position: 1, quantity: 5 })
  const answers = await Promise.all([outcomeOf(...credit(id, five)), outcomeOf(...credit(id, five))])
  expect(statusesOf(answers)).toEqual([201, 409])
  expect((await read(id)).creditedAmount).toBe(200)
})

test('a credit is refused when HR sends an old version of the invoice', async () => {
  const { id, invoice } = await invoiced()
  const one = { ...linesCredit({ position: 1, quantity: 1 }), version: invoice.version }
  await call(...credit(id, one))
  expect(await refused(...credit(id, one))).toMatchObject({
    status: 409,
    code: 'stale',
    current: { creditedAmount: 40 },
  })
})

let sequence = 900_000

/** Stores a credit note of hours directly, without the checks of the business rules. */
const storeUnchecked = (invoiceId: number, cents: number) =>
  inTransaction(db, async (tx) => {
    sequence += 1
    const number = { number: `X${sequence}`, number_year: 2026, number_sequence: sequence }
    const totals = { total_excluding_cents: cents, vat_cents: 0, total_including_cents: cents }
    const { id } = await tx
      .insertInto('credit_notes')
      .values({ invoice_id: invoiceId, kind: 'lines', ...number, ...totals, credited_on: TODAY, created_at: TODAY })
      .returning('id')
      .executeTakeFirstOrThrow()
    const vat = { category: 'E', percentage: 0 }
    await tx
      .insertInto('credit_note_lines')
      .values({
        credit_note_id: id,
        position: 0,
        invoice_id: invoiceId,
        line_position: 0,
        description: 'x',
        amount_cents: cents,
        ...vat,
      })
      .execute()
    await tx
      .insertInto('credit_note_vat')
      .values({ credit_note_id: id, position: 0, base_cents: cents, vat_cents: 0, code: '', reasons: [], ...vat })
      .execute()
  })

test('the database refuses credits that exceed the invoice, also when they are stored at the same time', async () => {
  const { id } = await invoiced()
  const settled = await Promise.allSettled([storeUnchecked(id, 20_000), storeUnchecked(id, 20_000)])
  expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(storeUnchecked(id, 12_001)).rejects.toThrow('more is credited than invoice')
  await storeUnchecked(id, 12_000)
  const { total } = await db
    .selectFrom('credit_notes')
    .select(({ fn }) => fn.sum<string>('total_including_cents').as('total'))
    .where('invoice_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(Number(total)).toBe(32_000)
})
