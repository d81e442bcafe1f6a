import {
  addBonusRate,
  bonusRateTypes,
  editBonusRate,
  removeBonusRate,
  replaceBonusRates,
} from '@uurwerk/contract/customers/bonusRates'
import { customer } from '@uurwerk/contract/customers/customers'
import { expect, test } from 'vitest'
import { call, outcomeOf, refused, refusedWith } from '../../testing/call.ts'
import { hrWorld } from '../../testing/world/people/hrWorld.ts'
import { statusesOf } from '../../testing/statusesOf.ts'
import { givenCustomer } from '../../testing/world/world.ts'

const { db, hr: katrien } = await hrWorld()

test('the list of bonus types contains the default percentage of each type for a new customer', async () => {
  const body = await call(katrien, bonusRateTypes)
  expect(body._embedded.bonusTypeList).toContainEqual({ bonusType: 'SATURDAY', defaultPercentage: 26 })
  expect(body._embedded.bonusTypeList).toHaveLength(7)
})

test('HR can add, change and remove a bonus rate, and cannot add a bonus type that the customer already has', async () => {
  const id = await givenCustomer(db, { rates: {} })
  const late = { bonusType: 'LATE', percentage: 20.5 } as const
  const added = await call(katrien, addBonusRate, { params: { id }, body: late })
  expect(added).toMatchObject({ bonusRateDtos: [late] })
  expect(await refused(katrien, addBonusRate, { params: { id }, body: late })).toMatchObject({
    status: 409,
    code: 'bonus_rate_exists',
  })
  const changed = await call(katrien, editBonusRate, { params: { id }, body: { ...late, percentage: 15 } })
  expect(changed.bonusRateDtos).toEqual([{ bonusType: 'LATE', percentage: 15 }])
  const removed = await call(katrien, removeBonusRate, { params: { id }, body: late })
  expect(removed.bonusRateDtos).toEqual([])
  expect(await refused(katrien, editBonusRate, { params: { id }, body: late })).toMatchObject({
    status: 404,
    code: 'bonus_rate_missing',
  })
  const audited = await db
    .selectFrom('audit_entries')
    .select(['action', 'changes'])
    .where('entity_id', '=', id)
    .orderBy('id')
    .execute()
  expect(audited).toEqual([
    { action: 'add bonus rate', changes: { LATE: [null, 2050] } },
    { action: 'edit bonus rate', changes: { LATE: [2050, 1500] } },
    { action: 'remove bonus rate', changes: { LATE: [1500, null] } },
  ])
})

test('the answer about a customer has links to change its existing bonus rates', async () => {
  const linksOf = async (id: number) =>
    Object.keys((await call(katrien, customer, { params: { id } }))._links ?? {}).filter((name) =>
      name.endsWith('Rate'),
    )
  expect(await linksOf(await givenCustomer(db, { rates: {} }))).toEqual(['bonusRate'])
  expect(await linksOf(await givenCustomer(db))).toEqual(expect.arrayContaining(['updateBonusRate', 'removeBonusRate']))
})

test('when two requests add one bonus rate at once, the customer has it once', async () => {
  const id = await givenCustomer(db, { rates: {} })
  const body = { bonusType: 'NIGHT', percentage: 35 } as const
  const answers = await Promise.all([1, 2].map(() => outcomeOf(katrien, addBonusRate, { params: { id }, body })))
  expect(statusesOf(answers)).toEqual([201, 409])
})

test('HR can replace all bonus rates of a customer in one request, with either of the two accepted forms of the request body', async () => {
  const id = await givenCustomer(db)
  const rates = [{ bonusType: 'CALLOUT24', percentage: 0 }]
  const replace = async (body: unknown) =>
    (await call(katrien, replaceBonusRates, { params: { id }, body })).bonusRateDtos
  expect(await replace(rates)).toEqual(rates)
  expect(await replace({ bonusRateDtos: [] })).toEqual([])
  expect(await replace({ bonusRatesList: rates })).toEqual(rates)
})

test.each([
  [{ percentage: 10 }, 'bonusType', 'Het bonustype veld is verplicht'],
  [{ bonusType: 'LATE' }, 'percentage', 'Het percentage veld is verplicht'],
  [{ bonusType: 'LATE', percentage: -1 }, 'percentage', 'Het percentage veld moet minstens 0 zijn'],
  [
    { bonusType: 'LATE', percentage: 10.555 },
    'percentage',
    'Het percentage veld mag hoogstens 2 cijfers na de komma hebben',
  ],
])('the bonus rate %j is refused', async (body, path, message) => {
  const answer = await refusedWith(katrien, addBonusRate, { params: { id: await givenCustomer(db) }, body })
  expect(answer).toMatchObject({ status: 422, errors: [{ path, message }] })
})

test('when a list of bonus rates contains a type twice, the error is at its second position', async () => {
  const body = [1, 2].map((percentage) => ({ bonusType: 'LATE', percentage }))
  const answer = await refused(katrien, replaceBonusRates, { params: { id: await givenCustomer(db) }, body })
  expect(answer).toMatchObject({ status: 422, errors: [{ path: 'bonusRatesList.1.bonusType' }] })
})
