import { customer } from '@uurwerk/contract/customers/customers'
import { beforeAll, expect, test } from 'vitest'
import { call } from '../../testing/call.ts'
import { importing, tableOf } from '../../testing/world/movingIn.ts'
import { hrWorld } from '../../testing/world/people/hrWorld.ts'
import { givenCustomer } from '../../testing/world/world.ts'

const app = await hrWorld()
const { hr } = app
let customerId: number
let name: string

beforeAll(async () => {
  customerId = await givenCustomer(app.db)
  name = (await call(hr, customer, { params: { id: customerId } })).name
})

const HEADER = ['Klant', 'Shift', 'Van', 'Tot', 'Begin pauze', 'Einde pauze', 'Kleur']
const importTypes = (rows: readonly (readonly string[])[], options = {}) =>
  call(...importing(hr, 'shiftTypes', tableOf(HEADER, rows), options))

test('the import of shift types adds times, break and colour; an existing name gives a warning, and another colour is reported as a difference', async () => {
  const early = [name.toUpperCase(), 'Vroege', '7u', '15:06', '12:00', '12:30', 'Geel']
  const night = [name, 'Nacht', '22:00', '06:00', '', '', '#bbd8ff']
  const namesake = [name, 'vroege', '06:30', '14:36', '', '', '']
  const report = await importTypes([early, night, namesake])
  expect(report).toMatchObject({ made: 3, errors: [], warnings: [{ row: 4, column: 'Shift', value: 'vroege' }] })
  const { shiftTypeDtos } = await call(hr, customer, { params: { id: customerId } })
  expect(shiftTypeDtos).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ name: 'Vroege', color: '#FFE48A' }),
      expect.objectContaining({ name: 'Nacht', color: '#BBD8FF', breakTime: null }),
      expect.objectContaining({ name: 'vroege', color: '#FFFFFF' }),
    ]),
  )
  const again = await importTypes([early.with(6, 'rood'), night, namesake])
  expect(again).toMatchObject({ made: 0, unchanged: 2, errors: [] })
  expect(again.differing[0]?.fields).toEqual([{ column: 'Kleur', stored: '#FFE48A', entered: '#FFB3B3' }])
})

test('the preview of shift types finds unknown customers, a break outside the shift and a name that is too long', async () => {
  const { errors } = await importTypes(
    [
      ['Niemand', 'Vroege', '07:00', '15:00', '', '', ''],
      [name, 'Laat', '14:00', '22:00', '06:00', '06:30', ''],
      [name, 'Een naam die veel te lang is', '14:00', 'laat', '', '', 'regenboog'],
    ],
    { preview: true },
  )
  expect(errors.map(({ row, column }) => [row, column])).toEqual([
    [2, 'Klant'],
    [3, 'Begin pauze'],
    [4, 'Shift'],
    [4, 'Tot'],
    [4, 'Kleur'],
  ])
})
