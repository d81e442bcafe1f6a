import { addOrder, changeRate, contract, createContract, editOrder } from '@uurwerk/contract/contracts/contracts'
import { refusalToAddOrder } from '@uurwerk/domain/contracts/refusalToAddOrder'
import { refusalToChangeOrder } from '@uurwerk/domain/contracts/refusalToChangeOrder'
import { refusalToChangeRate } from '@uurwerk/domain/contracts/refusalToChangeRate'
import { addDays, toDay } from '@uurwerk/domain/time/day'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { call, refusalOf } from '../testing/call.ts'
import { sized } from '../testing/sized.ts'
import { hrWorld } from '../testing/world/people/hrWorld.ts'
import { givenCustomer, givenPerson } from '../testing/world/world.ts'

const { db, hr: katrien } = await hrWorld()

const start = toDay('2026-01-01')
const wish = fc.record({
  act: fc.constantFrom('add', 'add', 'change', 'rate'),
  from: fc.integer({ min: -20, max: 420 }),
  length: fc.option(fc.nat(120), { nil: null }),
  which: fc.nat(4),
})

test(
  'for random orders of a contract, the browser and the server give the same refusal',
  { tags: 'sized' },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('2026-12-31', null),
        fc.array(wish, { minLength: 8, maxLength: 16 }),
        async (endDate, wishes) => {
          const { id: contractId } = await call(katrien, createContract, {
            body: {
              userId: await givenPerson(db, { from: start }),
              customerId: await givenCustomer(db),
              startDate: start,
              endDate,
              order: { startDate: '2026-03-01', endDate: '2026-04-30', baseHourlyRate: 40 },
            },
          })
          const params = { contractId }
          for (const { act, from, length, which } of wishes) {
            const { facts } = await call(katrien, contract, { params })
            const day = addDays(start, from)
            const period = { start: day, end: length === null ? null : addDays(day, length) }
            const { id } = facts.orders[which % facts.orders.length]!
            const body = { startDate: period.start, endDate: period.end, baseHourlyRate: 41 }
            const [inBrowser, onServer] = {
              add: () => [refusalToAddOrder(facts, period), refusalOf(katrien, addOrder, { params, body })],
              change: () => [
                refusalToChangeOrder(facts, { id, period }),
                refusalOf(katrien, editOrder, { params, body: { ...body, id } }),
              ],
              rate: () => [
                refusalToChangeRate(facts.orders, day),
                refusalOf(katrien, changeRate, { params, body: { startDate: day, baseHourlyRate: 42 } }),
              ],
            }[act]() as [{ readonly code: string } | null, ReturnType<typeof refusalOf>]
            const problem = await onServer
            expect(problem?.code ?? null).toBe(inBrowser?.code ?? null)
            if (inBrowser !== null) expect(problem).toMatchObject({ ...inBrowser })
          }
        },
      ),
      { numRuns: sized(8, 150) },
    )
  },
)
