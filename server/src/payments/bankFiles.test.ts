import type { QueryInput } from '@uurwerk/contract/endpoint'
import { refundCredit } from '@uurwerk/contract/payments/invoicePayments'
import { allocateEntries, bankEntries, processReturn, undoPayments } from '@uurwerk/contract/payments/bankEntries'
import { invoice } from '@uurwerk/contract/invoicing/invoiceCalls'
import { describe, expect, test } from 'vitest'
import { call, outcomeOf, refused, request } from '../testing/call.ts'
import { WIJZERPLAAT } from '@uurwerk/domain/payments/testing/wijzerplaat'
import { codaFile, givenInvoice, importing } from '../testing/world/invoicing/paymentsWorld.ts'
import { bankFilesWorld } from '../testing/world/payments/bankFilesWorld.ts'

const { db, hr, zilverhof, linde, payments, counted } = await bankFilesWorld()

const FILE = WIJZERPLAAT.join('\r\n')
const open = (query: QueryInput<typeof bankEntries> = {}) => call(hr, bankEntries, { query })

test('a preview of a bank file shows which payments the file books, and stores nothing', async () => {
  const before = await counted()
  const answer = await call(...importing(hr, FILE, { preview: true }))
  expect(answer).toMatchObject({
    preview: true,
    alreadyImported: false,
    format: 'coda',
    statements: [
      { account: 'BE68539007547034', opening: 1000, closing: 1400.5, newEntries: 3, knownEntries: 0, gap: false },
    ],
    booked: [{ invoiceNr: '2026-000123', amount: 363, surplus: false, counterpartyName: 'WZC T ZILVERHOF VZW' }],
    toBook: 1,
  })
  expect(await counted()).toEqual(before)
})

test('a bank file books a payment with a structured communication, proposes an invoice whose number is in the text, and leaves other movements to HR', async () => {
  expect(await call(...importing(hr, FILE))).toMatchObject({
    preview: false,
    booked: [{ invoiceId: zilverhof }],
    toBook: 1,
  })
  expect(await payments(zilverhof)).toMatchObject({
    state: 'paid',
    open: 0,
    paidOn: '2026-11-20',
    payments: [
      { kind: 'bank', date: '2026-11-20', amount: 363, counterpartyName: 'WZC T ZILVERHOF VZW', by: 'Katrien Lauwers' },
    ],
  })
  const entries = await open()
  expect(entries).toMatchObject({
    total: 1,
    _embedded: {
      bankEntryDtoList: [
        {
          amount: 50,
          free: 50,
          communication: 'FACT 2026-000124 DEEL',
          proposals: [
            {
              reason: 'number',
              sure: false,
              allocations: [{ invoiceNr: '2026-000124', customerName: 'De Linde', amount: 50 }],
            },
          ],
        },
      ],
    },
  })
  expect(await open({ out: 'true' })).toMatchObject({
    _embedded: { bankEntryDtoList: [{ amount: -12.5, proposals: [] }] },
  })
  expect(await payments(linde)).toMatchObject({ state: 'open', open: 121 })
})

test('the same bank file is stored once, also when two requests import it at the same time', async () => {
  expect(await call(...importing(hr, FILE))).toMatchObject({ alreadyImported: true, booked: [], statements: [] })
  const before = await counted()
  const file = codaFile([{ euros: 5, text: 'onbekend' }])
  const answers = await Promise.all([call(...importing(hr, file)), call(...importing(hr, file))])
  expect(answers.map(({ alreadyImported }) => alreadyImported).toSorted()).toEqual([false, true])
  const after = await counted()
  expect([after.files, after.entries, after.audits]).toEqual([before.files + 1, before.entries + 1, before.audits + 1])
})

