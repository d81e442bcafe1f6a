import { fillPattern, followPattern } from '@uurwerk/contract/planning/patterns/rotationPatterns'
import { expect, test } from 'vitest'
import { call, refused } from '../../testing/call.ts'
import { rotationWorld } from '../../testing/world/planning/rotationWorld.ts'
import { givenContract, givenPerson } from '../../testing/world/world.ts'

const { db, world, made, following, laying } = await rotationWorld()

test('HR cannot plan more than 10,000 shifts of patterns with one request', async () => {
  const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ week: 1, weekday, shiftId: world().early }))
  const patternId = await made({ weeks: 1, days: everyDay })
  const contractIds: number[] = []
  for (const index of Array(28).keys()) {
    const personId = await givenPerson(db, { firstName: `Nummer ${index}` })
    const contractId = await givenContract(db, { personId, customerId: world().customerId })
    await call(world().hr.call, followPattern, { params: { patternId }, body: { ...following(), contractId } })
    contractIds.push(contractId)
  }
  const { query, body: period } = laying('2026-12-01', '2027-12-01', { preview: 'true' })
  expect(await refused(world().hr.call, fillPattern, { query, body: { ...period, contractIds } })).toMatchObject({
    code: 'too_many_operations',
    most: 10_000,
  })
})
