import { monthContracts, personMonthContracts } from '@uurwerk/contract/contracts/contracts'
import type { BodyInput } from '@uurwerk/contract/endpoint'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import {
  addOwnShiftType,
  archiveOwnShiftType,
  customerShiftTypes,
  editOwnShiftType,
} from '@uurwerk/contract/contracts/ownShiftTypes'
import { planShift, plannedMonth } from '@uurwerk/contract/planning/plannedMonth'
import { customer as customerCall } from '@uurwerk/contract/customers/customers'
import { createWorkedShiftFor } from '@uurwerk/contract/timesheets/fullTimesheet'
import { expect, test } from 'vitest'
import { call, outcomeOf, refused, request } from '../../testing/call.ts'
import { annaAtWork } from '../../testing/world/annaAtWork.ts'
import { eachTest } from '../../testing/eachTest.ts'
import { startTestApp } from '../../testing/startTestApp.ts'
import { givenContract, givenCustomer, givenPerson, givenShiftType } from '../../testing/world/world.ts'

const november = toYearMonth('2026-11')

const app = await startTestApp()
const { db, as } = app
const world = eachTest(() => annaAtWork(app))

const midday = {
  name: 'Middag',
  color: '#ffb900',
  labourTime: { startTime: '11:00', endTime: '17:30' },
  breakTime: { startTime: '14:00', endTime: '14:30' },
}

const add = (body: BodyInput<typeof addOwnShiftType> = midday, at = world().customerId) =>
  request(world().anna.call, addOwnShiftType, { params: { customerId: at }, body })
const edit = (id: number, body: BodyInput<typeof editOwnShiftType>, at = world().customerId) =>
  request(world().anna.call, editOwnShiftType, { params: { customerId: at, shiftTypeId: id }, body })
const archive = (id: number) =>
  request(world().anna.call, archiveOwnShiftType, { params: { customerId: world().customerId, shiftTypeId: id } })

const listed = async () => (await call(world().anna.call, customerShiftTypes))._embedded.customerShiftTypesDtoList
const idsAt = async (at = world().customerId) =>
  (await listed()).find((each) => each.customerId === at)?.shiftTypes.map(({ id }) => id)

test('Anna makes an own shift type, and sees it among the shift types of HR at her customer', async () => {
  const body = await call(...add())
  expect(body).toEqual({
    ...midday,
    id: expect.any(Number),
    version: 1,
    color: '#FFB900',
    active: true,
    archived: false,
    qualification: null,
    own: true,
    customerId: world().customerId,
    _links: expect.any(Object),
  })
  const list = await listed()
  expect(list).toMatchObject([
    {
      customerId: world().customerId,
      customerName: expect.stringContaining('AZ Klaverveld'),
      shiftTypes: [
        { id: world().early, own: false },
        { id: body.id, own: true, labourTime: midday.labourTime, breakTime: midday.breakTime },
        { id: world().night, own: false },
      ],
    },
  ])
})

test('Anna’s own shift type can have the name of another shift type', async () => {
  await call(...add())
  expect(await call(...add())).toMatchObject({ name: midday.name })
})

test('the list of own shift types contains no inactive types of HR and no types of a colleague', async () => {
  await db.updateTable('shift_types').set({ active: false }).where('id', '=', world().early).execute()
  await givenShiftType(db, world().customerId, { ownerId: await givenPerson(db) })
  expect(await idsAt()).toEqual([world().night])
})

test('the list of own shift types contains customers of future contracts and of contracts in the last three months, sorted by name', async () => {
  const [past, gone, coming, elsewhere] = [
    await givenCustomer(db, { name: 'Beukenhof' }),
    await givenCustomer(db),
    await givenCustomer(db, { name: 'Acaciahof' }),
    await givenCustomer(db),
  ]
  await givenContract(db, { personId: world().anna.id, customerId: past, until: '2026-08-01' })
  await givenContract(db, { personId: world().anna.id, customerId: gone, until: '2026-07-31' })
  await givenContract(db, { personId: world().anna.id, customerId: coming, from: '2027-02-01' })
  await givenContract(db, { personId: await givenPerson(db), customerId: elsewhere })
  expect((await listed()).map((each) => each.customerId)).toEqual([coming, world().customerId, past])
  await call(...add(midday, past))
  await call(...add(midday, coming))
  expect((await refused(...add(midday, gone))).status).toBe(404)
  expect((await refused(...add(midday, elsewhere))).status).toBe(404)
})

