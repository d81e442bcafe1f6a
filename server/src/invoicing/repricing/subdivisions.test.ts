import type { BodyInput } from '@uurwerk/contract/endpoint'
import { createCustomer, customer, toggleCustomer } from '@uurwerk/contract/customers/customers'
import { addSubdivision, editSubdivisionWorkHours, updateSubdivisions } from '@uurwerk/contract/customers/subdivisions'
import { describe, expect, test } from 'vitest'
import { call, outcomeOf, refused, request, refusedWith } from '../../testing/call.ts'
import { customerBody, type CustomerFields } from '../../testing/world/masterDataBodies.ts'
import { hrWorld } from '../../testing/world/people/hrWorld.ts'
import { statusesOf } from '../../testing/statusesOf.ts'
import { givenHr } from '../../testing/world/world.ts'

const { db, as, hr: katrien } = await hrWorld()
const { call: wim } = await givenHr({ db, as }, 'Wim')

const create = (changes: CustomerFields = {}) => call(katrien, createCustomer, { body: customerBody(changes) })
const read = (id: number) => call(katrien, customer, { params: { id } })
const joining = (parentId: number, subdivisionId: number, body?: BodyInput<typeof addSubdivision>) =>
  request(katrien, addSubdivision, { params: { parentId, subdivisionId }, body })
const join = (...wanted: Parameters<typeof joining>) => call(...joining(...wanted))
const copy = (parentId: number, body: unknown) =>
  request(katrien, updateSubdivisions, { params: { id: parentId }, body })

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
    bonusRatesList: (['LATE', 'NIGHT', 'SATURDAY', 'HOLIDAY', 'INTERRUPTED', 'CALLOUT24', 'CALLOUT48'] as const).map(
      (bonusType) => ({
        bonusType,
        percentage: 12.5,
      }),
    ),
  })

test('a campus becomes a subdivision of the hospital, with the hours of the hospital when HR chooses this', async () => {
  const [parent, campus, other] = [await hospital(), await create(), await create()]
  const body = await join(parent.id, campus.id, { inheritWorkHours: true })
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

test('when HR adds subdivisions, the refusal shows the customer that cannot become a subdivision', async () => {
  const [parent, campus, loner] = [await create(), await create(), await create()]
  await join(parent.id, campus.id)
  const refusals = [
    await refused(...joining(parent.id, parent.id)),
    await refused(...joining(parent.id, campus.id)),
    await refused(...joining(loner.id, campus.id)),
    await refused(...joining(loner.id, parent.id)),
  ]
  expect(refusals.map(({ code }) => code)).toEqual(Array(4).fill('subdivision_unusable'))
  expect(refusals[1]?.message).toContain(campus.name)
  expect((await refused(...joining(campus.id, loner.id))).code).toBe('parent_unusable')
  expect(await refused(...joining(parent.id, 999_999))).toMatchObject({ status: 404, code: 'reference_unknown' })
  expect((await refused(...joining(999_999, loner.id))).status).toBe(404)
  expect(
    (
      await refusedWith(katrien, addSubdivision, {
        params: { parentId: parent.id, subdivisionId: loner.id },
        body: { inheritWorkHours: 'ja' },
      })
    ).status,
  ).toBe(422)
})

test('when two customers become subdivisions of each other at once, only one of them succeeds', async () => {
  const [one, other] = [await create(), await create()]
  const answers = await Promise.all([
    outcomeOf(katrien, addSubdivision, { params: { parentId: one.id, subdivisionId: other.id } }),
    outcomeOf(wim, addSubdivision, { params: { parentId: other.id, subdivisionId: one.id } }),
  ])
  expect(statusesOf(answers)).toEqual([201, 409])
})

describe('the copy of data of a customer to its subdivisions', () => {
  test('a copy request that contains only the ids of subdivisions copies all groups of fields', async () => {
    const [parent, campus] = [await hospital(), await create()]
    await join(parent.id, campus.id)
    expect((await call(...copy(parent.id, [campus.id]))).subdivisions).toEqual([campus.id])
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

  test('HR copies only the chosen groups of fields to other customers, and a customer without a parent becomes a subdivision', async () => {
    const [parent, campus] = [await hospital(), await create()]
    await call(
      ...copy(parent.id, {
        subdivisions: [campus.id, campus.id],
        groups: ['paymentTerm', 'bonusRates'],
      }),
    )
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
    expect(await refused(...copy(parent.id, [campus.id, elsewhere.id]))).toMatchObject({
      code: 'subdivision_unusable',
      customerName: elsewhere.name,
    })
    expect(await read(campus.id)).toMatchObject({ version: 1, parentCompanyId: 0 })
    await call(...copy(parent.id, []))
  })

  test.each([
    [null],
    [{}],
    ['alles'],
    [[0]],
    [['1']],
    [{ subdivisions: [1], groups: ['alles'] }],
    [{ subdivisions: [9e15] }],
  ])('the request body %j is refused at its fields, without a server error', async (body) => {
    const parent = await create()
    const { status } = await refused(...copy(parent.id, body))
    expect([400, 404, 422]).toContain(status)
  })
})

test('HR saves the hours and the supervisor of a subdivision on the page of its parent, with the version of the subdivision', async () => {
  const [parent, campus] = [await create(), await create()]
  await join(parent.id, campus.id)
  const body = {
    name: campus.name,
    abbreviation: 'CAMPUS',
    customerHours: { morning: '05:30', evening: '19:30', night: '22:00' },
    supervisor: { name: 'Bram Claes', email: 'bram@klaverveld.example' },
    version: 2,
  }
  const saved = await call(katrien, editSubdivisionWorkHours, {
    params: { id: parent.id, subdivisionId: campus.id },
    body,
  })
  expect(saved).toMatchObject({ ...body, id: campus.id, version: 3, vat: campus.vat })
  expect(
    await refused(katrien, editSubdivisionWorkHours, { params: { id: parent.id, subdivisionId: campus.id }, body }),
  ).toMatchObject({ code: 'stale', current: { abbreviation: 'CAMPUS' } })
  const name = { ...body, name: parent.name, version: 3 }
  expect(
    (
      await refused(katrien, editSubdivisionWorkHours, {
        params: { id: parent.id, subdivisionId: campus.id },
        body: name,
      })
    ).code,
  ).toBe('customer_name_taken')
  const stranger = await create()
  expect(
    (await refused(katrien, editSubdivisionWorkHours, { params: { id: stranger.id, subdivisionId: campus.id }, body }))
      .status,
  ).toBe(404)
})

test('the answer about a customer contains links to the calls that are possible now', async () => {
  const [parent, campus] = [await create(), await create()]
  await join(parent.id, campus.id)
  expect(Object.keys((await read(parent.id))._links ?? {})).toEqual(
    expect.arrayContaining(['customer', 'toggleActive', 'updateSubdivisions', 'contract', 'replaceBonusRates']),
  )
  expect(Object.keys((await read(campus.id))._links ?? {})).not.toContain('updateSubdivisions')
  await call(katrien, toggleCustomer, { params: { id: campus.id }, body: { newActivationStatus: false } })
  expect(Object.keys((await read(campus.id))._links ?? {})).not.toContain('contract')
})
