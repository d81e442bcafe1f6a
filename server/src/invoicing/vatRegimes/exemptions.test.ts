import { accountingCsv } from '@uurwerk/contract/invoicing/accountingExport'
import { accountingCosts, editAccountingCost } from '@uurwerk/contract/invoicing/accountingCosts'
import { customer, customers } from '@uurwerk/contract/customers/customers'
import {
  createInvoice,
  creditInvoice,
  downloadCreditNoteUbl,
  downloadInvoice,
  downloadInvoiceUbl,
  editInvoice,
  finishInvoice,
  invoice,
  invoiceFromTimesheet,
} from '@uurwerk/contract/invoicing/invoiceCalls'
import {
  addExemption,
  chooseContractRegime,
  chooseCustomerRegime,
  editExemption,
  vatRegimeProposals,
  vatRegimes,
} from '@uurwerk/contract/invoicing/vatRegimes'
import { isOwnRegime } from '@uurwerk/domain/invoicing/vat/vatRegime'
import { expect, test } from 'vitest'
import { textOf } from '../../platform/documents/testing/pagesOf.ts'
import { all, at, readUbl } from '../../platform/documents/ubl/testing/readUbl.ts'
import { brokenRules } from '../../platform/documents/ubl/testing/ublRules.ts'
import { call, outcomeOf, refused } from '../../testing/call.ts'
import { hrWorld } from '../../testing/world/people/hrWorld.ts'
import { customInvoiceBody } from '../../testing/world/invoicing/customInvoiceBody.ts'
import { givenBilledMonth, givenSeller, type BilledMonth } from '../../testing/world/invoicing/invoicingWorld.ts'
import { importing } from '../../testing/world/movingIn.ts'

const { db, hr } = await hrWorld('2026-12-01T09:00:00Z')
await givenSeller(db)

const EIGHT_HOURS = [{ start: '2026-11-13T08:00+01:00', end: '2026-11-13T16:00+01:00' }]
const TRAINING = {
  name: 'Opleiding, art. 44 § 2, 4°',
  words: {
    nl: 'Vrijgesteld van btw, artikel 44, § 2, 4°, Btw-Wetboek',
    fr: 'Exempté de TVA, article 44, § 2, 4°, du Code de la TVA',
    en: 'Exempt, Article 44(2), 4°, VAT Code',
  },
  vatex: 'VATEX-EU-132-1I',
}

const regimes = async () => (await call(hr, vatRegimes))._embedded.vatRegimeList
const givenExemption = async (changes: Partial<typeof TRAINING> = {}) => {
  const body = { ...TRAINING, ...changes }
  await call(hr, addExemption, { body })
  const { code } = (await regimes()).find(({ name }) => name === body.name)!
  return isOwnRegime(code) ? code : expect.fail(code)
}
const numberOf = (code: string) => Number(code.replace('EX_OTHER_', ''))
const concept = ({ contractId, personId }: BilledMonth) =>
  call(hr, invoiceFromTimesheet, { body: { contractId, userId: personId, yearMonthString: '2026-11' } })
const read = (id: number) => call(hr, invoice, { params: { id } })
const finish = (id: number) => call(hr, finishInvoice, { params: { id }, body: { status: 'CONFIRMED' } })
const ublOf = async (id: number) => readUbl((await outcomeOf(hr, downloadInvoiceUbl, { params: { id } })).raw)
const printed = async (id: number) =>
  (await textOf((await outcomeOf(hr, downloadInvoice, { params: { id } })).raw)).replaceAll(/\s+/g, ' ')
const chooseFor = ({ customerId }: BilledMonth, regime: Awaited<ReturnType<typeof givenExemption>>) =>
  call(hr, chooseCustomerRegime, { params: { id: customerId }, body: { regime } })

const exempt = await givenExemption()

test('an exemption of the company is printed on the invoices of its customer in the language of that customer, in the PDF and in the UBL', async () => {
  const month = await givenBilledMonth(db, { shifts: EIGHT_HOURS })
  await db.updateTable('customers').set({ document_language: 'fr' }).where('id', '=', month.customerId).execute()
  const before = await concept(month)
  expect(before.vatRegime).toBe('EX44_2')
  expect(await chooseFor(month, exempt)).toMatchObject({ vatRegime: exempt, concepts: 1 })
  expect(await read(before.id)).toMatchObject({
    vatRegime: exempt,
    vatRegimeName: TRAINING.name,
    vatBreakdown: [
      { category: 'E', percentage: 0, base: 320, vat: 0, code: TRAINING.vatex, reason: TRAINING.words.fr },
    ],
  })
  await finish(before.id)
  expect(await printed(before.id)).toContain(TRAINING.words.fr)
  const root = await ublOf(before.id)
  expect(brokenRules(root)).toEqual([])
  const [group] = all(root, 'TaxTotal/TaxSubtotal/TaxCategory')
  expect(['ID', 'Percent', 'TaxExemptionReasonCode', 'TaxExemptionReason'].map((part) => at(group!, part))).toEqual([
    'E',
    '0',
    TRAINING.vatex,
    TRAINING.words.fr,
  ])
})