test('an own shift type is checked in the same way as a shift type of HR, with errors for all fields at once', async () => {
  const body = await refused(
    ...add({
      name: '',
      labourTime: { startTime: '07:00', endTime: '07:00' },
      breakTime: { startTime: '12:00', endTime: '' },
    }),
  )
  expect(body.status).toBe(422)
  expect(body.errors).toEqual([
    { path: 'name', message: 'Het naam veld is verplicht' },
    {
      path: 'labourTime.endTime',
      message: 'Het einde veld mag niet dezelfde waarde hebben als het start veld',
    },
    {
      path: 'breakTime.endTime',
      message: 'Indien het begin pauze veld ingevuld is moet het einde pauze veld ook ingevuld worden',
    },
  ])
})

test('when Anna changes an own shift type, a planned shift keeps its times and gets the new name', async () => {
  const { anna, contractId } = world()
  const { id } = await call(...add())
  const plan = (day: string) =>
    call(anna.call, planShift, { params: { contractId, yearMonth: november }, body: { startDate: day, shiftId: id } })
  expect((await plan('2026-11-23')).plannedShiftDtos).toMatchObject([{ shiftId: id, title: 'Middag' }])
  const body = await call(
    ...edit(id, {
      name: 'Middag kort',
      labourTime: { startTime: '11:00', endTime: '15:00' },
      version: 1,
    }),
  )
  expect(body).toMatchObject({ id, version: 2, name: 'Middag kort', color: '#FFB900', breakTime: null, own: true })
  expect((await plan('2026-11-24')).plannedShiftDtos).toMatchObject([
    { title: 'Middag kort', end: '2026-11-23T17:30:00+01:00' },
    { title: 'Middag kort', end: '2026-11-24T15:00:00+01:00' },
  ])
})

test('when Anna saves an own shift type in two tabs, the second save is refused, and its answer contains the changes of the first save', async () => {
  const { id } = await call(...add())
  await call(...edit(id, { ...midday, name: 'Eerste', version: 1 }))
  expect(await refused(...edit(id, { ...midday, name: 'Tweede', version: 1 }))).toMatchObject({
    status: 409,
    code: 'stale',
    current: { id, name: 'Eerste', version: 2, own: true },
    changedBy: 'Anna Peeters',
  })
})

test('Anna cannot plan with an archived own shift type, shifts that are already planned keep the type, and Anna can restore the type', async () => {
  const { anna, contractId, early, night } = world()
  const { id } = await call(...add())
  const plan = (day: string) =>
    request(anna.call, planShift, {
      params: { contractId, yearMonth: november },
      body: { startDate: day, shiftId: id },
    })
  await call(...plan('2026-11-23'))
  expect(await call(...archive(id))).toMatchObject({ id, archived: true, version: 2 })
  expect(await idsAt()).toEqual([early, night])
  expect((await refused(...plan('2026-11-24'))).code).toBe('shift_type_inactive')
  const month = await call(anna.call, plannedMonth, { params: { contractId, yearMonth: november } })
  expect(month.plannedShiftDtos).toMatchObject([{ title: 'Middag', color: '#FFB900' }])
  expect([(await refused(...archive(id))).status, (await refused(...edit(id, midday))).status]).toEqual([404, 404])

  const back = await call(...edit(id, { ...midday, archived: false, version: 2 }))
  expect(back).toMatchObject({ id, archived: false, version: 3 })
  expect(await idsAt()).toEqual([early, id, night])
  await call(...plan('2026-11-24'))
})

