import {
  createCustomer,
  customer as customerCall,
  customers,
  editCustomer,
  toggleCustomer,
} from '@uurwerk/contract/customers/customers'
import { expect, test } from 'vitest'
import { call, refused, request, errorsOf, refusedWith, callWith } from '../testing/call.ts'
import { customerBody, type CustomerFields } from '../testing/world/masterDataBodies.ts'
import { givenContract, givenCustomer, givenPerson } from '../testing/world/world.ts'
import { customersWorld } from '../testing/world/customers/customersWorld.ts'

const { db, as, katrienId, katrien, create } = await customersWorld()

const anna = await as(await givenPerson(db))

test('the HR user Katrien makes a customer with the default bonus rates, and every field is stored as she typed it', async () => {
  const body = customerBody({ confirmedEmailDtos: [{ emailAddress: 'facturen@nethevallei.example' }] })
  const made = await call(katrien, createCustomer, { body })
  expect(made).toMatchObject({
    version: 1,
    name: body.name,
    abbreviation: body.abbreviation,
    active: true,
    internal: false,
    supervisor: { name: 'Lieve Somers', email: 'lieve.somers@nethevallei.example' },
    customerHours: { morning: '06:00', evening: '19:00', night: '20:00' },
    parentCompanyId: 0,
    vat: 'BE0428759497',
    customerInvoiceAddress: { street: 'Netelaan', houseNumber: '7', postalCode: '2560', city: 'Nijlen', country: 'BE' },
    invoiceAddressingDto: { organisationName: 'Nethevallei vzw', financialSupervisorReference: 'Dienst facturatie' },
    paymentTerm: 30,
    wantsConcatenatedDocuments: false,
    confirmedEmailDtos: [
      {
        emailAddress: 'facturen@nethevallei.example',
        confirmed: false,
        confirmationDateTime: null,
        confirmer: null,
        token: null,
      },
    ],
    bonusRateDtos: [
      { bonusType: 'LATE', percentage: 20 },
      { bonusType: 'NIGHT', percentage: 35 },
      { bonusType: 'SATURDAY', percentage: 26 },
      { bonusType: 'HOLIDAY', percentage: 56 },
      { bonusType: 'INTERRUPTED', percentage: 50 },
      { bonusType: 'CALLOUT24', percentage: 20 },
      { bonusType: 'CALLOUT48', percentage: 10 },
    ],
    shiftTypeDtos: [],
    contractSummaryDtos: [],
  })
  const { _links: _, ...stored } = await call(katrien, customerCall, { params: { id: made.id } })
  const { _links: _made, ...answered } = made
  expect(stored).toEqual(answered)
  const audited = await db
    .selectFrom('audit_entries')
    .selectAll()
    .where('entity', '=', 'customer')
    .where('entity_id', '=', made.id)
    .execute()
  expect(audited).toMatchObject([
    { actor_id: katrienId, action: 'create customer', changes: { name: [null, body.name] } },
  ])
})

test('a customer with its own bonus rates has a rate of each of the seven types, with two decimals', async () => {
  const rates = [
    { bonusType: 'LATE', percentage: 12.25 },
    { bonusType: 'NIGHT', percentage: 30 },
    { bonusType: 'SATURDAY', percentage: 0 },
    { bonusType: 'HOLIDAY', percentage: 100 },
    { bonusType: 'INTERRUPTED', percentage: 25 },
    { bonusType: 'CALLOUT24', percentage: 15 },
    { bonusType: 'CALLOUT48', percentage: 5 },
  ] satisfies CustomerFields['bonusRatesList']
  const made = await create({ isCustomBonusRates: true, bonusRatesList: rates })
  expect(made.bonusRateDtos).toEqual(rates)
  const short = customerBody({ isCustomBonusRates: true, bonusRatesList: rates.slice(1) })
  const body = await refused(katrien, createCustomer, { body: short })
  expect(body.status).toBe(422)
  expect(errorsOf(body)).toEqual({ 'bonusRatesList.LATE': 'Het LATE veld is verplicht' })
})

