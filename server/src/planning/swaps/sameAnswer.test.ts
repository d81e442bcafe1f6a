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
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { annaAtWork, type AnnaAtWork, type Colleague } from '../../testing/world/annaAtWork.ts'
import { call, refusalOf } from '../../testing/call.ts'
import { sized } from '../../testing/sized.ts'
import { startTestApp } from '../../testing/startTestApp.ts'
import { DAY, NOTHING, STEPS_AROUND, stepsAround, yearMonth, type Answers } from '../../testing/world/stepsAround.ts'

const app = await startTestApp()
const { colleague, stepAround } = stepsAround(app)

const wish = fc.record({
  act: fc.constantFrom(
    ...(['accept', 'accept', 'decline', 'withdraw', 'approve', 'approve', 'refuse', 'remove'] as const),
    ...STEPS_AROUND,
  ),
  by: fc.nat(2),
})
type Wish = typeof wish extends fc.Arbitrary<infer Value> ? Value : never

test(
  'for random swaps and random steps, each action has the refusal that its call gives, or none when the step succeeds',
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
          const [anna, bert] = people as [Colleague, Colleague]
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
      { numRuns: sized(8, 40) },
    )
  },
)

async function planned({ early }: AnnaAtWork, { call: caller, contractId }: Colleague): Promise<number> {
  const month = await call(caller, planShift, {
    params: { contractId, yearMonth },
    body: { startDate: DAY, shiftId: early },
  })
  return month.plannedShiftDtos[0]!.id
}

/**
 * Does one step of the test. Returns two refusals: the refusal that the list on the screen gives for this step, and the
 * refusal of the server to the call. Each is null when there is no refusal.
 */
async function attempt(world: AnnaAtWork, people: readonly Colleague[], { act, by }: Wish): Promise<Answers> {
  const person = people[by]!
  const { contractId } = person
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
    case 'remove':
      await refusalOf(person.call, removeAllPlannedShifts, { params: { contractId, yearMonth } })
      return NOTHING
    default:
      return stepAround(world, person, act)
  }
}

async function lastSwapOf({ id }: Colleague): Promise<number> {
  const swap = app.db.selectFrom('swaps').select('swaps.id').where('swaps.person_id', '=', id)
  return (await swap.executeTakeFirstOrThrow()).id
}
