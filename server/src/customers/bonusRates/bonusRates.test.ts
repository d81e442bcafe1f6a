import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/startTestApp.ts'
import { statusesOf } from '../../testing/statusesOf.ts'
import { givenCustomer, givenPerson } from '../../testing/world.ts'

const { db, as } = await startTestApp()
const katrien = await as(await givenPerson(db, { firstName: 'Katrien', roles: ['ROLE_ADMIN'] }))

test('the bonus types are listed with the rate of a new customer', async () => {
  const { body } = await katrien.get('/administration/bonusRate')
  expect(body._embedded.bonusTypeList).toContainEqual({ bonusType: 'SATURDAY', defaultPercentage: 26 })
  expect(body._embedded.bonusTypeList).toHaveLength(7)
})

test('a rate is added once, changed and removed', async () => {
  const id = await givenCustomer(db, { rates: {} })
  const late = { bonusType: 'LATE', percentage: 20.5 }
  const added = await katrien.post(`/administration/customer/${id}/bonusRate`, { body: late })
  expect(added).toMatchObject({ status: 201, body: { bonusRateDtos: [late] } })
  expect(await katrien.post(`/administration/customer/${id}/bonusRate`, { body: late })).toMatchObject({
    status: 409,
    body: { code: 'bonus_rate_exists' },
  })
  const changed = await katrien.patch(`/administration/customer/${id}/updateBonusRate`, {
    body: { ...late, percentage: 15 },
  })
  expect(changed.body.bonusRateDtos).toEqual([{ bonusType: 'LATE', percentage: 15 }])
  const removed = await katrien.post(`/administration/customer/${id}/removeBonusRate`, {
    body: { ...late, percentage: 15 },
  })
  expect(removed.body.bonusRateDtos).toEqual([])
  expect(await katrien.patch(`/administration/customer/${id}/updateBonusRate`, { body: late })).toMatchObject({
    status: 404,
    body: { code: 'bonus_rate_missing' },
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

test('a customer has links to change the rates that it has', async () => {
  const linksOf = async (id: number) =>
    Object.keys((await katrien.get(`/administration/customer/${id}`)).body._links).filter((name) =>
      name.endsWith('Rate'),
    )
  expect(await linksOf(await givenCustomer(db, { rates: {} }))).toEqual(['bonusRate'])
  expect(await linksOf(await givenCustomer(db))).toEqual(expect.arrayContaining(['updateBonusRate', 'removeBonusRate']))
})

test('when one rate is added twice at once, it exists once', async () => {
  const id = await givenCustomer(db, { rates: {} })
  const body = { bonusType: 'NIGHT', percentage: 35 }
  const answers = await Promise.all(
    [1, 2].map(() => katrien.post(`/administration/customer/${id}/bonusRate`, { body })),
  )
  expect(statusesOf(answers)).toEqual([201, 409])
})

test('all rates are replaced together, as a list or under its name', async () => {
  const id = await givenCustomer(db)
  const rates = [{ bonusType: 'CALLOUT24', percentage: 0 }]
  const replace = async (body: unknown) =>
    (await katrien.put(`/administration/customer/${id}/replaceBonusRates`, { body })).body.bonusRateDtos
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
])('the rate %j is refused', async (body, path, message) => {
  const answer = await katrien.post(`/administration/customer/${await givenCustomer(db)}/bonusRate`, { body })
  expect(answer).toMatchObject({ status: 422, body: { errors: [{ path, message }] } })
})

test('a type that is twice in a list is refused at its second position', async () => {
  const body = [1, 2].map((percentage) => ({ bonusType: 'LATE', percentage }))
  const answer = await katrien.put(`/administration/customer/${await givenCustomer(db)}/replaceBonusRates`, { body })
  expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: 'bonusRatesList.1.bonusType' }] } })
})
