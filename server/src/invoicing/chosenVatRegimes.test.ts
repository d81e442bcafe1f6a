import { finishInvoices, job as jobCall } from '@uurwerk/contract/invoicing/batches'
import {
  chooseCompanyRegime,
  chooseContractRegime,
  chooseCustomerRegime,
  chooseRegimeOfCustomers,
  vatRegimeProposals,
  vatRegimes,
} from '@uurwerk/contract/invoicing/vatRegimes'
import { expect, test, vi } from 'vitest'
import { call, refused, refusedWith } from '../testing/call.ts'
import { runJobs } from '../platform/jobs/runJobs.ts'
import { createTasks } from '../tasks.ts'
import { givenShifts } from '../testing/world/invoicing/invoicingWorld.ts'
import { silentLog } from '../testing/silentLog.ts'
import { article44, billingWorld } from '../testing/world/invoicing/billingWorld.ts'

const { db, services, url, hr, givenMonth, concept, edit, read, finish, create } = await billingWorld()

test('an invoice has the VAT regime of its contract, otherwise of its customer, otherwise of the company', async () => {
  const [ofContract, ofCustomer, ofCompany] = [await givenMonth(), await givenMonth(), await givenMonth()]
  await db.updateTable('contracts').set({ vat_regime: 'BE6' }).where('id', '=', ofContract.contractId).execute()
  for (const { customerId } of [ofContract, ofCustomer])
    await db.updateTable('customers').set({ vat_regime: 'BE12' }).where('id', '=', customerId).execute()
  await db.updateTable('customers').set({ vat_regime: null }).where('id', '=', ofCompany.customerId).execute()
  await db.updateTable('company_settings').set({ default_vat_regime: 'EX44_1' }).execute()
  const made = [await concept(ofContract), await concept(ofCustomer), await concept(ofCompany)]
  await db.updateTable('company_settings').set({ default_vat_regime: 'EX44_2' }).execute()
  expect(made.map(({ vatRegime: regime, totalVATIncluded }) => [regime, totalVATIncluded])).toEqual([
    ['BE6', 339.2],
    ['BE12', 358.4],
    ['EX44_1', 320],
  ])
  expect(made[2]?.finishWarnings).toEqual([
    'Voor deze klant is nog geen btw-regime gekozen; het bedrijf staat op ‘Vrijgesteld, art. 44 § 1 (medisch)’.',
  ])
})

test('when an older version of the app sends a VAT rate and a text, the server finds the VAT regime that they mean', async () => {
  const made = async (body: object) =>
    await call(...create({ VATPercentage: undefined, disclaimer: undefined, ...body }))
  expect(await made({ VATPercentage: 21 })).toMatchObject({ vatRegime: 'BE21', vatpercentage: 21 })
  expect(await made({ VATPercentage: 0, disclaimer: article44 })).toMatchObject({
    vatRegime: 'EX44_2',
    vatBreakdown: [{ category: 'E', code: 'VATEX-EU-132' }],
  })
  expect(await made({ VATPercentage: 0, disclaimer: 'Vrijgesteld volgens artikel 44bis' })).toMatchObject({
    vatRegime: 'EX_OTHER',
    vatBreakdown: [{ category: 'E', code: '', reason: 'Vrijgesteld volgens artikel 44bis' }],
  })
  expect(await made({})).toMatchObject({ vatRegime: 'EX44_2' })
  expect(await refused(...create({ VATPercentage: 0, disclaimer: 'Btw verlegd – artikel 196' }))).toMatchObject({
    status: 422,
    code: 'vat_ground_not_exempt',
    message: 'Deze tekst hoort bij ‘Btw verlegd in de EU, art. 196’. Kies dat regime.',
  })
  expect(await refused(...create({ VATPercentage: 21, vatRegime: 'RC_BE' }))).toMatchObject({
    status: 422,
    code: 'vat_contradicts_regime',
  })
})

test('after HR makes an invoice at 21 % by hand, a batch refuses the next invoice at 0 % until HR chooses the VAT regime', async () => {
  const month = await givenMonth()
  await db.updateTable('customers').set({ vat_regime: null }).where('id', '=', month.customerId).execute()
  await givenShifts(db, month, [{ start: '2026-10-13T08:00+02:00', end: '2026-10-13T16:00+02:00' }])
  const october = await concept(month, '2026-10')
  await edit(october.id, { vatRegime: 'BE21' })
  const { invoiceNr } = await call(...finish(october.id))

  const november = await concept(month)
  const sentence = `De vorige factuur ${invoiceNr} was aan ‘21 % btw’. Deze is aan ‘Vrijgesteld, art. 44 § 2’. Klopt dat?`
  expect(november.finishWarnings).toContain(sentence)
  const batch = async () => {
    const body = await call(hr, finishInvoices, { body: { invoiceIds: [november.id] } })
    const { runBatch } = createTasks(services, silentLog)
    const worker = await runJobs({ url, tasks: { runBatch }, log: silentLog })
    const job = () => call(hr, jobCall, { params: { id: body.id } })
    await vi.waitFor(async () => expect((await job()).status).toBe('done'), { interval: 50 })
    await worker.stop()
    return (await job()).results
  }
  expect(await batch()).toMatchObject([{ invoiceNr: null, message: expect.stringContaining(sentence) }])
  expect(await read(november.id)).toMatchObject({ invoiceNr: null })
  await db
    .updateTable('customers')
    .set({ vat_regime: 'EX44_2', vat_regime_chosen_at: '2026-12-01T10:00:00Z' })
    .where('id', '=', month.customerId)
    .execute()
  expect((await read(november.id)).finishWarnings).not.toContain(sentence)
  expect(await batch()).toMatchObject([{ invoiceNr: expect.stringContaining('2026-'), message: null }])
})

