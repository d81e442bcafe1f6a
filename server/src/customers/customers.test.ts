import {
  createCustomer,
  customer as customerCall,
  customers,
  editCustomer,
  toggleCustomer,
} from '@uurwerk/contract/customers/customers'
import { expect, test } from 'vitest'
import { call, outcomeOf, refused, request, errorsOf, refusedWith, callWith } from '../testing/call.ts'
import { customerBody, type CustomerFields } from '../testing/world/masterDataBodies.ts'
import { startTestApp } from '../testing/startTestApp.ts'
import { statusesOf } from '../testing/statusesOf.ts'
import { givenContract, givenCustomer, givenPerson } from '../testing/world/world.ts'

const { db, as } = await startTestApp()
const katrienId = await givenPerson(db, { firstName: 'Katrien', lastName: 'Lauwers', roles: ['ROLE_ADMIN'] })
const anna = await as(await givenPerson(db))
const katrien = await as(katrienId)
const wim = await as(
  await givenPerson(db, { firstName: 'Wim', lastName: 'Goossens', roles: ['ROLE_ADMIN', 'ROLE_USER'] }),
)

const create = (changes: CustomerFields = {}) => call(katrien, createCustomer, { body: customerBody(changes) })

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

test('a client of the API can send the answer about a customer back unchanged, with the same field names', async () => {
  const made = await create({ confirmedEmailDtos: [{ emailAddress: 'terug@nethevallei.example' }] })
  const body = await callWith(katrien, editCustomer, {
    params: { id: made.id },
    body: { ...made, abbreviation: 'TERUG' },
  })
  expect(body).toMatchObject({
    version: 2,
    abbreviation: 'TERUG',
    customerInvoiceAddress: made.customerInvoiceAddress,
    bonusRateDtos: made.bonusRateDtos,
  })
  expect(body.confirmedEmailDtos.map((email) => email.emailAddress)).toEqual(['terug@nethevallei.example'])
})

test('a field of a customer keeps its value when the request of an edit does not contain the field', async () => {
  const parent = await create()
  const emails = [{ emailAddress: 'blijft@nethevallei.example' }]
  const made = await create({
    parentCompanyId: parent.id,
    paymentTerm: 60,
    internal: true,
    wantsConcatenatedDocuments: true,
    confirmedEmailDtos: emails,
  })
  const body = await call(katrien, editCustomer, { params: { id: made.id }, body: customerBody() })
  expect(body).toMatchObject({
    parentCompanyId: parent.id,
    paymentTerm: 60,
    internal: true,
    wantsConcatenatedDocuments: true,
  })
  expect(body.confirmedEmailDtos).toHaveLength(1)
})

test('rates and addresses in the edit of a customer replace the stored rates and addresses', async () => {
  const made = await create({ confirmedEmailDtos: [{ emailAddress: 'oud@nethevallei.example' }] })
  const body = await call(katrien, editCustomer, {
    params: { id: made.id },
    body: customerBody({
      bonusRatesList: [{ bonusType: 'NIGHT', percentage: 40 }],
      confirmedEmailDtos: [{ emailAddress: 'nieuw@nethevallei.example' }],
    }),
  })
  expect(body.bonusRateDtos).toEqual([{ bonusType: 'NIGHT', percentage: 40 }])
  expect(body.confirmedEmailDtos).toMatchObject([{ emailAddress: 'nieuw@nethevallei.example', confirmed: false }])
  const [audited] = await db
    .selectFrom('audit_entries')
    .select('changes')
    .where('action', '=', 'edit customer')
    .where('entity_id', '=', made.id)
    .execute()
  expect(audited).toMatchObject({ changes: { NIGHT: [3500, 4000], LATE: [2000, null] } })
})

test('when two HR users edit one customer, the second save is refused, and the second user reads the changes of the first user', async () => {
  const made = await create()
  const [first, second] = await Promise.all([
    outcomeOf(katrien, editCustomer, {
      params: { id: made.id },
      body: customerBody({ abbreviation: 'KATRIEN', version: 1 }),
    }),
    outcomeOf(wim, editCustomer, { params: { id: made.id }, body: customerBody({ abbreviation: 'WIM', version: 1 }) }),
  ])
  const [done, late] = first.status === 200 ? [first, second] : [second, first]
  expect(done.body?.version).toBe(2)
  expect(late.refusal).toMatchObject({
    status: 409,
    code: 'stale',
    current: { id: made.id, version: 2, abbreviation: done.body?.abbreviation },
    changedBy: done.body?.abbreviation === 'WIM' ? 'Wim Goossens' : 'Katrien Lauwers',
    changedAt: '2026-11-20T10:00:00+01:00',
  })
})

