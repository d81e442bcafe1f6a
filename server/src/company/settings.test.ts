import type { BodyInput } from '@uurwerk/contract/endpoint'
import { editSettings, settings } from '@uurwerk/contract/company'
import { auditEntries } from '@uurwerk/contract/audit/auditTrail'
import { currentUser } from '@uurwerk/contract/identity/identity'
import { expect, test } from 'vitest'
import { call, outcomeOf, refused, request, refusedWith } from '../testing/call.ts'
import { givenSeller } from '../testing/world/invoicing/invoicingWorld.ts'
import { hrWorld } from '../testing/world/people/hrWorld.ts'
import { statusesOf } from '../testing/statusesOf.ts'
import { givenPerson } from '../testing/world/world.ts'

const testApp = await hrWorld()
const { db, katrienId: katrien, hr } = testApp

const read = () => call(hr, settings)
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
  otherIbans: '',
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
  offlineDays: 30,
  availabilityDeadlineDays: 0,
  scheduleNoticeDays: 7,
  claimFreeHours: 48,
  teamVisible: true,
  digestHour: 17,
}
type Settings = BodyInput<typeof editSettings>
const save = (changes: Partial<Settings> = {}) => request(hr, editSettings, { body: { ...form, ...changes } })
const saveCompany = (changes: Partial<Settings['company']>) => save({ company: { ...company, ...changes } })
const refusalToSave = (changes: object) => refusedWith(hr, editSettings, { body: { ...form, ...changes } })

test('the answer about the settings of a new company lists the fields that an invoice still needs', async () => {
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
    offlineDays: 30,
    availabilityDeadlineDays: 0,
    scheduleNoticeDays: 7,
    claimFreeHours: 48,
    teamVisible: true,
    digestHour: 17,
  })
})

test('the HR user Katrien types the data of the company: every field is stored, and the audit trail contains the changed fields', async () => {
  const { version } = await read()
  const body = await call(...save({ version }))
  expect(body).toMatchObject({ ...form, version: version + 1, missingForInvoices: [] })
  expect((await read()).company).toEqual(company)
  await call(...saveCompany({ phone: '09 555 01 21' }))
  const audit = await call(hr, auditEntries, { query: { entity: 'settings' } })
  expect(audit._embedded.auditEntryList[0]).toMatchObject({
    action: 'edit settings',
    actorId: katrien,
    changes: { phone: ['09 555 01 20', '09 555 01 21'] },
  })
})

test('HR can save incomplete data of the company, and the answer shows the missing fields', async () => {
  expect((await call(...saveCompany({ iban: '', street: null }))).missingForInvoices).toEqual(['adres', 'IBAN'])
})

test('a company outside Belgium is refused in the settings, because Uurwerk makes no invoices for it', async () => {
  expect(await refused(...saveCompany({ country: 'NL' }))).toMatchObject({
    status: 409,
    code: 'seller_country',
    message: 'Uurwerk maakt alleen facturen voor een Belgisch bedrijf.',
  })
})

test('enterprise number, VAT number and account number are stored in one notation, for every notation that HR types', async () => {
  const typed = {
    vatNumber: '0403.019.261',
    enterpriseNumber: 'be 0403.019.261',
    iban: 'be68 5390 0754 7034',
    bic: 'gkcc be bb',
  }
  expect((await call(...saveCompany(typed))).company).toEqual(company)
})

test('HR types the other accounts of the company in any notation, and each is stored once', async () => {
  const typed = 'be72 0000 0000 1616; NL91ABNA0417164300,, BE72000000001616'
  const stored = (await call(...saveCompany({ otherIbans: typed }))).company.otherIbans
  expect(stored).toBe('BE72000000001616, NL91ABNA0417164300')
  expect((await call(...saveCompany({ otherIbans: stored }))).company.otherIbans).toBe(stored)
})

test('settings without the data of the company are refused, and the answer shows every missing field', async () => {
  const { errors } = await refusalToSave({ company: undefined, hrContactName: '' })
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
  ['company.otherIbans', { otherIbans: 'BE72000000001616, BE00' }, 'Het andere rekeningen veld is niet geldig'],
  ['company.bic', { bic: 'GKCC' }, 'Het BIC veld is niet geldig'],
  ['company.email', { email: 'facturatie' }, 'Het email adres is niet geldig'],
  ['company.country', { country: 'België' }, 'Het land veld is niet geldig'],
])('a request to save the settings with the field %s as %o is refused', async (path, changes, message) => {
  const before = await read()
  expect(await refused(...saveCompany(changes))).toMatchObject({
    status: 422,
    code: 'invalid',
    errors: [{ path, message }],
  })
  expect(await read()).toEqual(before)
})

test.each([
  ['hrContactName', ''],
  ['signInDaysAfterEmployment', -1],
  ['signInDaysAfterEmployment', 1.5],
  ['offlineDays', -1],
  ['offlineDays', 31],
  ['availabilityDeadlineDays', -1],
  ['availabilityDeadlineDays', 61],
  ['scheduleNoticeDays', 2],
  ['scheduleNoticeDays', 8],
  ['claimFreeHours', -1],
  ['claimFreeHours', 337],
  ['teamVisible', 'ja'],
  ['digestHour', 7],
  ['digestHour', 21],
  ['halfVacationNeedsRecuperation', 'ja'],
  ['invoiceNumberFormat', 'F{nummer}'],
  ['invoiceNumberFormat', '{jaar} {nummer}'],
  ['creditNoteNumberFormat', '{jaar}{jaar}{nummer}'],
])(
  'a request to save the settings with the field %s as %o is refused with exactly one message',
  async (path, value) => {
    const refusal = await refusalToSave({ [path]: value })
    expect([refusal.status, refusal.errors?.map((error) => error.path)]).toEqual([422, [path]])
  },
)

test('an HR user who saves old settings is refused and reads the current settings', async () => {
  const { version } = await read()
  const answers = await Promise.all([
    outcomeOf(...save({ version, hrContactName: 'Els' })),
    outcomeOf(...save({ version, hrContactName: 'Bert' })),
  ])
  expect(statusesOf(answers)).toEqual([200, 409])
  const [won, late] = answers.toSorted((one, other) => one.status - other.status)
  expect(late?.refusal).toMatchObject({
    code: 'stale',
    changedBy: 'Katrien Lauwers',
    current: { version: version + 1, hrContactName: won?.body?.hrContactName },
  })
})

test('HR can set how many days a former employee can still sign in', async () => {
  await givenSeller(db)
  const gone = await testApp.as(await givenPerson(db, { until: '2026-10-31' }))
  await call(...save({ signInDaysAfterEmployment: 30 }))
  expect(await call(gone, currentUser)).toMatchObject({ roles: ['ROLE_USER'] })
  await call(...save({ signInDaysAfterEmployment: 5 }))
  expect((await refused(gone, currentUser)).status).toBe(401)
})

test('HR can set how many days the browser of an employee keeps answers, and the browser reads this number with the current user', async () => {
  const anna = await testApp.as(await givenPerson(db))
  expect(await call(anna, currentUser)).toMatchObject({ offlineDays: 30 })
  await call(...save({ offlineDays: 0 }))
  expect(await call(anna, currentUser)).toMatchObject({ offlineDays: 0 })
})