test('a shift type of another person or of HR gives 404 in the calls for own shift types', async () => {
  const { customerId, anna, early, hr } = world()
  const bertId = await givenPerson(db)
  await givenContract(db, { personId: bertId, customerId })
  const berts = await givenShiftType(db, customerId, { ownerId: bertId })
  const other = await givenCustomer(db)
  await givenContract(db, { personId: anna.id, customerId: other })
  const { id } = await call(...add())
  const answers = [
    await outcomeOf(...edit(berts, midday)),
    await outcomeOf(...archive(berts)),
    await outcomeOf(...edit(early, midday)),
    await outcomeOf(...archive(early)),
    await outcomeOf(...edit(id, midday, other)),
    await outcomeOf(hr.call, editOwnShiftType, { params: { customerId, shiftTypeId: id }, body: midday }),
    await outcomeOf(hr.call, archiveOwnShiftType, { params: { customerId, shiftTypeId: id } }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 404])
})

test('Anna, and HR for Anna, can plan her own shift type; the customer page and her colleagues do not see it', async () => {
  const { customerId, hr, anna, early, night, contractId } = world()
  const { id } = await call(...add())
  const bertId = await givenPerson(db)
  const bertsContract = await givenContract(db, { personId: bertId, customerId })
  const bert = await as(bertId)
  const offered = async (caller: typeof bert) => {
    const { _embedded } = await call(caller, monthContracts, { params: { yearMonth: november } })
    return _embedded.contractWithShiftTypesDtoList[0]?.shiftTypes.map((type) => type.id)
  }
  const offeredByHr = async (userId: number) => {
    const { _embedded } = await call(hr.call, personMonthContracts, { params: { yearMonth: november, userId } })
    return _embedded.contractWithShiftTypesAndOrdersOutputDtoList[0]?.shiftTypes.map((type) => type.id)
  }
  expect(await offered(anna.call)).toEqual([early, id, night])
  expect(await offered(bert)).toEqual([early, night])
  expect(await offeredByHr(anna.id)).toEqual([early, id, night])
  expect(await offeredByHr(bertId)).toEqual([early, night])
  const customer = await call(hr.call, customerCall, { params: { id: customerId } })
  expect(customer.shiftTypeDtos.map((type) => type.id).toSorted()).toEqual([early, night])

  const shift = {
    date: '2026-11-19',
    remark: '',
    shiftTypeId: id,
    labourPeriod: { startDateTimestamp: '2026-11-19T11:00', endDateTimestamp: '2026-11-19T17:30' },
  }
  const create = (of: number) =>
    request(hr.call, createWorkedShiftFor, { params: { contractId: of, yearMonth: november }, body: shift })
  await call(...create(contractId))
  expect((await refused(...create(bertsContract))).code).toBe('shift_type_of_other_customer')
})

test('the audit trail contains the changes of an own shift type, with Anna as the person', async () => {
  const { id } = await call(...add())
  await call(...edit(id, { ...midday, name: 'Noen' }))
  await call(...archive(id))
  await call(...edit(id, { ...midday, name: 'Noen', archived: false }))
  const audited = await db
    .selectFrom('audit_entries')
    .select(['action', 'actor_id', 'person_id', 'changes'])
    .where('entity', '=', 'shift type')
    .where('entity_id', '=', id)
    .orderBy('id')
    .execute()
  const hers = { actor_id: world().anna.id, person_id: world().anna.id }
  expect(audited).toMatchObject([
    { ...hers, action: 'add own shift type', changes: { name: [null, 'Middag'] } },
    { ...hers, action: 'edit own shift type', changes: { name: ['Middag', 'Noen'] } },
    { ...hers, action: 'archive own shift type', changes: { archived: [false, true] } },
    { ...hers, action: 'edit own shift type', changes: { archived: [true, false] } },
  ])
})

test('Anna cannot make or restore a fifty-first own shift type at one customer, but she can at another customer', async () => {
  const first = (await call(...add())).id
  await call(...archive(first))
  for (let made = 0; made < 50; made++) await call(...add())
  const full = { status: 409, code: 'own_shift_types_full' }
  expect(await refused(...add())).toMatchObject(full)
  expect(await refused(...edit(first, { ...midday, archived: false }))).toMatchObject(full)
  const other = await givenCustomer(db)
  await givenContract(db, { personId: world().anna.id, customerId: other })
  await call(...add(midday, other))
})