test('all errors of a new customer are reported at once, with the required Dutch sentences', async () => {
  const body = await refusedWith(katrien, createCustomer, {
    body: {
      name: 'AZ',
      abbreviation: 'AFKORTINGEN',
      supervisor: { name: '  ', email: 'geen adres' },
      customerHours: { morning: '25:00', evening: '19:00' },
      vat: 'B',
      invoiceAddress: { street: 'Netelaan', houseNumber: '', postalCode: '256', city: 'x'.repeat(61) },
      invoiceAddressingDto: { organisationName: 'Nethevallei vzw' },
      paymentTerm: 45,
      confirmedEmailDtos: [{ emailAddress: 'nergens' }],
      isCustomBonusRates: true,
      bonusRatesList: [{ bonusType: 'LATE', percentage: 101 }],
    },
  })
  expect(body.status).toBe(422)
  expect(body.code).toBe('invalid')
  expect(errorsOf(body)).toEqual({
    name: 'Het naam veld moet minstens 3 letters bevatten',
    abbreviation: 'Het afkorting veld mag niet meer dan 10 letters bevatten',
    'supervisor.name': 'Het verantwoordelijke veld is verplicht',
    'supervisor.email': 'Het email adres is niet geldig',
    'customerHours.morning': 'Het start ochtend veld moet een tijdstip zijn (UU:MM)',
    'customerHours.night': 'Het start nacht veld is verplicht',
    vat: 'Het btw-nummer veld moet minstens 3 letters bevatten',
    'invoiceAddress.houseNumber': 'Het huisnummer veld is verplicht',
    'invoiceAddress.postalCode': 'Het postcode veld moet precies 4 tekens bevatten',
    'invoiceAddress.city': 'Het stad veld mag niet meer dan 60 letters bevatten',
    'invoiceAddressingDto.financialSupervisorReference': 'Het aangeschrevene veld is verplicht',
    paymentTerm: 'Het betaaltermijn veld moet één van deze zijn: 30, 60, 90',
    'confirmedEmailDtos.0.emailAddress': 'Het email adres is niet geldig',
    'bonusRatesList.0.percentage': 'Het percentage veld mag niet meer dan 100 zijn',
    'bonusRatesList.NIGHT': 'Het NIGHT veld is verplicht',
    'bonusRatesList.SATURDAY': 'Het SATURDAY veld is verplicht',
    'bonusRatesList.HOLIDAY': 'Het HOLIDAY veld is verplicht',
    'bonusRatesList.INTERRUPTED': 'Het INTERRUPTED veld is verplicht',
    'bonusRatesList.CALLOUT24': 'Het CALLOUT24 veld is verplicht',
    'bonusRatesList.CALLOUT48': 'Het CALLOUT48 veld is verplicht',
  })
})

test('when a request for a customer lacks an object, each required field of that object is reported', async () => {
  const body = await refusedWith(katrien, createCustomer, { body: {} })
  expect(Object.keys(errorsOf(body)).toSorted()).toEqual(
    [
      'name',
      'abbreviation',
      'customerHours.morning',
      'customerHours.evening',
      'customerHours.night',
      'vat',
      'invoiceAddress.street',
      'invoiceAddress.houseNumber',
      'invoiceAddress.postalCode',
      'invoiceAddress.city',
      'invoiceAddressingDto.organisationName',
      'invoiceAddressingDto.financialSupervisorReference',
      'supervisor.name',
      'supervisor.email',
    ].toSorted(),
  )
  expect(new Set(Object.values(errorsOf(body)).map((message) => message.split(' ').slice(-2).join(' ')))).toEqual(
    new Set(['is verplicht']),
  )
})

test('a customer without a chosen payment term gets a term of thirty days', async () => {
  expect((await create({ paymentTerm: undefined })).paymentTerm).toBe(30)
  const empty = { ...customerBody(), paymentTerm: null }
  expect((await call(katrien, createCustomer, { body: empty })).paymentTerm).toBe(30)
})

test('a postal code is required, and a postal code that is sent as a number is accepted', async () => {
  const address = { street: 'Netelaan', houseNumber: '7', city: 'Nijlen' }
  const body = await refusedWith(katrien, createCustomer, { body: { ...customerBody(), invoiceAddress: address } })
  expect(errorsOf(body)).toEqual({ 'invoiceAddress.postalCode': 'Het postcode veld is verplicht' })
  expect((await create({ invoiceAddress: { ...address, postalCode: 2560 } })).customerInvoiceAddress.postalCode).toBe(
    '2560',
  )
})

