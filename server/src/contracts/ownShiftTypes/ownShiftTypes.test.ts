import { beforeEach, expect, test } from 'vitest'
import { annaAtWork, type AnnaAtWork } from '../../testing/annaAtWork.ts'
import { startTestApp } from '../../testing/startTestApp.ts'
import { givenContract, givenCustomer, givenPerson, givenShiftType } from '../../testing/world.ts'

const app = await startTestApp()
const { db, as } = app

let anna: AnnaAtWork['anna']
let hr: AnnaAtWork['hr']
let customerId: number
let contractId: number
let early: number
let night: number

beforeEach(async () => {
  ;({ anna, hr, customerId, contractId, early, night } = await annaAtWork(app))
})

const midday = {
  name: 'Middag',
  color: '#ffb900',
  labourTime: { startTime: '11:00', endTime: '17:30' },
  breakTime: { startTime: '14:00', endTime: '14:30' },
}

const add = (body: object = midday, at = customerId) => anna.call.post(`/shifttype/${at}`, { body })
const edit = (id: number, body: object, at = customerId) => anna.call.put(`/shifttype/${at}/${id}`, { body })
const archive = (id: number) => anna.call.delete(`/shifttype/${customerId}/${id}`)

type Listed = {
  readonly customerId: number
  readonly shiftTypes: readonly { id: number; own: boolean; name: string }[]
}
const listed = async (): Promise<Listed[]> =>
  (await anna.call.get('/shifttype/customershifttypes')).body._embedded.customerShiftTypesDtoList
const idsAt = async (at = customerId) =>
  (await listed()).find((each) => each.customerId === at)?.shiftTypes.map(({ id }) => id)

test('Anna makes an own shift type, and sees it among those of HR at her customer', async () => {
  const { status, body } = await add()
  expect(status).toBe(201)
  expect(body).toEqual({
    ...midday,
    id: expect.any(Number),
    version: 1,
    color: '#FFB900',
    active: true,
    archived: false,
    own: true,
    customerId,
    _links: expect.any(Object),
  })
  const list = await listed()
  expect(list).toMatchObject([
    {
      customerId,
      customerName: expect.stringContaining('AZ Klaverveld'),
      shiftTypes: [
        { id: early, own: false },
        { id: body.id, own: true, labourTime: midday.labourTime, breakTime: midday.breakTime },
        { id: night, own: false },
      ],
    },
  ])
})

test('an own shift type may have the name of another shift type', async () => {
  await add()
  expect(await add()).toMatchObject({ status: 201, body: { name: midday.name } })
})

test('inactive types of HR and types of a colleague are not in the list', async () => {
  await db.updateTable('shift_types').set({ active: false }).where('id', '=', early).execute()
  await givenShiftType(db, customerId, { ownerId: await givenPerson(db) })
  expect(await idsAt()).toEqual([night])
})

test('the list has the customers of future contracts and of contracts in the last three months, by name', async () => {
  const [past, gone, coming, elsewhere] = [
    await givenCustomer(db, { name: 'Beukenhof' }),
    await givenCustomer(db),
    await givenCustomer(db, { name: 'Acaciahof' }),
    await givenCustomer(db),
  ]
  await givenContract(db, { personId: anna.id, customerId: past, until: '2026-08-01' })
  await givenContract(db, { personId: anna.id, customerId: gone, until: '2026-07-31' })
  await givenContract(db, { personId: anna.id, customerId: coming, from: '2027-02-01' })
  await givenContract(db, { personId: await givenPerson(db), customerId: elsewhere })
  expect((await listed()).map((each) => each.customerId)).toEqual([coming, customerId, past])
  expect((await add(midday, past)).status).toBe(201)
  expect((await add(midday, coming)).status).toBe(201)
  expect((await add(midday, gone)).status).toBe(404)
  expect((await add(midday, elsewhere)).status).toBe(404)
})