test('the accounting CSV has the VAT regimes of the lines, and the name of an exemption of the company', async () => {
  const cost = { description: 'Opleiding', amount: 1, units: 'dag', cost: 100, accountingCostDto: { id: 4 } }
  const regimesOfLine = async (vatRegime: string, ...costs: object[]) => {
    const body = { ...customInvoiceBody({ vatRegime, freeCostBillingDtos: costs }), VATPercentage: undefined }
    const { id } = await call(hr, createInvoice, { body })
    await finish(id)
    const { invoiceNr, invoiceDate: day } = await read(id)
    const { raw } = await outcomeOf(hr, accountingCsv, { query: { from: day, to: day } })
    const line = raw
      .toString('utf8')
      .split('\r\n')
      .find((each) => each.split(';')[1] === invoiceNr)
    return line?.split(';')[18]
  }
  expect(await regimesOfLine('EX44_2', { ...cost, vatRegime: 'BE21' })).toBe('BE21')
  expect(await regimesOfLine(exempt, cost, { ...cost, vatRegime: 'BE21' })).toBe(`BE21 + ${TRAINING.name}`)
})

test('the lists show the name of the exemption that HR chose for a customer', async () => {
  const month = await givenBilledMonth(db, { shifts: EIGHT_HOURS })
  await chooseFor(month, exempt)
  const { customerOverviewDtoList } = (await call(hr, customers))._embedded
  expect(customerOverviewDtoList.find(({ id }) => id === month.customerId)).toMatchObject({
    vatRegime: exempt,
    vatRegimeName: TRAINING.name,
  })
  const { proposalList } = (await call(hr, vatRegimeProposals))._embedded
  expect(proposalList.find(({ customerId }) => customerId === month.customerId)?.chosenName).toBe(TRAINING.name)
  expect((await call(hr, customer, { params: { id: month.customerId } })).vatRegime).toBe(exempt)
})

test('a concept invoice gets the new words of an exemption, and an invoice with a number and its credit note keep the old words', async () => {
  const words = { nl: 'Vrij op grond A', fr: 'Exempté A', en: 'Exempt A' }
  const code = await givenExemption({ name: 'Grond A', words, vatex: '' })
  const [numbered, waiting] = [
    await givenBilledMonth(db, { shifts: EIGHT_HOURS }),
    await givenBilledMonth(db, { shifts: EIGHT_HOURS }),
  ]
  for (const month of [numbered, waiting]) await chooseFor(month, code)
  const { id } = await concept(numbered)
  const { id: waitingId } = await concept(waiting)
  await finish(id)
  const { version } = (await regimes()).find((regime) => regime.code === code)!
  const body = { name: 'Grond A', words: { nl: 'Vrij op grond B', fr: 'B', en: 'B' }, vatex: 'VATEX-EU-132', version }
  await call(hr, editExemption, { params: { number: numberOf(code) }, body })
  expect((await read(waitingId)).vatBreakdown).toMatchObject([{ reason: 'Vrij op grond B', code: 'VATEX-EU-132' }])
  expect((await read(waitingId)).disclaimer).toBe('Vrij op grond B')
  expect((await read(id)).vatBreakdown).toMatchObject([{ reason: 'Vrij op grond A', code: '' }])
  await call(hr, editInvoice, { params: { id: waitingId }, body: { subject: 'November' } })
  expect(await read(waitingId)).toMatchObject({ vatRegime: code, subject: 'November' })
  await call(hr, creditInvoice, { params: { id }, body: { kind: 'full', date: '2026-12-01', reason: 'Fout' } })
  const note = readUbl((await outcomeOf(hr, downloadCreditNoteUbl, { params: { id } })).raw)
  expect(at(note, 'TaxTotal/TaxSubtotal/TaxCategory/TaxExemptionReason')).toBe('Vrij op grond A')
  expect(await refused(hr, editExemption, { params: { number: numberOf(code) }, body })).toMatchObject({
    status: 409,
    code: 'stale',
  })
})

test('an invoice uses the exemption of the contract before the exemption of the customer, and a free cost can have a separate exemption', async () => {
  const other = await givenExemption({ name: 'Andere grond', words: { nl: 'Vrij C', fr: 'C', en: 'C' }, vatex: '' })
  const month = await givenBilledMonth(db, { shifts: EIGHT_HOURS })
  await chooseFor(month, exempt)
  await call(hr, chooseContractRegime, { params: { contractId: month.contractId }, body: { regime: other } })
  const { id, vatRegime } = await concept(month)
  expect(vatRegime).toBe(other)
  const cost = {
    description: 'Les',
    amount: 1,
    units: 'stuk',
    cost: 50,
    accountingCostDto: { id: 4 },
    vatRegime: exempt,
  }
  const edited = await call(hr, editInvoice, { params: { id }, body: { freeCostBillingDtos: [cost] } })
  expect(edited.vatBreakdown).toMatchObject([
    { category: 'E', base: 370, code: '', reason: `Vrij C; ${TRAINING.words.nl}` },
  ])
  const [accountingCost] = (await call(hr, accountingCosts))._embedded.accountingCostDtos
  const { name, billingCode } = accountingCost!
  const params = { id: accountingCost!.id }
  await call(hr, editAccountingCost, { params, body: { name, billingCode, vatRegime: exempt } })
  await call(hr, editAccountingCost, { params, body: { name, billingCode, vatRegime: null } })
})

