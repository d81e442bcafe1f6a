import { describe, expect, test } from 'vitest'
import { refused } from '../../testing/call.ts'
import { ledgerOf } from '../../testing/world/people/leave.ts'
import { givenPerson } from '../../testing/world/world.ts'
import { newYearWorld } from '../../testing/world/people/newYearWorld.ts'

const { db, newYear, run, cells, lastYear } = await newYearWorld()

describe('people and requests that a new-year run does not accept', () => {
  test('a new-year run skips self-employed people, former employees and later employees, and gives the reason for each person', async () => {
    const people = [
      await givenPerson(db, { kind: 'independent' }),
      await givenPerson(db, { until: '2026-12-31' }),
      await givenPerson(db, { from: '2027-01-01' }),
    ]
    const { rows } = await run({ userIds: people })
    expect(people.map((id) => rows.find(({ userId }) => userId === id)?.skipped)).toEqual([
      'independent',
      'left',
      'not_yet_employed',
    ])
    for (const personId of people) expect(await ledgerOf(db, personId)).toEqual([])
  })

  test('a new-year run with a transfer of more days than are left is refused completely, and the refusal shows the person', async () => {
    const [anna, bea] = [await givenPerson(db), await givenPerson(db, { firstName: 'Bea' })]
    await lastYear(bea, 'STATUTORY_VACATION', 2)
    const transfers = [{ userId: bea, days: 2.5 }]
    expect(await refused(...newYear({ userIds: [anna, bea], transfers }))).toMatchObject({
      status: 409,
      code: 'transfer_exceeds_left',
      message: 'Bea Peeters kan hoogstens 2 dagen overdragen. Pas de overdracht aan.',
    })
    expect(await cells(anna, 2027)).toEqual({})
  })

  test.each([2026, 2028])(
    'HR cannot begin the leave of the year %s, because it is too early or too late for that year',
    async (year) => {
      expect((await refused(...newYear({}, { year, preview: true }))).code).toBe('new_year_not_open')
    },
  )

  test('a new-year run is refused when HR chooses an unknown person or gives a transfer for an unknown person', async () => {
    expect((await refused(...newYear({ userIds: [999_999] }))).status).toBe(404)
    const transfers = [{ userId: 999_999, days: 1 }]
    expect((await refused(...newYear({ transfers }, { preview: true }))).status).toBe(404)
  })

  test('a transfer of a quarter of a day to the new year is refused', async () => {
    const refusal = await refused(...newYear({ transfers: [{ userId: 1, days: 0.25 }] }))
    expect(refusal).toMatchObject({ status: 422, errors: [{ path: 'transfers.0.days' }] })
  })

  test('a new-year run with two transfers for one person is refused', async () => {
    const anna = await givenPerson(db)
    await lastYear(anna, 'STATUTORY_VACATION', 5)
    const transfers = [
      { userId: anna, days: 1 },
      { userId: anna, days: 2 },
    ]
    const refusal = await refused(...newYear({ transfers }))
    expect(refusal).toMatchObject({ status: 422, errors: [{ path: 'transfers.1.userId' }] })
    expect(await cells(anna, 2027)).toEqual({})
  })
})
