import type { BodyInput } from '@uurwerk/contract/endpoint'
import { addShiftType, archiveShiftType, editShiftType, toggleShiftType } from '@uurwerk/contract/customers/shiftTypes'
import { customer } from '@uurwerk/contract/customers/customers'
import { expect, test } from 'vitest'
import { call, refused, request, errorsOf, refusedWith } from '../../testing/call.ts'
import { hrWorld } from '../../testing/world/people/hrWorld.ts'
import { givenCustomer, givenPerson, givenShiftType } from '../../testing/world/world.ts'

const { db, hr: katrien } = await hrWorld()

const early = {
  name: 'Vroege',
  color: '#c7e0f4',
  labourTime: { startTime: '07:00', endTime: '15:06:00' },
  breakTime: { startTime: '12:00', endTime: '12:30' },
}

const add = (customerId: number, body: BodyInput<typeof addShiftType>) =>
  request(katrien, addShiftType, { params: { id: customerId }, body })
const shown = { ...early, color: '#C7E0F4', labourTime: { startTime: '07:00', endTime: '15:06' } }

test('the HR user Katrien can add a shift type with a break and a shift type without a break', async () => {
  const customerId = await givenCustomer(db)
  const first = await call(...add(customerId, early))
  expect(first.shiftTypeDtos).toMatchObject([{ ...shown, version: 1, active: true, archived: false }])
  const body = await call(
    ...add(customerId, {
      name: 'Late',
      labourTime: { startTime: '13:30', endTime: '21:45' },
      breakTime: { startTime: '', endTime: null },
    }),
  )
  expect(body.shiftTypeDtos).toMatchObject([{ name: 'Late', color: '#FFFFFF', breakTime: null }, { name: 'Vroege' }])
})

test('a night shift type can have its break after midnight', async () => {
  const night = {
    name: 'Nacht',
    labourTime: { startTime: '20:45', endTime: '06:45' },
    breakTime: { startTime: '01:00', endTime: '01:30' },
  }
  expect((await call(...add(await givenCustomer(db), night))).shiftTypeDtos).toMatchObject([night])
})

test.each([
  [
    'no field at all',
    {},
    {
      name: 'Het naam veld is verplicht',
      'labourTime.startTime': 'Het start veld is verplicht',
      'labourTime.endTime': 'Het einde veld is verplicht',
    },
  ],
  ['a long name', { ...early, name: 'x'.repeat(21) }, { name: 'Het naam veld mag niet meer dan 20 letters bevatten' }],
  ['the name of a colour', { ...early, color: 'blauw' }, { color: 'Het kleur veld is niet geldig' }],
  [
    'no end, and a break without end',
    { ...early, labourTime: { startTime: '07:00' }, breakTime: { startTime: '12:00' } },
    {
      'labourTime.endTime': 'Het einde veld is verplicht',
      'breakTime.endTime': 'Indien het begin pauze veld ingevuld is moet het einde pauze veld ook ingevuld worden',
    },
  ],
  [
    'a break without start',
    { ...early, breakTime: { startTime: null, endTime: '12:30' } },
    { 'breakTime.startTime': 'Indien het einde pauze veld ingevuld is moet het begin pauze veld ook ingevuld worden' },
  ],
  [
    'an end that equals its start',
    {
      ...early,
      labourTime: { startTime: '07:00', endTime: '07:00' },
      breakTime: { startTime: '12:00', endTime: '12:00' },
    },
    {
      'labourTime.endTime': 'Het einde veld mag niet dezelfde waarde hebben als het start veld',
      'breakTime.endTime': 'Het einde pauze veld mag niet dezelfde waarde hebben als het begin pauze veld',
    },
  ],
  [
    'a break outside the shift',
    { ...early, breakTime: { startTime: '15:00', endTime: '15:30' } },
    { breakTime: 'De pauze valt niet binnen de shift. Kies een pauze tussen begin en einde.' },
  ],
])('a shift type with %s is refused', async (_, body, errors) => {
  const answer = await refusedWith(katrien, addShiftType, { params: { id: await givenCustomer(db) }, body })
  expect(answer.status).toBe(422)
  expect(errorsOf(answer)).toEqual(errors)
})

test('when two users edit one shift type, the second save is refused, and the second user reads the changes of the first user', async () => {
  const customerId = await givenCustomer(db)
  const id = await givenShiftType(db, customerId)
  const edit = (body: object) =>
    request(katrien, editShiftType, { params: { id: customerId }, body: { ...early, id, version: 1, ...body } })
  const first = await call(...edit({ name: 'Vroege kort' }))
  expect(first.shiftTypeDtos).toMatchObject([{ id, version: 2, name: 'Vroege kort' }])
  const second = await refused(...edit({ name: 'Vroege lang' }))
  expect(second).toMatchObject({
    status: 409,
    code: 'stale',
    current: { id, name: 'Vroege kort', version: 2 },
    changedBy: 'Katrien Lauwers',
  })
})

test('an edit of a shift type without a colour keeps the old colour, and an edit without a break removes the break', async () => {
  const customerId = await givenCustomer(db)
  const id = await givenShiftType(db, customerId)
  const body = { id, name: 'Vroege', labourTime: early.labourTime }
  const edited = await call(katrien, editShiftType, { params: { id: customerId }, body })
  expect(edited.shiftTypeDtos).toMatchObject([{ id, color: '#C7E0F4', breakTime: null }])
})

test('HR can deactivate a shift type and activate it again', async () => {
  const customerId = await givenCustomer(db)
  const id = await givenShiftType(db, customerId)
  const set = (active: boolean) => call(katrien, toggleShiftType, { params: { id: customerId }, body: { id, active } })
  expect((await set(false)).shiftTypeDtos).toMatchObject([{ id, active: false }])
  expect((await set(true)).shiftTypeDtos).toMatchObject([{ id, active: true }])
  const audited = await db
    .selectFrom('audit_entries')
    .select(['action', 'changes'])
    .where('entity', '=', 'shift type')
    .where('entity_id', '=', id)
    .orderBy('id')
    .execute()
  expect(audited).toEqual([
    { action: 'deactivate shift type', changes: { active: [true, false] } },
    { action: 'activate shift type', changes: { active: [false, true] } },
  ])
})

test('HR cannot change an archived shift type', async () => {
  const customerId = await givenCustomer(db)
  const id = await givenShiftType(db, customerId)
  const body = await call(katrien, archiveShiftType, { params: { id: customerId, shiftTypeId: id } })
  expect(body.shiftTypeDtos).toMatchObject([{ id, archived: true }])
  expect((await refused(katrien, archiveShiftType, { params: { id: customerId, shiftTypeId: id } })).status).toBe(404)
  expect((await refused(katrien, editShiftType, { params: { id: customerId }, body: { ...early, id } })).status).toBe(
    404,
  )
})

test('a request for a shift type of another customer, or for an own shift type of a person, gets 404', async () => {
  const [customerId, other] = [await givenCustomer(db), await givenCustomer(db)]
  const id = await givenShiftType(db, other)
  const own = await givenShiftType(db, customerId)
  await db
    .updateTable('shift_types')
    .set({ owner_id: await givenPerson(db) })
    .where('id', '=', own)
    .execute()
  expect((await refused(katrien, editShiftType, { params: { id: customerId }, body: { ...early, id } })).status).toBe(
    404,
  )
  expect(
    (await refused(katrien, editShiftType, { params: { id: customerId }, body: { ...early, id: own } })).status,
  ).toBe(404)
  expect((await call(katrien, customer, { params: { id: customerId } })).shiftTypeDtos).toEqual([])
})