test('the form of an own shift type has the checks of HR’s form, all fields at once', async () => {
  const { status, body } = await add({
    name: '',
    labourTime: { startTime: '07:00', endTime: '07:00' },
    breakTime: { startTime: '12:00', endTime: '' },
  })
  expect(status).toBe(422)
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

test('Anna changes an own shift type, and its shift keeps its times and gets the new name', async () => {
  const { id } = (await add()).body
  const plan = (day: string) =>
    anna.call.put(`/timesheet/${contractId}/2026-11/planned/addshift`, { body: { startDate: day, shiftId: id } })
  expect((await plan('2026-11-23')).body.plannedShiftDtos).toMatchObject([{ shiftId: id, title: 'Middag' }])
  const { body } = await edit(id, {
    name: 'Middag kort',
    labourTime: { startTime: '11:00', endTime: '15:00' },
    version: 1,
  })
  expect(body).toMatchObject({ id, version: 2, name: 'Middag kort', color: '#FFB900', breakTime: null, own: true })
  expect((await plan('2026-11-24')).body.plannedShiftDtos).toMatchObject([
    { title: 'Middag kort', end: '2026-11-23T17:30:00+01:00' },
    { title: 'Middag kort', end: '2026-11-24T15:00:00+01:00' },
  ])
})

test('with two open tabs, the second save gets the changes of the first', async () => {
  const { id } = (await add()).body
  await edit(id, { ...midday, name: 'Eerste', version: 1 })
  expect(await edit(id, { ...midday, name: 'Tweede', version: 1 })).toMatchObject({
    status: 409,
    body: { code: 'stale', current: { id, name: 'Eerste', version: 2, own: true }, changedBy: 'Anna Peeters' },
  })
})

test('an archived own type cannot be planned, its shifts keep it, and it can be restored', async () => {
  const { id } = (await add()).body
  const plan = (day: string) =>
    anna.call.put(`/timesheet/${contractId}/2026-11/planned/addshift`, { body: { startDate: day, shiftId: id } })
  await plan('2026-11-23')
  expect((await archive(id)).body).toMatchObject({ id, archived: true, version: 2 })
  expect(await idsAt()).toEqual([early, night])
  expect((await plan('2026-11-24')).body.code).toBe('shift_type_inactive')
  const month = await anna.call.get(`/timesheet/${contractId}/2026-11/planned`)
  expect(month.body.plannedShiftDtos).toMatchObject([{ title: 'Middag', color: '#FFB900' }])
  expect([(await archive(id)).status, (await edit(id, midday)).status]).toEqual([404, 404])

  const back = await edit(id, { ...midday, archived: false, version: 2 })
  expect(back.body).toMatchObject({ id, archived: false, version: 3 })
  expect(await idsAt()).toEqual([early, id, night])
  expect((await plan('2026-11-24')).status).toBe(200)
})

test('the own type of another person, or a type of HR, is not found under the employee’s address', async () => {
  const bertId = await givenPerson(db)
  await givenContract(db, { personId: bertId, customerId })
  const berts = await givenShiftType(db, customerId, { ownerId: bertId })
  const other = await givenCustomer(db)
  await givenContract(db, { personId: anna.id, customerId: other })
  const { id } = (await add()).body
  const answers = [
    await edit(berts, midday),
    await archive(berts),
    await edit(early, midday),
    await archive(early),
    await edit(id, midday, other),
    await hr.call.put(`/shifttype/${customerId}/${id}`, { body: midday }),
    await hr.call.delete(`/shifttype/${customerId}/${id}`),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 404])
})

test('an own type is offered to Anna and to HR for Anna, but not at the customer or to her colleagues', async () => {
  const { id } = (await add()).body
  const bertId = await givenPerson(db)
  const bertsContract = await givenContract(db, { personId: bertId, customerId })
  const bert = await as(bertId)
  const offered = async (call: typeof bert, path: string, rel: string): Promise<number[]> =>
    (await call.get(path)).body._embedded[rel][0].shiftTypes.map((type: { id: number }) => type.id)
  const own = 'contractWithShiftTypesDtoList'
  const forHr = 'contractWithShiftTypesAndOrdersOutputDtoList'
  expect(await offered(anna.call, '/contract/2026-11/all', own)).toEqual([early, id, night])
  expect(await offered(bert, '/contract/2026-11/all', own)).toEqual([early, night])
  expect(await offered(hr.call, `/administration/contract/2026-11/all/${anna.id}`, forHr)).toEqual([early, id, night])
  expect(await offered(hr.call, `/administration/contract/2026-11/all/${bertId}`, forHr)).toEqual([early, night])
  const customer = await hr.call.get(`/administration/customer/${customerId}`)
  expect(customer.body.shiftTypeDtos.map((type: { id: number }) => type.id).toSorted()).toEqual([early, night])

  const shift = {
    date: '2026-11-19',
    remark: '',
    shiftTypeId: id,
    labourPeriod: { startDateTimestamp: '2026-11-19T11:00', endDateTimestamp: '2026-11-19T17:30' },
  }
  const create = (of: number) =>
    hr.call.put(`/administration/timesheet/${of}/2026-11/worked/createshift`, { body: shift })
  expect((await create(contractId)).status).toBe(200)
  expect((await create(bertsContract)).body.code).toBe('shift_type_of_other_customer')
})

test('changes of an own type are in the audit, with Anna as the person', async () => {
  const { id } = (await add()).body
  await edit(id, { ...midday, name: 'Noen' })
  await archive(id)
  await edit(id, { ...midday, name: 'Noen', archived: false })
  const audited = await db
    .selectFrom('audit_entries')
    .select(['action', 'actor_id', 'person_id', 'changes'])
    .where('entity', '=', 'shift type')
    .where('entity_id', '=', id)
    .orderBy('id')
    .execute()
  const hers = { actor_id: anna.id, person_id: anna.id }
  expect(audited).toMatchObject([
    { ...hers, action: 'add own shift type', changes: { name: [null, 'Middag'] } },
    { ...hers, action: 'edit own shift type', changes: { name: ['Middag', 'Noen'] } },
    { ...hers, action: 'archive own shift type', changes: { archived: [false, true] } },
    { ...hers, action: 'edit own shift type', changes: { archived: [true, false] } },
  ])
})

test('the fifty-first own type at a customer is refused, new or restored; another customer has room', async () => {
  const first = (await add()).body.id
  await archive(first)
  for (let made = 0; made < 50; made++) expect((await add()).status).toBe(201)
  const full = { status: 409, body: { code: 'own_shift_types_full' } }
  expect(await add()).toMatchObject(full)
  expect(await edit(first, { ...midday, archived: false })).toMatchObject(full)
  const other = await givenCustomer(db)
  await givenContract(db, { personId: anna.id, customerId: other })
  expect((await add(midday, other)).status).toBe(201)
})
