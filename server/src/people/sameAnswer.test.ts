import { addRecupBonus, correctRecup } from '@uurwerk/contract/balances/balances'
import { addPartTimeRecord, updatePartTimeRecord } from '@uurwerk/contract/people/partTime'
import { person } from '@uurwerk/contract/people/people'
import { refusalToAdjustRecup } from '@uurwerk/domain/balances/recup/refusalToAdjustRecup'
import { NO_BASIS_POINTS } from '@uurwerk/domain/money/basisPoints'
import { refusalToAddPartTimeRecord } from '@uurwerk/domain/people/partTime/refusalToAddPartTimeRecord'
import { refusalToChangePartTimeRecord } from '@uurwerk/domain/people/partTime/refusalToChangePartTimeRecord'
import { addDays, toDay } from '@uurwerk/domain/time/day'
import { firstDayOf, lastDayOf, monthOf } from '@uurwerk/domain/time/yearMonth'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { annaAtWork } from '../testing/world/annaAtWork.ts'
import { call, refusalOf } from '../testing/call.ts'
import { sized } from '../testing/sized.ts'
import { startTestApp } from '../testing/startTestApp.ts'
import { givenPerson } from '../testing/world/world.ts'

const app = await startTestApp()

const wish = fc.record({
  act: fc.constantFrom('add', 'add', 'change', 'change', 'bonus', 'correction'),
  start: fc.integer({ min: -40, max: 1100 }),
  length: fc.option(fc.integer({ min: 1, max: 300 }), { nil: null }),
  which: fc.nat(4),
})

test(
  'for random part-time records and random recuperation, the browser and the server give the same refusal',
  { tags: 'sized' },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('employee' as const, 'employee' as const, 'independent' as const),
        fc.option(fc.constant('2025-06-30'), { nil: undefined }),
        fc.array(wish, { minLength: 6, maxLength: 14 }),
        async (kind, until, wishes) => {
          const { hr } = await annaAtWork(app)
          const id = await givenPerson(app.db, { kind, from: '2024-01-01', ...(until && { until }) })
          for (const { act, start: offset, length, which } of wishes) {
            const params = { id }
            const { facts, version } = await call(hr.call, person, { params })
            const day = addDays(toDay('2024-01-01'), offset)
            const period = { start: day, end: length === null ? null : addDays(day, length) }
            const record = facts.records[which % facts.records.length]!
            const body = { percentage: 60 + which, startDate: period.start, endDate: period.end, version }
            const month = monthOf(day)
            const [inBrowser, onServer] = {
              add: () => [
                refusalToAddPartTimeRecord(facts, period),
                refusalOf(hr.call, addPartTimeRecord, { params, body }),
              ],
              change: () => [
                refusalToChangePartTimeRecord(facts.records, { id: record.id, percentage: NO_BASIS_POINTS, period }),
                refusalOf(hr.call, updatePartTimeRecord, { params, body: { ...body, id: record.id } }),
              ],
              bonus: () => [
                refusalToAdjustRecup(facts, { start: day, end: day }),
                refusalOf(hr.call, addRecupBonus, {
                  params: { userId: id },
                  body: { date: day, hours: 1, reason: 'extra' },
                }),
              ],
              correction: () => [
                refusalToAdjustRecup(facts, { start: firstDayOf(month), end: lastDayOf(month) }),
                refusalOf(hr.call, correctRecup, { params, body: { yearMonth: month, hours: 1, reason: 'fout' } }),
              ],
            }[act]() as [{ readonly code: string } | null, ReturnType<typeof refusalOf>]
            const problem = await onServer
            expect(problem?.code ?? null).toBe(inBrowser?.code ?? null)
            if (inBrowser !== null) expect(problem).toMatchObject({ ...inBrowser })
          }
        },
      ),
      { numRuns: sized(8, 50) },
    )
  },
)
