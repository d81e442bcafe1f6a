import { createNeeds, editNeed, grantClaim, needs, withdrawNeed } from '@uurwerk/contract/planning/openShifts/needs'
import { claimOpenShift, openShifts, withdrawClaim } from '@uurwerk/contract/planning/openShifts/openShifts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { annaAtWork, type AnnaAtWork, type Colleague } from '../../testing/world/annaAtWork.ts'
import { call, refusalOf } from '../../testing/call.ts'
import { sized } from '../../testing/sized.ts'
import { startTestApp } from '../../testing/startTestApp.ts'
import { DAY, NOTHING, STEPS_AROUND, stepsAround, type Answers } from '../../testing/world/stepsAround.ts'

const app = await startTestApp()
const { colleague, stepAround } = stepsAround(app)
const period = { query: { from: DAY, to: DAY } }

const wish = fc.record({
  act: fc.constantFrom(
    ...(['claim', 'claim', 'claim', 'withdrawClaim', 'withdrawClaim', 'edit', 'withdraw', 'grant'] as const),
    ...STEPS_AROUND,
  ),
  by: fc.nat(1),
})
type Wish = typeof wish extends fc.Arbitrary<infer Value> ? Value : never

test(
  'for random open shifts and random steps, each action has the refusal that its call gives, or none when the step succeeds',
  { tags: 'sized' },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('first', 'hr'),
        fc.constantFrom(1, 2),
        fc.array(wish, { minLength: 4, maxLength: 10 }),
        async (grants, places, wishes) => {
          app.clock.set('2026-11-23T09:00:00Z')
          const world = await annaAtWork(app)
          const { customerId, early: shiftTypeId } = world
          const bert = await colleague(world)
          const body = { customerId, shiftTypeId, days: [DAY], places, grants }
          const [needId] = (await call(world.hr.call, createNeeds, { body })).ids
          for (const wanted of wishes) {
            const person = wanted.by === 0 ? { ...world.anna, contractId: world.contractId } : bert
            const [action, onServer] = await attempt(world, person, { ...wanted, needId: needId! })
            expect(onServer?.code ?? null).toBe(action?.code ?? null)
            if (action !== null) expect(onServer).toMatchObject({ ...action })
          }
        },
      ),
      { numRuns: sized(8, 50) },
    )
  },
)

/**
 * Does one step of the test. Returns two refusals: the refusal that the list on the screen gives for this step, and the
 * refusal of the server to the call. Each is null when there is no refusal.
 */
async function attempt(
  world: AnnaAtWork,
  person: Colleague,
  { act, needId }: Wish & { readonly needId: number },
): Promise<Answers> {
  const { hr } = world
  const { call: caller, contractId } = person
  const own = (await call(caller, openShifts, period))._embedded.openShiftDtoList.find(({ id }) => id === needId)
  const need = (await call(hr.call, needs, period))._embedded.needDtoList.find(({ id }) => id === needId)
  // A withdrawn open shift without shifts is in no list.
  if (need === undefined) return NOTHING
  const params = { needId }
  switch (act) {
    case 'claim':
      return own === undefined
        ? NOTHING
        : [own.actions.claim, await refusalOf(caller, claimOpenShift, { params, body: { contractId } })]
    case 'withdrawClaim':
      // The server answers 404 to a person who never claimed the open shift. No screen offers this step to such a
      // person.
      return own?.claim == null ? NOTHING : [own.actions.withdraw, await refusalOf(caller, withdrawClaim, { params })]
    case 'edit':
      return [
        need.actions.edit,
        await refusalOf(hr.call, editNeed, {
          params,
          body: { version: need.version, places: Math.max(1, need.filled) },
        }),
      ]
    case 'withdraw':
      return [need.actions.withdraw, await refusalOf(hr.call, withdrawNeed, { params, body: {} })]
    case 'grant':
      for (const { id: claimId } of need.claims) await refusalOf(hr.call, grantClaim, { params, body: { claimId } })
      return NOTHING
    default:
      return stepAround(world, person, act)
  }
}
