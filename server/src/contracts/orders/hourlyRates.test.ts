import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { hourlyRatesInfo } from '@uurwerk/contract/contracts/hourlyRates'
import { expect, test } from 'vitest'
import { call } from '../../testing/call.ts'
import { hrWorld } from '../../testing/world/people/hrWorld.ts'
import { givenContract, givenCustomer, givenPerson } from '../../testing/world/world.ts'

const { db, hr: katrien } = await hrWorld()

type Rates = { contractId: number; customerName: string; internal: boolean; hourlyRatesPerDay: (number | null)[] }
type OfPerson = { userId: number; userName: string; hourlyRatesInfo: Rates[] }

const ratesIn = async (month: string) => {
  const body = await call(katrien, hourlyRatesInfo, { params: { yearMonth: toYearMonth(month) } })
  const people: OfPerson[] = body.usersWithHourlyRateInfo
  const of = (personId: number) => people.find(({ userId }) => userId === personId)
  return { days: body.nrOfDaysInMonth, of }
}

const givenOrder = (contract_id: number, start_on: string, end_on: string | null, base_rate_cents: number) =>
  db.insertInto('orders').values({ contract_id, start_on, end_on, base_rate_cents }).execute()

test('each day has the rate of the order on that day, and a day without an order has no rate', async () => {
  const personId = await givenPerson(db, { firstName: 'Anna', lastName: 'Peeters' })
  const customerId = await givenCustomer(db, { internal: true })
  const contractId = await givenContract(db, { personId, customerId, from: '2026-02-03', rateCents: null })
  await givenOrder(contractId, '2026-02-03', '2026-02-09', 4000)
  await givenOrder(contractId, '2026-02-11', null, 4250)
  const { days, of } = await ratesIn('2026-02')
  expect(days).toBe(28)
  expect(of(personId)).toMatchObject({ userName: 'Anna Peeters', hourlyRatesInfo: [{ contractId, internal: true }] })
  const { hourlyRatesPerDay } = of(personId)!.hourlyRatesInfo[0]!
  expect(hourlyRatesPerDay).toEqual([
    null,
    null,
    ...Array.from({ length: 7 }, () => 40),
    null,
    ...Array.from({ length: 18 }, () => 42.5),
  ])
})

test('the list of hourly rates contains a person with two contracts once, and no rate after the employment', async () => {
  const personId = await givenPerson(db, { firstName: 'Bert', until: '2026-11-10' })
  const [first, second] = [
    await givenContract(db, { personId, customerId: await givenCustomer(db, { name: 'AZ Aalst' }) }),
    await givenContract(db, { personId, customerId: await givenCustomer(db, { name: 'AZ Brugge' }), rateCents: 5000 }),
  ]
  const november = (await ratesIn('2026-11')).of(personId)!
  expect(november.hourlyRatesInfo.map(({ contractId }) => contractId)).toEqual([first, second])
  expect(november.hourlyRatesInfo[1]!.hourlyRatesPerDay.slice(9, 11)).toEqual([50, null])
  expect((await ratesIn('2026-12')).of(personId)).toBeUndefined()
})