test('two active customers cannot have the same name, also with other capital letters', async () => {
  const made = await create()
  const again = await refused(katrien, createCustomer, {
    body: customerBody({ name: made.name.toUpperCase() }),
  })
  expect(again).toMatchObject({
    status: 409,
    code: 'customer_name_taken',
    message: 'Er bestaat al een actieve klant met deze naam.',
  })
  const body = customerBody()
  const both = await Promise.all([
    outcomeOf(katrien, createCustomer, { body }),
    outcomeOf(wim, createCustomer, { body }),
  ])
  expect(statusesOf(both)).toEqual([201, 409])
})

test('the API gives the supervisor of a customer the id of the customer, because the supervisor is not a person in the database', async () => {
  const { id, supervisor } = await create()
  expect(supervisor.id).toBe(id)
})

test('HR can use the name of an inactive customer for a new customer, and then cannot activate the inactive customer', async () => {
  const old = await create()
  await call(katrien, toggleCustomer, { params: { id: old.id }, body: { newActivationStatus: false } })
  await create({ name: old.name })
  const back = await refused(katrien, toggleCustomer, { params: { id: old.id }, body: { newActivationStatus: true } })
  expect(back).toMatchObject({ status: 409, code: 'customer_name_taken' })
})

test('when HR deactivates a customer, its subdivisions become inactive too, but activating the customer does not activate them', async () => {
  const parent = await create()
  const [campus, other] = [await create({ parentCompanyId: parent.id }), await create({ parentCompanyId: parent.id })]
  const activityOf = async (id: number) => (await call(katrien, customerCall, { params: { id } })).active
  const off = await call(katrien, toggleCustomer, { params: { id: parent.id }, body: { newActivationStatus: false } })
  expect(off).toMatchObject({ active: false, subdivisions: [campus.id, other.id] })
  expect([await activityOf(campus.id), await activityOf(other.id)]).toEqual([false, false])
  await call(katrien, toggleCustomer, { params: { id: parent.id }, body: { newActivationStatus: true } })
  expect([await activityOf(parent.id), await activityOf(campus.id)]).toEqual([true, false])
  const actions = await db
    .selectFrom('audit_entries')
    .select(['action', 'entity_id'])
    .where('action', '=', 'deactivate customer')
    .execute()
  expect(actions).toEqual(
    expect.arrayContaining(
      [parent.id, campus.id, other.id].map((id) => ({ action: 'deactivate customer', entity_id: id })),
    ),
  )
})

test('customers have at most two levels: a customer and its subdivisions', async () => {
  const parent = await create()
  const campus = await create({ parentCompanyId: parent.id })
  const put = (id: number, parentCompanyId: number) =>
    request(katrien, editCustomer, { params: { id }, body: customerBody({ parentCompanyId }) })
  expect((await refused(...put(parent.id, (await create()).id))).code).toBe('parent_unusable')
  expect((await refused(...put((await create()).id, campus.id))).code).toBe('parent_unusable')
  expect((await refused(...put(campus.id, campus.id))).code).toBe('parent_unusable')
  expect(await refused(...put(campus.id, 999_999))).toMatchObject({ status: 404, code: 'reference_unknown' })
  expect((await call(...put(campus.id, 0))).parentCompanyId).toBe(0)
})

test('when two customers become the parent of each other at the same time, only one of them gets a parent', async () => {
  const [one, other] = [await create(), await create()]
  const answers = await Promise.all([
    outcomeOf(katrien, editCustomer, { params: { id: one.id }, body: customerBody({ parentCompanyId: other.id }) }),
    outcomeOf(wim, editCustomer, { params: { id: other.id }, body: customerBody({ parentCompanyId: one.id }) }),
  ])
  expect(statusesOf(answers)).toEqual([200, 409])
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
