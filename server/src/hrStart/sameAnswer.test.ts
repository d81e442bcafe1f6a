import { hrStart, remind, type Reminders } from '@uurwerk/contract/hrStart/hrStart'
import { sentenceOf, type RefusalOf } from '@uurwerk/contract/problems'
import { contractMonths } from '@uurwerk/contract/timesheets/contractMonths'
import { addDays, toDay } from '@uurwerk/domain/time/day'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { listedState } from '@uurwerk/domain/timesheets/listedState'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { call } from '../testing/call.ts'
import { givenSeller } from '../testing/world/invoicing/invoicingWorld.ts'
import { sized } from '../testing/sized.ts'
import { hrWorld } from '../testing/world/people/hrWorld.ts'
import { givenCustomer, givenPersonAtWork } from '../testing/world/world.ts'

const today = toDay('2026-11-20')
const { db, hr: katrien } = await hrWorld(`${today}T09:00:00Z`)
await givenSeller(db)

const somebody = fc.record({
  left: fc.option(fc.integer({ min: -120, max: 30 }), { nil: null }),
  isReminded: fc.boolean(),
})

test(
  'for random people and months, HR’s screen shows the same refusal to remind a person as the server gives, or no refusal when the server sends the reminder',
  { tags: 'sized' },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('2026-09', '2026-10', '2026-11', '2026-12'),
        fc.array(somebody, { minLength: 2, maxLength: 5 }),
        async (month, people) => {
          const params = { yearMonth: toYearMonth(month) }
          const customerId = await givenCustomer(db)
          const ids: number[] = []
          /**
           * The people of this test who are employed in the month. Of the people of this test, HR’s lists must contain
           * exactly these.
           */
          const atWork: number[] = []
          for (const { left, isReminded } of people) {
            const until = left === null ? null : addDays(today, left)
            const { personId } = await givenPersonAtWork(db, { customerId, until })
            ids.push(personId)
            if (until === null || until >= `${month}-01`) atWork.push(personId)
            if (isReminded)
              await call(katrien, remind, {
                params: { yearMonth: toYearMonth('2026-08') },
                body: { userIds: [personId] },
              })
          }
          const { missing } = await call(katrien, hrStart, { params })
          const { actions, _embedded } = await call(katrien, contractMonths, { params })
          const { skipped } = await call(katrien, remind, { params, body: { userIds: ids } })
          const rows = _embedded.contractWithTimeSheetInfoDtoList.filter(({ userId }) => ids.includes(userId))
          const missingHere = missing.filter(({ userId }) => ids.includes(userId))
          expect(rows.map(({ userId }) => userId).toSorted(ascending)).toEqual(atWork)
          expect(missingHere.map(({ userId }) => userId).toSorted(ascending)).toEqual(atWork)
          for (const person of missingHere) {
            expect(refusalIn(skipped, person)).toEqual(inWords(person.actions.remind))
          }
          for (const row of rows) {
            expect(refusalIn(skipped, row)).toEqual(inWords(row.noReminder ?? actions[listedState(row)]!.remind))
          }
        },
      ),
      { numRuns: sized(8, 100) },
    )
  },
)

const ascending = (one: number, other: number) => one - other

/** The code and the sentence of a refusal, to compare two refusals. The sentence contains the facts of the refusal. */
const inWords = (refusal: RefusalOf | null) =>
  refusal === null ? null : { code: refusal.code, message: sentenceOf(refusal) }

function refusalIn(skipped: Reminders['skipped'], { userId: wanted }: { readonly userId: number }) {
  const found = skipped.find(({ userId }) => userId === wanted)
  return found === undefined ? null : { code: found.code, message: found.message }
}
