import { expect, test } from 'vitest'
import { givenShifts, SHIFTS_OF_THE_RULES } from '../testing/invoicingWorld.ts'
import { givenInvoiced } from '../testing/leave.ts'
import { customerBody } from '../testing/masterDataBodies.ts'
import { importing, tableOf } from '../testing/movingIn.ts'
import { startTestApp } from '../testing/startTestApp.ts'
import { givenContract, givenCustomer, givenPerson } from '../testing/world.ts'

const { db, as } = await startTestApp()
const els = await as(await givenPerson(db, { firstName: 'Els', lastName: 'Bogaerts', roles: ['ROLE_ADMIN'] }))

const SENTENCE =
  'De uren moeten op de klok na elkaar komen: eerst start ochtend, dan start avond, dan start nacht. Gelijke uren mogen.'
const reversed = { morning: '06:00', evening: '21:00', night: '20:00' }
const hours = { morning: '06:00', evening: '20:00', night: '22:00' }

const create = async (changes: object = {}) =>
  (await els.post('/administration/customer', { body: customerBody({ ...changes }) })).body
const read = async (id: number) => (await els.get(`/administration/customer/${id}`)).body

/** A customer where a person works the shifts of the premium examples, at 40 euros an hour. */
async function givenWork(customerId: number) {
  const personId = await givenPerson(db)
  const contractId = await givenContract(db, { personId, customerId, from: '2026-01-01', rateCents: 4000 })
  await givenShifts(db, { contractId, personId }, SHIFTS_OF_THE_RULES)
  return { personId, contractId }
}

test('hours in another order than morning, evening, night are refused on the field of the night', async () => {
  const { id, ...stored } = await create()
  const parent = await create()
  await els.post(`/administration/customer/${parent.id}/subdivision/${id}`)
  const body = { ...customerBody(), customerHours: reversed }
  const refused = [
    await els.post('/administration/customer', { body }),
    await els.put(`/administration/customer/${id}`, { body }),
    await els.put(`/administration/customer/${parent.id}/subdivision/${id}/workhours`, { body }),
  ]
  for (const { status, body: problem } of refused) {
    expect(status).toBe(422)
    expect(problem.errors).toEqual([{ path: 'customerHours.night', message: SENTENCE }])
  }
  expect((await read(id)).customerHours).toEqual(stored.customerHours)
})

test('equal hours are accepted and make an empty window', async () => {
  const answer = await create({ customerHours: { morning: '06:00', evening: '20:00', night: '20:00' } })
  expect(answer.customerHours).toEqual({ morning: '06:00', evening: '20:00', night: '20:00' })
})

test('the import refuses hours in the wrong order, on the column of the night', async () => {
  const { vat, invoiceAddress, invoiceAddressingDto, supervisor, name, abbreviation } = customerBody()
  const csv = tableOf(
    [
      'Naam',
      'Afkorting',
      'Verantwoordelijke',
      'E-mail verantwoordelijke',
      'Btw-nummer',
      'Organisatienaam',
      'Aangeschrevene',
      'Straat',
      'Huisnummer',
      'Postcode',
      'Stad',
      'Start ochtend',
      'Start avond',
      'Start nacht',
    ],
    [
      [
        name,
        abbreviation,
        supervisor.name,
        supervisor.email,
        vat,
        invoiceAddressingDto.organisationName,
        invoiceAddressingDto.financialSupervisorReference,
        invoiceAddress.street,
        invoiceAddress.houseNumber,
        invoiceAddress.postalCode,
        invoiceAddress.city,
        '06:00',
        '21:00',
        '20:00',
      ],
    ],
  )
  const { body } = await importing(els, 'customers', csv, { preview: true })
  expect(body.errors).toEqual([{ row: 2, column: 'Start nacht', value: '20:00', message: SENTENCE }])
})

test('a parent with stored hours in the wrong order gives them to no subdivision', async () => {
  const [parent, campus] = [await create(), await create()]
  await db
    .updateTable('customers')
    .set({ evening_minute: 22 * 60, night_minute: 19 * 60 })
    .where('id', '=', parent.id)
    .execute()
  const add = (inheritWorkHours: boolean) =>
    els.post(`/administration/customer/${parent.id}/subdivision/${campus.id}`, { body: { inheritWorkHours } })
  expect(await add(true)).toMatchObject({ status: 409, body: { code: 'parent_hours_order' } })
  expect((await add(false)).status).toBe(201)
  const copy = (groups: string[]) =>
    els.put(`/administration/customer/${parent.id}/updateSubdivisions`, { body: { subdivisions: [campus.id], groups } })
  expect(await copy(['vat', 'customerHours'])).toMatchObject({ status: 409, body: { code: 'parent_hours_order' } })
  expect((await copy(['vat'])).status).toBe(200)
  expect((await read(campus.id)).customerHours).toEqual(campus.customerHours)
})

test('the preview of other hours answers the months, contracts and totals that change, and saves nothing', async () => {
  const customerId = await givenCustomer(db)
  const first = await givenWork(customerId)
  await givenShifts(db, first, [{ start: '2026-09-01T19:00+02:00', end: '2026-09-01T20:00+02:00' }])
  await givenShifts(db, first, [{ start: '2026-10-01T08:00+02:00', end: '2026-10-01T16:00+02:00' }])
  await givenInvoiced(db, { contractId: first.contractId, month: '2026-09' })
  await givenWork(customerId)
  const stored = await read(customerId)
  const { status, body } = await els.put(`/administration/customer/${customerId}?preview=true`, {
    body: { ...stored, customerHours: hours },
  })
  expect(status).toBe(200)
  expect(body.customerHours).toEqual(hours)
  expect(body.repricing).toMatchObject({ months: ['2026-11'], contracts: 2 })
  expect(await read(customerId)).toEqual(stored)

  const amount = async () => {
    const input = { contractId: first.contractId, userId: first.personId, yearMonthString: '2026-11' }
    return (await els.post('/administration/invoice/calculate', { body: input })).body.totalVATExcluded
  }
  expect(body.repricing.totalBefore).toBe(2 * (await amount()))
  await els.put(`/administration/customer/${customerId}`, { body: { ...stored, customerHours: hours } })
  expect(body.repricing.totalAfter).toBe(2 * (await amount()))
  expect(body.repricing.totalAfter).toBeLessThan(body.repricing.totalBefore)
})

test('a copy to subdivisions previews the amounts of all of them together', async () => {
  const parent = await create({ customerHours: hours })
  const campuses = [await create(), await create()]
  for (const { id } of campuses) {
    await els.post(`/administration/customer/${parent.id}/subdivision/${id}`)
    await givenWork(id)
  }
  const subdivisions = campuses.map(({ id }) => id)
  const input = { body: { subdivisions, groups: ['customerHours'] } }
  const { body } = await els.put(`/administration/customer/${parent.id}/updateSubdivisions?preview=true`, input)
  expect(body.repricing).toMatchObject({ months: ['2026-11'], contracts: 2 })
  expect(body.repricing.totalAfter).toBeLessThan(body.repricing.totalBefore)
  expect((await read(campuses[0]!.id)).customerHours).toEqual(campuses[0]!.customerHours)
})