test('a bank movement that is also in an earlier file is counted as known, in a CODA file and in a camt file', async () => {
  const again = FILE.replace('WIJZERPLAAT ZORG BV       GKCCBEBB', 'WIJZERPLAAT ZORG          GKCCBEBB')
  expect(await call(...importing(hr, again))).toMatchObject({
    alreadyImported: false,
    statements: [{ newEntries: 0, knownEntries: 3 }],
    booked: [],
  })
  const entry = (amount: string, sign: string, further: string) =>
    `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${sign}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-11-20</Dt></BookgDt><NtryDtls><TxDtls>${further}</TxDtls></NtryDtls></Ntry>`
  const balance = (code: string, amount: string) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-20</Dt></Dt></Bal>`
  const from = (iban: string, remittance: string) =>
    `<RltdPties><DbtrAcct><Id><IBAN>${iban}</IBAN></Id></DbtrAcct></RltdPties><RmtInf>${remittance}</RmtInf>`
  const camt = `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Id>1</Id><Acct><Id><IBAN>BE68539007547034</IBAN></Id></Acct>${balance('OPBD', '1000.00')}${balance('CLBD', '1400.50')}${entry('363.00', 'CRDT', from('BE32123456789002', '<Strd><CdtrRefInf><Ref>202600012320</Ref></CdtrRefInf></Strd>'))}${entry('50.00', 'CRDT', from('BE72000000001616', '<Ustrd>FACT 2026-000124 DEEL</Ustrd>'))}${entry('12.50', 'DBIT', '<RmtInf><Ustrd>KOSTEN REKENING</Ustrd></RmtInf>')}</Stmt></BkToCstmrStmt></Document>`
  expect(await call(...importing(hr, camt))).toMatchObject({
    format: 'camt',
    statements: [{ newEntries: 0, knownEntries: 3 }],
  })
})

test('money that a customer paid too much or twice becomes a credit of the customer', async () => {
  const file = codaFile([
    { euros: 363, paymentReference: '202600012320', counterpartyAccount: 'BE32123456789002', on: '2026-11-21' },
  ])
  expect(await call(...importing(hr, file))).toMatchObject({
    booked: [{ invoiceNr: '2026-000123', amount: 363, surplus: true }],
  })
  expect(await payments(zilverhof)).toMatchObject({ state: 'paid', open: 0, credit: 363 })

  const back = codaFile([{ euros: -363, counterpartyAccount: 'BE32123456789002', text: 'terug', on: '2026-11-22' }])
  await call(...importing(hr, back))
  const { _embedded } = await open({ out: 'true' })
  const refund = _embedded.bankEntryDtoList.find(({ communication }) => communication === 'terug')!
  expect(refund.proposals).toMatchObject([
    { reason: 'refund', allocations: [{ invoiceNr: '2026-000123', amount: -363, surplus: true }] },
  ])
  await call(hr, allocateEntries, {
    body: { entries: [{ entryId: refund.id, allocations: [{ invoiceId: zilverhof, amount: -363, surplus: true }] }] },
  })
  expect(await payments(zilverhof)).toMatchObject({ credit: 0 })
})

test('when the bank returns a payment, the payment is undone and its invoice is open again', async () => {
  const invoiceId = await givenInvoice(hr, { euros: 40, customer: 'De Eik' })
  const { paymentReference } = await call(hr, invoice, { params: { id: invoiceId } })
  const reference = paymentReference!.replace(/\D/g, '')
  const movement = { euros: 40, paymentReference: reference, endToEndId: 'E2E-40' }
  await call(...importing(hr, codaFile([movement])))
  expect(await payments(invoiceId)).toMatchObject({ state: 'paid' })
  const returned = codaFile([{ euros: -40, endToEndId: 'E2E-40', isReversal: true, on: '2026-11-21' }])
  const before = await open()
  expect(await call(...importing(hr, returned))).toMatchObject({ undone: 1, toBook: 0 })
  expect(await payments(invoiceId)).toMatchObject({ state: 'open', open: 40, payments: [{ undone: true }] })
  expect((await open()).total).toBe(before.total)
})

describe('the import of a bank file with the return of a payment that the company has already refunded', () => {
  const account = { counterpartyAccount: 'BE32123456789002' }
  const returnedFile = (euros: number, endToEndId: string, ...others: { euros: number; text: string }[]) =>
    codaFile([{ ...account, euros: -euros, endToEndId, isReversal: true, on: '2026-11-22' }, ...others])
  /** Makes an invoice of 60 euros that the customer paid twice, and refunds the second payment. */
  async function givenRefundedCredit(endToEndId: string) {
    const id = await givenInvoice(hr, { euros: 60, customer: 'De Olm' })
    const { paymentReference } = await call(hr, invoice, { params: { id } })
    const paid = { ...account, euros: 60, paymentReference: paymentReference!.replace(/\D/g, '') }
    await call(...importing(hr, codaFile([paid, { ...paid, endToEndId }])))
    const body = { date: '2026-11-22', amount: 60, reason: 'contant' }
    await call(hr, refundCredit, { params: { id }, body })
    return id
  }
  const lineOf = async (invoiceId: number) =>
    (await open({ out: 'true' }))._embedded.bankEntryDtoList.find((entry) =>
      entry.returnOf?.invoices.some((each) => each.invoiceId === invoiceId),
    )

  test('when the bank returns a payment that the company has refunded, the import succeeds, and the return waits until HR undoes the refund', async () => {
    const id = await givenRefundedCredit('E2E-60')
    const file = returnedFile(60, 'E2E-60', { euros: 3, text: 'los' })
    const waiting = { enteredOn: '2026-11-22', amount: -60, invoices: [{ invoiceId: id }] }
    expect(await call(...importing(hr, file, { preview: true }))).toMatchObject({
      undone: 0,
      waitingReturns: [waiting],
    })
    expect(await call(...importing(hr, file))).toMatchObject({ undone: 0, toBook: 1, waitingReturns: [waiting] })
    expect(await payments(id)).toMatchObject({ state: 'paid', open: 0, credit: 0 })
    const line = (await lineOf(id))!
    expect(line).toMatchObject({ free: -60, isReversal: true, proposals: [] })
    const process = request(hr, processReturn, { params: { id: line.id } })
    expect(await refused(...process)).toMatchObject({ status: 409, code: 'payment_credit_used' })
    const refund = (await payments(id)).payments.find(({ amount }) => amount === -60)!
    await call(hr, undoPayments, { body: { paymentIds: [refund.id] } })
    const both = await Promise.all([outcomeOf(...process), outcomeOf(...process)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect(await payments(id)).toMatchObject({ state: 'paid', open: 0, credit: 0 })
    expect(await lineOf(id)).toBeUndefined()
  })

  test('while one returned payment waits for HR, the import undoes the other returned payments of the same file', async () => {
    const id = await givenRefundedCredit('E2E-61')
    const other = await givenInvoice(hr, { euros: 44, customer: 'De Es' })
    const { paymentReference } = await call(hr, invoice, { params: { id: other } })
    const paid = { euros: 44, paymentReference: paymentReference!.replace(/\D/g, ''), endToEndId: 'E2E-44' }
    await call(...importing(hr, codaFile([paid])))
    const file = codaFile([
      { euros: -60, endToEndId: 'E2E-61', isReversal: true },
      { euros: -44, endToEndId: 'E2E-44', isReversal: true },
    ])
    expect(await call(...importing(hr, file))).toMatchObject({ undone: 1, waitingReturns: [{ amount: -60 }] })
    expect(await payments(other)).toMatchObject({ state: 'open', open: 44 })
    expect(await payments(id)).toMatchObject({ open: 0 })
  })

  test('when the bank returns a refund, the customer has the credit again', async () => {
    const id = await givenInvoice(hr, { euros: 50, customer: 'De Beuk' })
    const { paymentReference } = await call(hr, invoice, { params: { id } })
    const paid = { ...account, euros: 58, paymentReference: paymentReference!.replace(/\D/g, '') }
    await call(...importing(hr, codaFile([paid])))
    await call(...importing(hr, codaFile([{ ...account, euros: -8, endToEndId: 'OUR-8', text: 'terug aan De Beuk' }])))
    const line = (await open({ out: 'true' }))._embedded.bankEntryDtoList.find(
      ({ communication }) => communication === 'terug aan De Beuk',
    )!
    await call(hr, allocateEntries, {
      body: { entries: [{ entryId: line.id, allocations: [{ invoiceId: id, amount: -8 }] }] },
    })
    expect(await payments(id)).toMatchObject({ credit: 0 })
    const back = codaFile([{ euros: 8, endToEndId: 'OUR-8', isReversal: true, on: '2026-11-22' }])
    expect(await call(...importing(hr, back))).toMatchObject({ undone: 1, toBook: 0 })
    expect(await payments(id)).toMatchObject({ open: 0, credit: 8 })
  })
})

test('a bank file of another account of the company is refused until HR adds the account; after that, the file is imported and pays an invoice', async () => {
  const other = 'BE62510007547061'
  const id = await givenInvoice(hr, { euros: 77 })
  const { paymentReference } = await call(hr, invoice, { params: { id } })
  const movement = { euros: 77, paymentReference: paymentReference!.replaceAll(/\D/g, '') }
  const file = codaFile([movement], { account: other })
  expect(await refused(...importing(hr, file))).toMatchObject({
    code: 'statement_account_unknown',
    message: `Rekening ${other} staat niet bij de rekeningen van de eigen firma. Kies een ander bestand, of voeg de rekening toe bij Instellingen.`,
  })
  await db
    .updateTable('company_settings')
    .set({ other_ibans: `NL91ABNA0417164300, ${other}` })
    .execute()
  expect(await call(...importing(hr, file))).toMatchObject({ statements: [{ account: other, newEntries: 1 }] })
  expect(await payments(id)).toMatchObject({ state: 'paid', open: 0 })
})

describe('the import of a bank file that is refused', () => {
  const wrong: [sentence: string, file: string, status: number, code: string][] = [
    ['of another account', codaFile([{ euros: 1 }], { account: 'BE72000000001616' }), 409, 'statement_account_unknown'],
    ['with a wrong balance', FILE.replace('000000001400500', '000000001400510'), 422, 'statement_totals_wrong'],
    ['of text', 'Beste, in bijlage het uittreksel', 422, 'statement_unreadable'],
    ['of a picture', '\u0089PNG\r\n\u001A\n', 422, 'statement_unreadable'],
    ['without content', ' ', 422, 'statement_unreadable'],
    ['with entities', '<!DOCTYPE x [<!ENTITY a "aaaa">]><Document>&a;</Document>', 422, 'statement_unreadable'],
    ['with broken XML', '<Document><Stmt></Document>', 422, 'statement_unreadable'],
    ['with XML of great depth', `${'<a>'.repeat(5000)}${'</a>'.repeat(5000)}`, 422, 'statement_unreadable'],
    [
      'of another version',
      '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.03"/>',
      422,
      'statement_version',
    ],
  ]
  test.each(wrong)('a bank file %s is refused and stores nothing', async (_sentence, file, status, code) => {
    const before = await counted()
    expect(await refused(...importing(hr, file))).toMatchObject({ status, code })
    expect(await counted()).toEqual(before)
  })
})
