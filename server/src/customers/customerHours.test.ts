import { createCustomer, customer, editCustomer } from '@uurwerk/contract/customers/customers'
import { addSubdivision, editSubdivisionWorkHours, updateSubdivisions } from '@uurwerk/contract/customers/subdivisions'
import { calculateInvoice } from '@uurwerk/contract/invoicing/invoiceCalls'
import { expect, test } from 'vitest'
import { call, refused, request } from '../testing/call.ts'
import { givenShifts, SHIFTS_OF_THE_RULES } from '../testing/world/invoicing/invoicingWorld.ts'
import { givenInvoiced } from '../testing/world/people/leave.ts'
import { customerBody, type CustomerFields } from '../testing/world/masterDataBodies.ts'
import { importing, tableOf } from '../testing/world/movingIn.ts'
import { startTestApp } from '../testing/startTestApp.ts'
import { givenContract, givenCustomer, givenHr, givenPerson } from '../testing/world/world.ts'

const { db, as } = await startTestApp()
const { call: els } = await givenHr({ db, as }, 'Els')

const SENTENCE =
  'De uren moeten op de klok na elkaar komen: eerst start ochtend, dan start avond, dan start nacht. Gelijke uren mogen.'
const reversed = { morning: '06:00', evening: '21:00', night: '20:00' }
const hours = { morning: '06:00', evening: '20:00', night: '22:00' }

const create = (changes: CustomerFields = {}) => call(els, createCustomer, { body: customerBody(changes) })
const read = (id: number) => call(els, customer, { params: { id } })

/**
 * Adds a customer and a person who works there. The shifts are those of the examples in the rules about premiums, at 40
 * euros an hour.
 */
async function givenWork(customerId: number) {
  const personId = await givenPerson(db)
  const contractId = await givenContract(db, { personId, customerId, from: '2026-01-01', rateCents: 4000 })
  await givenShifts(db, { contractId, personId }, SHIFTS_OF_THE_RULES)
  return { personId, contractId }
}

test('hours of a customer that are not in the order morning, evening, night are refused at the field of the night', async () => {
  const { id, ...stored } = await create()
  const parent = await create()
  await call(els, addSubdivision, { params: { parentId: parent.id, subdivisionId: id } })
  const body = { ...customerBody(), customerHours: reversed }
  const refusals = [
    await refused(els, createCustomer, { body }),
    await refused(els, editCustomer, { params: { id }, body }),
    await refused(els, editSubdivisionWorkHours, { params: { id: parent.id, subdivisionId: id }, body }),
  ]
  const error = { path: 'customerHours.night', message: SENTENCE }
  for (const { status, errors } of refusals) expect({ status, errors }).toEqual({ status: 422, errors: [error] })
  expect((await read(id)).customerHours).toEqual(stored.customerHours)
})

test('HR can enter the same hour for the start of the evening and the start of the night of a customer', async () => {
  const answer = await create({ customerHours: { morning: '06:00', evening: '20:00', night: '20:00' } })
  expect(answer.customerHours).toEqual({ morning: '06:00', evening: '20:00', night: '20:00' })
})

test('the import refuses hours of a customer in the wrong order, with the error in the column of the night', async () => {
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
        String(vat),
        invoiceAddressingDto.organisationName,
        invoiceAddressingDto.financialSupervisorReference,
        invoiceAddress.street,
        String(invoiceAddress.houseNumber),
        String(invoiceAddress.postalCode),
        invoiceAddress.city,
        '06:00',
        '21:00',
        '20:00',
      ],
    ],
  )
  const body = await call(...importing(els, 'customers', csv, { preview: true }))
  expect(body.errors).toEqual([{ row: 2, column: 'Start nacht', value: '20:00', message: SENTENCE }])
})

test('HR cannot copy customer hours in the wrong order from a parent customer to a subdivision', async () => {
  const [parent, campus] = [await create(), await create()]
  await db
    .updateTable('customers')
    .set({ evening_minute: 22 * 60, night_minute: 19 * 60 })
    .where('id', '=', parent.id)
    .execute()
  const add = (inheritWorkHours: boolean) =>
    request(els, addSubdivision, {
      params: { parentId: parent.id, subdivisionId: campus.id },
      body: { inheritWorkHours },
    })
  expect(await refused(...add(true))).toMatchObject({ status: 409, code: 'parent_hours_order' })
  await call(...add(false))
  const copy = (groups: string[]) =>
    request(els, updateSubdivisions, { params: { id: parent.id }, body: { subdivisions: [campus.id], groups } })
  expect(await refused(...copy(['vat', 'customerHours']))).toMatchObject({ status: 409, code: 'parent_hours_order' })
  await call(...copy(['vat']))
  expect((await read(campus.id)).customerHours).toEqual(campus.customerHours)
})

test('the preview of changed hours shows the months, contracts and totals that would change, and saves nothing', async () => {
  const customerId = await givenCustomer(db)
  const first = await givenWork(customerId)
  await givenShifts(db, first, [{ start: '2026-09-01T19:00+02:00', end: '2026-09-01T20:00+02:00' }])
  await givenShifts(db, first, [{ start: '2026-10-01T08:00+02:00', end: '2026-10-01T16:00+02:00' }])
  await givenInvoiced(db, { contractId: first.contractId, month: '2026-09' })
  await givenWork(customerId)
  const stored = await read(customerId)
  const params = { id: customerId }
  const body = { ...stored, invoiceAddress: stored.customerInvoiceAddress, customerHours: hours }
  const previewed = await call(els, editCustomer, { params, query: { preview: 'true' }, body })
  expect(previewed.customerHours).toEqual(hours)
  const repricing = previewed.repricing!
  expect(repricing).toMatchObject({ months: ['2026-11'], contracts: 2 })
  expect(await read(customerId)).toEqual(stored)

  const amount = async () => {
    const input = { contractId: first.contractId, userId: first.personId, yearMonthString: '2026-11' }
    return (await call(els, calculateInvoice, { body: input })).totalVATExcluded
  }
  expect(repricing.totalBefore).toBe(2 * (await amount()))
  await call(els, editCustomer, { params, body })
  expect(repricing.totalAfter).toBe(2 * (await amount()))
  expect(repricing.totalAfter).toBeLessThan(repricing.totalBefore)
})

test('the preview of a copy to subdivisions shows the amounts of all subdivisions together', async () => {
  const parent = await create({ customerHours: hours })
  const campuses = [await create(), await create()]
  for (const { id } of campuses) {
    await call(els, addSubdivision, { params: { parentId: parent.id, subdivisionId: id } })
    await givenWork(id)
  }
  const subdivisions = campuses.map(({ id }) => id)
  const { repricing } = await call(els, updateSubdivisions, {
    params: { id: parent.id },
    query: { preview: 'true' },
    body: { subdivisions, groups: ['customerHours'] },
  })
  expect(repricing).toMatchObject({ months: ['2026-11'], contracts: 2 })
  expect(repricing!.totalAfter).toBeLessThan(repricing!.totalBefore)
  expect((await read(campuses[0]!.id)).customerHours).toEqual(campuses[0]!.customerHours)
})