test('a contract with its own VAT regime is compared with its own last invoice, not with another contract of the customer', async () => {
  const [taxed, exempt] = [await givenMonth(), await givenMonth()]
  await db.updateTable('contracts').set({ customer_id: taxed.customerId }).where('id', '=', exempt.contractId).execute()
  for (const [month, regime] of [
    [taxed, 'BE21'],
    [exempt, 'EX44_2'],
  ] as const) {
    await db.updateTable('contracts').set({ vat_regime: regime }).where('id', '=', month.contractId).execute()
    await givenShifts(db, month, [{ start: '2026-10-13T08:00+02:00', end: '2026-10-13T16:00+02:00' }])
    await call(...finish((await concept(month, '2026-10')).id))
  }
  for (const month of [taxed, exempt])
    expect((await concept(month)).finishWarnings.filter((warning) => warning.includes('De vorige factuur'))).toEqual([])
})

test('when HR chooses the VAT regime of a customer, its concept invoices get this regime, and a preview changes nothing', async () => {
  const month = await givenMonth()
  const { id } = await concept(month)
  expect(
    await call(hr, chooseCustomerRegime, {
      params: { id: month.customerId },
      query: { preview: 'true' },
      body: { regime: 'BE21' },
    }),
  ).toMatchObject({ concepts: 1 })
  expect((await read(id)).vatRegime).toBe('EX44_2')
  expect(
    await refused(hr, chooseCustomerRegime, { params: { id: month.customerId }, body: { regime: 'RC_EU' } }),
  ).toMatchObject({
    status: 409,
    code: 'vat_regime_country',
  })
  expect(
    await call(hr, chooseCustomerRegime, { params: { id: month.customerId }, body: { regime: 'BE21' } }),
  ).toMatchObject({ vatRegime: 'BE21', concepts: 1 })
  expect(await read(id)).toMatchObject({ vatRegime: 'BE21', totalVATIncluded: 387.2 })
  expect(
    await call(hr, chooseContractRegime, { params: { contractId: month.contractId }, body: { regime: 'BE6' } }),
  ).toMatchObject({ vatRegime: 'BE6', concepts: 1 })
  await edit(id, { vatRegime: 'BE12' })
  expect(
    await call(hr, chooseContractRegime, { params: { contractId: month.contractId }, body: { regime: null } }),
  ).toMatchObject({ vatRegime: null, concepts: 0 })
  expect(await read(id)).toMatchObject({ vatRegime: 'BE12' })
  const many = { customerIds: [month.customerId], regime: 'EX44_2' as const }
  expect(await call(hr, chooseRegimeOfCustomers, { body: many })).toMatchObject({ concepts: 0 })
})

test('when HR chooses a VAT regime for many customers, the preview shows the customers that cannot have it, and then no customer gets it', async () => {
  const [here, abroad] = [await givenMonth(), await givenMonth()]
  await db
    .updateTable('customers')
    .set({ country: 'NL', name: 'Zorg Zeeland' })
    .where('id', '=', abroad.customerId)
    .execute()
  const { id } = await concept(here)
  const both = { customerIds: [here.customerId, abroad.customerId], regime: 'RC_BE' as const }
  expect(await call(hr, chooseRegimeOfCustomers, { query: { preview: 'true' }, body: both })).toMatchObject({
    concepts: 1,
    refused: [
      { customerId: abroad.customerId, customerName: 'Zorg Zeeland', reason: expect.stringContaining('Nederland') },
    ],
  })
  expect(await read(id)).toMatchObject({ vatRegime: 'EX44_2' })
  expect(await refused(hr, chooseRegimeOfCustomers, { body: both })).toMatchObject({
    status: 409,
    code: 'vat_regime_country',
  })
  expect(await read(id)).toMatchObject({ vatRegime: 'EX44_2' })
  const one = { ...both, customerIds: [here.customerId] }
  expect(await call(hr, chooseRegimeOfCustomers, { body: one })).toMatchObject({ concepts: 1, refused: [] })
  expect(await read(id)).toMatchObject({ vatRegime: 'RC_BE' })
})

test('when HR chooses the VAT regime of the company, concept invoices without another regime get it, and a preview changes nothing', async () => {
  const month = await givenMonth()
  await db.updateTable('customers').set({ vat_regime: null }).where('id', '=', month.customerId).execute()
  const { id } = await concept(month)
  const choose = (regime: 'EX44_1' | 'EX44_2', preview = false) =>
    call(hr, chooseCompanyRegime, { query: { preview: `${preview}` }, body: { regime } })
  const previewed = await choose('EX44_1', true)
  expect(previewed.concepts).toBeGreaterThan(0)
  expect(await read(id)).toMatchObject({ vatRegime: 'EX44_2' })
  expect(await choose('EX44_1')).toMatchObject({ concepts: previewed.concepts })
  expect(await read(id)).toMatchObject({ vatRegime: 'EX44_1' })
  expect((await call(hr, vatRegimes)).companyRegime).toBe('EX44_1')
  expect((await refusedWith(hr, chooseCompanyRegime, { body: { regime: null } })).status).toBe(422)
  await choose('EX44_2')
  expect(await read(id)).toMatchObject({ vatRegime: 'EX44_2' })
})

test('HR reads the customers without a VAT regime, with a proposal for each', async () => {
  const month = await givenMonth()
  await db
    .updateTable('customers')
    .set({ vat_regime: null, country: 'NL', vat_id: 'NL123456789B01' })
    .where('id', '=', month.customerId)
    .execute()
  const body = await call(hr, vatRegimeProposals)
  const [proposal] = body._embedded.proposalList.filter((each) => each.customerId === month.customerId)
  expect(proposal).toMatchObject({ chosen: null, regime: 'RC_EU', lastInvoices: [] })
})
