import { describe, expect, test } from 'vitest'
import { customerBody } from '../../testing/masterDataBodies.ts'
import { startTestApp } from '../../testing/startTestApp.ts'
import { statusesOf } from '../../testing/statusesOf.ts'
import { givenPerson } from '../../testing/world.ts'

const { db, as } = await startTestApp()
const katrien = await as(await givenPerson(db, { firstName: 'Katrien', lastName: 'Lauwers', roles: ['ROLE_ADMIN'] }))
const wim = await as(await givenPerson(db, { firstName: 'Wim', lastName: 'Goossens', roles: ['ROLE_ADMIN'] }))

const create = async (changes: Readonly<Record<string, unknown>> = {}) =>
  (await katrien.post('/administration/customer', { body: customerBody(changes) })).body
const read = async (id: number) => (await katrien.get(`/administration/customer/${id}`)).body
const join = (parentId: number, id: number, body?: object) =>
  katrien.post(`/administration/customer/${parentId}/subdivision/${id}`, body && { body })
const copy = (parentId: number, body: unknown) =>
  katrien.put(`/administration/customer/${parentId}/updateSubdivisions`, { body })

const hospital = () =>
  create({
    customerHours: { morning: '07:00', evening: '18:30', night: '21:00' },
    vat: 'BE0401574852',
    invoiceAddress: { street: 'Dorpsstraat', houseNumber: '1', postalCode: '1000', city: 'Brussel', country: 'BE' },
    invoiceAddressingDto: { organisationName: 'Klaverveld vzw', financialSupervisorReference: 'Boekhouding' },
    supervisor: { name: 'Goedele Maes', email: 'goedele@klaverveld.example' },
    paymentTerm: 60,
    confirmedEmailDtos: [{ emailAddress: 'facturen@klaverveld.example' }],
    isCustomBonusRates: true,
    bonusRatesList: ['LATE', 'NIGHT', 'SATURDAY', 'HOLIDAY', 'INTERRUPTED', 'CALLOUT24', 'CALLOUT48'].map(
      (bonusType) => ({
        bonusType,
        percentage: 12.5,
      }),
    ),
  })

test('a campus becomes a subdivision of the hospital, with the hours of the hospital when HR asks for them', async () => {
  const [parent, campus, other] = [await hospital(), await create(), await create()]
  const { status, body } = await join(parent.id, campus.id, { inheritWorkHours: true })
  expect(status).toBe(201)
  expect(body).toMatchObject({ id: parent.id, subdivisions: [campus.id] })
  expect(await read(campus.id)).toMatchObject({
    version: 2,
    parentCompanyId: parent.id,
    customerHours: parent.customerHours,
    vat: campus.vat,
    bonusRateDtos: campus.bonusRateDtos,
  })
  await join(parent.id, other.id)
  expect(await read(other.id)).toMatchObject({ parentCompanyId: parent.id, customerHours: other.customerHours })
})

test('a customer that cannot become a subdivision is refused by name', async () => {
  const [parent, campus, loner] = [await create(), await create(), await create()]
  await join(parent.id, campus.id)
  const refused = [
    await join(parent.id, parent.id),
    await join(parent.id, campus.id),
    await join(loner.id, campus.id),
    await join(loner.id, parent.id),
  ]
  expect(refused.map(({ body }) => body.code)).toEqual(Array(4).fill('subdivision_unusable'))
  expect(refused[1]!.body.message).toContain(campus.name)
  expect((await join(campus.id, loner.id)).body.code).toBe('parent_unusable')
  expect((await join(parent.id, 999_999)).body).toMatchObject({ status: 404, code: 'reference_unknown' })
  expect((await join(999_999, loner.id)).status).toBe(404)
  expect((await join(parent.id, loner.id, { inheritWorkHours: 'ja' })).status).toBe(422)
})

test('when two customers become subdivisions of each other at once, only one succeeds', async () => {
  const [one, other] = [await create(), await create()]
  const answers = await Promise.all([
    katrien.post(`/administration/customer/${one.id}/subdivision/${other.id}`),
    wim.post(`/administration/customer/${other.id}/subdivision/${one.id}`),
  ])
  expect(statusesOf(answers)).toEqual([201, 409])
})

