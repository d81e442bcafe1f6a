import { bookAbsenceFor } from '@uurwerk/contract/absences/absences'
import { planShift, removeAllPlannedShifts } from '@uurwerk/contract/planning/plannedMonth'
import {
  acceptSwap,
  approveSwap,
  askSwap,
  declineSwap,
  refuseSwap,
  swaps,
  swapsForHr,
  withdrawSwap,
} from '@uurwerk/contract/planning/swaps'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { annaAtWork, type AnnaAtWork } from '../../testing/world/annaAtWork.ts'
import { call, refusalOf } from '../../testing/call.ts'
import { givenConfirmed } from '../../testing/world/people/leave.ts'
import { sized } from '../../testing/sized.ts'
import { startTestApp, type Caller } from '../../testing/startTestApp.ts'
import { givenContract, givenPerson } from '../../testing/world/world.ts'

const app = await startTestApp()
const yearMonth = toYearMonth('2026-11')
const DAY = '2026-11-26'
/** The ids of the contracts whose month is confirmed. */
const confirmed = new Set<number>()

const wish = fc.record({
  act: fc.constantFrom(
    ...(['accept', 'accept', 'decline', 'withdraw', 'approve', 'approve', 'refuse'] as const),
    ...(['absent', 'plan', 'confirm', 'remove', 'late'] as const),
  ),
  by: fc.nat(2),
})
type Wish = typeof wish extends fc.Arbitrary<infer Value> ? Value : never
type Person = { readonly id: number; readonly call: Caller; readonly contractId: number }

test(
  'for random swaps and random steps, an action is null exactly when the step succeeds, and otherwise it is the refusal',
  { tags: 'sized' },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        fc.boolean(),
        fc.array(wish, { minLength: 3, maxLength: 8 }),
        async (isOpen, isExchange, wishes) => {
          app.clock.set('2026-11-23T09:00:00Z')
          const world = await annaAtWork(app)
          const people = [
            { ...world.anna, contractId: world.contractId },
            await colleague(world),
            await colleague(world),
          ]
          const [anna, bert] = people as [Person, Person]
          const shiftId = await planned(world, anna)
          const otherShiftId = isExchange && !isOpen ? await planned(world, bert) : null
          await call(anna.call, askSwap, { body: { shiftId, personId: isOpen ? null : bert.id, otherShiftId } })
          for (const wanted of wishes) {
            const [action, onServer] = await attempt(world, people, wanted)
            expect(onServer?.code ?? null).toBe(action?.code ?? null)
            if (action !== null) expect(onServer).toMatchObject({ ...action })
          }
        },
      ),
      { numRuns: sized(8, 60) },
    )
  },
)

async function colleague({ customerId }: AnnaAtWork): Promise<Person> {
  const id = await givenPerson(app.db, { firstName: 'Bert', lastName: 'Aerts' })
  return { id, call: await app.as(id), contractId: await givenContract(app.db, { personId: id, customerId }) }
}

async function planned({ early }: AnnaAtWork, { call: caller, contractId }: Person): Promise<number> {
  const month = await call(caller, planShift, {
    params: { contractId, yearMonth },
    body: { startDate: DAY, shiftId: early },
  })
  return month.plannedShiftDtos[0]!.id
}

/**
 * Does one step as a person. Returns the action for this step in the list on the screen, and the refusal of the call.
 */
async function attempt(world: AnnaAtWork, people: readonly Person[], { act, by }: Wish): Promise<Answers> {
  const person = people[by]!
  const { id: userId, contractId } = person
  const swapId = await lastSwapOf(people[0]!)
  const params = { swapId }
  const own = (await call(person.call, swaps))._embedded.swapDtoList.find(({ id }) => id === swapId)
  const ofHr = (await call(world.hr.call, swapsForHr))._embedded.swapDtoList.find(({ id }) => id === swapId)
  const hr = world.hr.call
  switch (act) {
    case 'accept':
      return own === undefined ? NOTHING : [own.actions.accept, await refusalOf(person.call, acceptSwap, { params })]
    case 'decline':
      return own === undefined ? NOTHING : [own.actions.decline, await refusalOf(person.call, declineSwap, { params })]
    case 'withdraw':
      return own === undefined
        ? NOTHING
        : [own.actions.withdraw, await refusalOf(person.call, withdrawSwap, { params })]
    case 'approve':
      return ofHr === undefined ? NOTHING : [ofHr.actions.approve, await refusalOf(hr, approveSwap, { params })]
    case 'refuse':
      return ofHr === undefined ? NOTHING : [ofHr.actions.refuse, await refusalOf(hr, refuseSwap, { params, body: {} })]
    case 'absent':
      await refusalOf(hr, bookAbsenceFor, {
        params: { userId, yearMonth },
        body: { dayOfMonth: 26, absenceCategory: 'SICK_LEAVE', fullDay: true },
      })
      return NOTHING
    case 'plan':
      await refusalOf(person.call, planShift, {
        params: { contractId, yearMonth },
        body: { startDate: DAY, shiftId: world.night },
      })
      return NOTHING
    case 'remove':
      await refusalOf(person.call, removeAllPlannedShifts, { params: { contractId, yearMonth } })
      return NOTHING
    case 'confirm':
      if (!confirmed.has(contractId)) await givenConfirmed(app.db, { contractId, month: yearMonth })
      confirmed.add(contractId)
      return NOTHING
    case 'late':
      app.clock.set('2026-11-25T12:00:00Z')
      return NOTHING
  }
}

type Answers = readonly [action: { readonly code: string } | null, onServer: Awaited<ReturnType<typeof refusalOf>>]
const NOTHING: Answers = [null, null]

async function lastSwapOf({ id }: Person): Promise<number> {
  const swap = app.db.selectFrom('swaps').select('swaps.id').where('swaps.person_id', '=', id)
  return (await swap.executeTakeFirstOrThrow()).id
}