test('the overview of customers counts the contracts of today and the future contracts', async () => {
  const customerId = await givenCustomer(db, { name: 'Thuiszorg Duinrand' })
  const [an, bea] = [await givenPerson(db), await givenPerson(db, { until: '2026-06-30' })]
  await givenContract(db, { personId: an, customerId, from: '2026-11-20', until: '2026-11-20' })
  await givenContract(db, { personId: an, customerId, from: '2026-11-21' })
  await givenContract(db, { personId: an, customerId, until: '2026-11-19' })
  await givenContract(db, { personId: bea, customerId })
  const body = await call(katrien, customers)
  const rows: { id: number }[] = body._embedded.customerOverviewDtoList
  expect(rows.find(({ id }) => id === customerId)).toMatchObject({
    activeContractCount: 1,
    futureContractCount: 1,
    parentCompany: null,
    city: 'Nazareth',
  })
  expect(rows.map(({ id }) => id)).toEqual(rows.map(({ id }) => id).sort((a, b) => a - b))
})

test('the list of the contracts of a customer contains the periods of their orders', async () => {
  const customerId = await givenCustomer(db)
  const personId = await givenPerson(db, { firstName: 'Bram', lastName: 'Claes' })
  const contractId = await givenContract(db, { personId, customerId, from: '2026-02-01', until: '2026-12-31' })
  const body = await call(katrien, customerCall, { params: { id: customerId } })
  expect(body.contractSummaryDtos).toEqual([
    {
      id: contractId,
      userId: personId,
      username: 'Bram Claes',
      customerId,
      customerName: body.name,
      contractPeriod: { startDate: '2026-02-01', endDate: '2026-12-31' },
      datesFromAllOrders: ['01-02-2026 Tot 31-12-2026'],
    },
  ])
})

test('only HR can read customers, and a customer that does not exist gives 404', async () => {
  expect((await refused(anna, customers)).status).toBe(403)
  expect((await refused(anna, createCustomer, { body: customerBody() })).status).toBe(403)
  expect((await refused(katrien, customerCall, { params: { id: 999_999 } })).status).toBe(404)
  expect((await refused(katrien, editCustomer, { params: { id: 999_999 }, body: customerBody() })).status).toBe(404)
  expect(
    (await refused(katrien, toggleCustomer, { params: { id: 999_999 }, body: { newActivationStatus: true } })).status,
  ).toBe(404)
})

test('two requests with the same idempotency key make one customer', async () => {
  const sent = request(katrien, createCustomer, {
    body: customerBody(),
    headers: { 'idempotency-key': 'one-customer' },
  })
  const [one, other] = await Promise.all([call(...sent), call(...sent)])
  expect(one.id).toBe(other.id)
})

test('a legal name can have 100 characters and a town one character, and the errors of longer and shorter texts show these limits', async () => {
  const wide = customerBody({
    name: 'Zorg in As',
    invoiceAddressingDto: { organisationName: 'Z'.repeat(100), financialSupervisorReference: 'Dienst' },
    invoiceAddress: { street: 'Dorpstraat', houseNumber: '1', postalCode: '3665', city: 'As', country: 'XK' },
  })
  await call(katrien, createCustomer, { body: wide })
  const body = await refused(katrien, createCustomer, {
    body: {
      ...wide,
      name: 'Zorg in A',
      invoiceAddressingDto: { organisationName: 'Z'.repeat(101), financialSupervisorReference: 'Dienst' },
      invoiceAddress: { ...wide.invoiceAddress, city: 'A'.repeat(61) },
    },
  })
  expect(errorsOf(body)).toEqual({
    'invoiceAddressingDto.organisationName': 'Het organisatienaam veld mag niet meer dan 100 letters bevatten',
    'invoiceAddress.city': 'Het stad veld mag niet meer dan 60 letters bevatten',
  })
})

test('HR can save a Belgian number with wrong check digits, and gets the warning that the invoices have no UBL', async () => {
  const SENTENCE = expect.stringContaining('geen UBL')
  const post = async (vat: string) => await call(katrien, createCustomer, { body: customerBody({ vat }) })
  expect(await post('BE1234567890')).toMatchObject({ vat: 'BE1234567890', warning: SENTENCE })
  for (const vat of ['BE0403019261', 'NL004495445B01', 'in aanvraag'])
    expect(await post(vat)).not.toHaveProperty('warning')
  const { id, ...customer } = await post('BE0403019261')
  const put = (vat: string) =>
    callWith(katrien, editCustomer, { params: { id }, body: { ...customer, vat, version: undefined } })
  expect((await put('0403019262')).warning).toEqual(SENTENCE)
  expect(await put('0403019262')).not.toHaveProperty('warning')
})