describe('copying to subdivisions', () => {
  test('a list of ids alone copies all groups', async () => {
    const [parent, campus] = [await hospital(), await create()]
    await join(parent.id, campus.id)
    expect((await copy(parent.id, [campus.id])).body.subdivisions).toEqual([campus.id])
    expect(await read(campus.id)).toMatchObject({
      version: 3,
      name: campus.name,
      abbreviation: campus.abbreviation,
      customerHours: parent.customerHours,
      vat: parent.vat,
      customerInvoiceAddress: parent.customerInvoiceAddress,
      invoiceAddressingDto: parent.invoiceAddressingDto,
      supervisor: { name: 'Goedele Maes', email: 'goedele@klaverveld.example' },
      paymentTerm: 60,
      confirmedEmailDtos: parent.confirmedEmailDtos,
      bonusRateDtos: parent.bonusRateDtos,
    })
    const audited = await db
      .selectFrom('audit_entries')
      .select('changes')
      .where('action', '=', 'copy from parent')
      .where('entity_id', '=', campus.id)
      .execute()
    expect(audited).toMatchObject([{ changes: { paymentTerm: [30, 60], vat: [campus.vat, parent.vat] } }])
  })

  test('only the chosen groups are copied, and a customer without parent becomes a subdivision', async () => {
    const [parent, campus] = [await hospital(), await create()]
    const { status } = await copy(parent.id, {
      subdivisions: [campus.id, campus.id],
      groups: ['paymentTerm', 'bonusRates'],
    })
    expect(status).toBe(200)
    const { customerHours, vat, customerInvoiceAddress, invoiceAddressingDto, supervisor, confirmedEmailDtos } = campus
    expect(await read(campus.id)).toMatchObject({
      version: 2,
      parentCompanyId: parent.id,
      paymentTerm: 60,
      bonusRateDtos: parent.bonusRateDtos,
      customerHours,
      vat,
      customerInvoiceAddress,
      invoiceAddressingDto,
      supervisor,
      confirmedEmailDtos,
    })
  })

  test('when one customer of the list cannot become a subdivision, nothing is copied', async () => {
    const [parent, campus, elsewhere] = [await hospital(), await create(), await create()]
    await join((await create()).id, elsewhere.id)
    expect((await copy(parent.id, [campus.id, elsewhere.id])).body).toMatchObject({
      code: 'subdivision_unusable',
      customerName: elsewhere.name,
    })
    expect(await read(campus.id)).toMatchObject({ version: 1, parentCompanyId: 0 })
    expect((await copy(parent.id, [])).status).toBe(200)
  })

  test.each([
    [null],
    [{}],
    ['alles'],
    [[0]],
    [['1']],
    [{ subdivisions: [1], groups: ['alles'] }],
    [{ subdivisions: [9e15] }],
  ])('%j is refused by its fields, and is no fault', async (body) => {
    const parent = await create()
    const { status } = await copy(parent.id, body)
    expect([400, 404, 422]).toContain(status)
  })
})

test('a parent saves the hours and the supervisor of its subdivision, with the version of the subdivision', async () => {
  const [parent, campus] = [await create(), await create()]
  await join(parent.id, campus.id)
  const path = `/administration/customer/${parent.id}/subdivision/${campus.id}/workhours`
  const body = {
    name: campus.name,
    abbreviation: 'CAMPUS',
    customerHours: { morning: '05:30', evening: '19:30', night: '22:00' },
    supervisor: { name: 'Bram Claes', email: 'bram@klaverveld.example' },
    version: 2,
  }
  const { status, body: saved } = await katrien.put(path, { body })
  expect(status).toBe(200)
  expect(saved).toMatchObject({ ...body, id: campus.id, version: 3, vat: campus.vat })
  expect((await katrien.put(path, { body })).body).toMatchObject({ code: 'stale', current: { abbreviation: 'CAMPUS' } })
  const name = { ...body, name: parent.name, version: 3 }
  expect((await katrien.put(path, { body: name })).body.code).toBe('customer_name_taken')
  const stranger = await create()
  expect(
    (await katrien.put(`/administration/customer/${stranger.id}/subdivision/${campus.id}/workhours`, { body })).status,
  ).toBe(404)
})

test('the links of a customer are the calls that are possible now', async () => {
  const [parent, campus] = [await create(), await create()]
  await join(parent.id, campus.id)
  expect(Object.keys((await read(parent.id))._links)).toEqual(
    expect.arrayContaining(['customer', 'toggleActive', 'updateSubdivisions', 'contract', 'replaceBonusRates']),
  )
  expect(Object.keys((await read(campus.id))._links)).not.toContain('updateSubdivisions')
  await katrien.patch(`/administration/customer/${campus.id}/toggleActive`, { body: { newActivationStatus: false } })
  expect(Object.keys((await read(campus.id))._links)).not.toContain('contract')
})