test('HR chooses an exemption of the company on an invoice without a timesheet', async () => {
  const body = { ...customInvoiceBody({ vatRegime: exempt }), VATPercentage: undefined }
  const made = await call(hr, createInvoice, { body })
  expect(made).toMatchObject({ vatRegime: exempt, disclaimer: TRAINING.words.nl, totalVATIncluded: 500 })
  const text = await call(hr, createInvoice, {
    body: { ...customInvoiceBody({ disclaimer: TRAINING.words.nl.toUpperCase() }), VATPercentage: 0 },
  })
  expect(text.vatRegime).toBe(exempt)
})

const FIXED = 'Vrijgestelde uitvoer – artikel 39 Btw-Wetboek'
const contradictions: [sentence: string, changes: Partial<typeof TRAINING>, code: string][] = [
  ['the words of a fixed regime', { words: { ...TRAINING.words, nl: FIXED } }, 'vat_ground_not_exempt'],
  ['words of reversed VAT', { words: { ...TRAINING.words, en: 'Reverse charge' } }, 'vat_ground_not_exempt'],
  ['words about another country', { words: { ...TRAINING.words, fr: 'Livraison 39bis' } }, 'vat_ground_not_exempt'],
  ['the name of a fixed regime', { name: '21 % btw' }, 'exemption_name_taken'],
  ['the name of another exemption', { name: TRAINING.name.toUpperCase() }, 'exemption_name_taken'],
  ['a code of reversed VAT', { vatex: 'VATEX-EU-AE' }, 'invalid'],
  ['no words in French', { words: { ...TRAINING.words, fr: ' ' } }, 'invalid'],
]
test.each(contradictions)('an exemption of the company with %s is refused', async (_sentence, changes, code) => {
  const body = { ...TRAINING, name: 'Nieuw', ...changes }
  const known = await regimes()
  expect(await refused(hr, addExemption, { body })).toMatchObject({ code })
  expect(await regimes()).toEqual(known)
})

test('an exemption that the company never added is refused', async () => {
  const { customerId } = await givenBilledMonth(db, { shifts: EIGHT_HOURS })
  const unknown = { params: { id: customerId }, body: { regime: 'EX_OTHER_9999' as const } }
  expect(await refused(hr, chooseCustomerRegime, unknown)).toMatchObject({ code: 'reference_unknown' })
  const body = { ...customInvoiceBody({ vatRegime: 'EX_OTHER_9999' }), VATPercentage: undefined }
  expect(await refused(hr, createInvoice, { body })).toMatchObject({ code: 'reference_unknown' })
  const percentage = { ...customInvoiceBody({ vatRegime: exempt }), VATPercentage: 21 }
  expect(await refused(hr, createInvoice, { body: percentage })).toMatchObject({ code: 'vat_contradicts_regime' })
})

const HEAD =
  'Naam,Afkorting,Verantwoordelijke,E-mail verantwoordelijke,Btw-nummer,Organisatienaam,Aangeschrevene,Straat,Huisnummer,Postcode,Stad,Btw-regime'
const row = (name: string, regime: string) =>
  `${name},KLANT,Lieve Somers,lieve@klant.example,BE0428759497,${name} vzw,Facturatie,Netelaan,7,2560,Nijlen,"${regime}"`

test('the import of customers recognises a VAT regime by its name, also an exemption of the company', async () => {
  const csv = [HEAD, row('Zorg Een', TRAINING.name), row('Zorg Twee', '21 % btw'), row('Zorg Drie', '')].join('\r\n')
  expect(await call(...importing(hr, 'customers', csv))).toMatchObject({ made: 3 })
  const { customerOverviewDtoList } = (await call(hr, customers))._embedded
  const regimeOf = (name: string) => customerOverviewDtoList.find((each) => each.name === name)?.vatRegime
  expect(['Zorg Een', 'Zorg Twee', 'Zorg Drie'].map(regimeOf)).toEqual([exempt, 'BE21', null])
  const wrong = [HEAD, row('Zorg Vier', 'Buitenland'), row('Zorg Vijf', 'Btw verlegd in de EU, art. 196')].join('\r\n')
  expect(await refused(...importing(hr, 'customers', wrong))).toMatchObject({
    code: 'import_has_errors',
    report: {
      made: 0,
      errors: [
        { column: 'Btw-regime', value: 'Buitenland', message: expect.stringContaining(`‘${TRAINING.name}’`) },
        { column: 'Btw-regime', message: expect.stringContaining('past niet bij deze klant in België') },
      ],
    },
  })
})
