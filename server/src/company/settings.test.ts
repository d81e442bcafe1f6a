import { expect, test } from 'vitest'
import { givenSeller } from '../testing/invoicingWorld.ts'
import { startTestApp, type Answer } from '../testing/startTestApp.ts'
import { statusesOf } from '../testing/statusesOf.ts'
import { givenPerson } from '../testing/world.ts'

const testApp = await startTestApp()
const { db } = testApp
const katrien = await givenPerson(db, { firstName: 'Katrien', lastName: 'Lauwers', roles: ['ROLE_ADMIN'] })
const hr = await testApp.as(katrien)

const read = async () => (await hr.get('/administration/settings')).body
const company = {
  name: 'Wijzerplaat Zorg',
  legalForm: 'bv',
  street: 'Raderwerkstraat',
  houseNumber: '18',
  postalCode: '9000',
  city: 'Gent',
  country: 'BE',
  vatNumber: 'BE0403019261',
  enterpriseNumber: '0403019261',
  court: 'Gent',
  iban: 'BE68539007547034',
  bic: 'GKCCBEBB',
  email: 'facturatie@wijzerplaat.example',
  phone: '09 555 01 20',
}
const form = {
  company,
  hrContactName: 'Katrien',
  invoiceNumberFormat: '{jaar}-{nummer}',
  creditNoteNumberFormat: 'CN{jaar}-{nummer}',
  halfVacationNeedsRecuperation: false,
  signInDaysAfterEmployment: 90,
}
const save = (changes: object = {}): Promise<Answer> =>
  hr.put('/administration/settings', { body: { ...form, ...changes } })
const saveCompany = (changes: object) => save({ company: { ...company, ...changes } })

test('a new house says what its invoices cannot do without', async () => {
  expect(await read()).toMatchObject({
    version: 1,
    company: { name: '', country: 'BE' },
    hasLogo: false,
    missingForInvoices: ['naam', 'adres', 'btw- of ondernemingsnummer', 'IBAN'],
    hrContactName: 'HR',
    invoiceNumberFormat: '{jaar}-{nummer}',
    creditNoteNumberFormat: 'CN{jaar}-{nummer}',
    halfVacationNeedsRecuperation: false,
    signInDaysAfterEmployment: 90,
  })
})

test('Katrien fills in the company: it is kept whole, and the audit has what changed', async () => {
  const { version } = await read()
  const { status, body } = await save({ version })
  expect(status).toBe(200)
  expect(body).toMatchObject({ ...form, version: version + 1, missingForInvoices: [] })
  expect((await read()).company).toEqual(company)
  await saveCompany({ phone: '09 555 01 21' })
  const { body: audit } = await hr.get('/administration/audit?entity=settings')
  expect(audit._embedded.auditEntryList[0]).toMatchObject({
    action: 'edit settings',
    actorId: katrien,
    changes: { phone: ['09 555 01 20', '09 555 01 21'] },
  })
})

test('a company may be left unfinished, and says what is still missing', async () => {
  expect((await saveCompany({ iban: '', street: null })).body.missingForInvoices).toEqual(['adres', 'IBAN'])
})

test('numbers are kept in one form, however they are typed', async () => {
  const typed = {
    vatNumber: '0403.019.261',
    enterpriseNumber: 'be 0403.019.261',
    iban: 'be68 5390 0754 7034',
    bic: 'gkcc be bb',
  }
  expect((await saveCompany(typed)).body.company).toEqual(company)
})

test('settings without a company are asked for its name, with all else that lacks', async () => {
  const { errors } = (await save({ company: undefined, hrContactName: '' })).body
  expect(errors).toEqual([
    { path: 'company.name', message: 'Het naam veld is verplicht' },
    { path: 'hrContactName', message: 'Het contactpersoon HR veld is verplicht' },
  ])
})

test.each([
  ['company.name', { name: ' ' }, 'Het naam veld is verplicht'],
  ['company.vatNumber', { vatNumber: 'BE0403019262' }, 'Het btw-nummer veld is niet geldig'],
  ['company.enterpriseNumber', { enterpriseNumber: '123' }, 'Het ondernemingsnummer veld is niet geldig'],
  ['company.iban', { iban: 'BE68539007547035' }, 'Het IBAN veld is niet geldig'],
  ['company.bic', { bic: 'GKCC' }, 'Het BIC veld is niet geldig'],
  ['company.email', { email: 'facturatie' }, 'Het email adres is niet geldig'],
  ['company.country', { country: 'België' }, 'Het land veld is niet geldig'],
])('%s: %o is not taken', async (path, changes, message) => {
  const before = await read()
  expect(await saveCompany(changes)).toMatchObject({
    status: 422,
    body: { code: 'invalid', errors: [{ path, message }] },
  })
  expect(await read()).toEqual(before)
})

test.each([
  ['hrContactName', ''],
  ['signInDaysAfterEmployment', -1],
  ['signInDaysAfterEmployment', 1.5],
  ['halfVacationNeedsRecuperation', 'ja'],
  ['invoiceNumberFormat', 'F{nummer}'],
  ['invoiceNumberFormat', '{jaar} {nummer}'],
  ['creditNoteNumberFormat', '{jaar}{jaar}{nummer}'],
])('%s %o is not taken, with one message', async (path, value) => {
  const { status, body } = await save({ [path]: value })
  expect([status, body.errors.map((error: { path: string }) => error.path)]).toEqual([422, [path]])
})

test('who saves what somebody else has changed meanwhile sees it first', async () => {
  const { version } = await read()
  const answers = await Promise.all([save({ version, hrContactName: 'Els' }), save({ version, hrContactName: 'Bert' })])
  expect(statusesOf(answers)).toEqual([200, 409])
  const [won, late] = answers.toSorted((one, other) => one.status - other.status)
  expect(late!.body).toMatchObject({
    code: 'stale',
    changedBy: 'Katrien Lauwers',
    current: { version: version + 1, hrContactName: won!.body.hrContactName },
  })
})

test('how long somebody may sign in after leaving is for the house to say', async () => {
  await givenSeller(db)
  const gone = await testApp.as(await givenPerson(db, { until: '2026-10-31' }))
  await save({ signInDaysAfterEmployment: 30 })
  expect((await gone.get('/user/current')).status).toBe(200)
  await save({ signInDaysAfterEmployment: 5 })
  expect((await gone.get('/user/current')).status).toBe(401)
})
