import { eachTest } from '../../eachTest.ts'
import { startTestApp, type Caller } from '../../startTestApp.ts'
import { annaAtWork } from '../annaAtWork.ts'
import { givenContract, givenPerson } from '../world.ts'

export const DAY = '2026-11-26'

export type Colleague = { readonly id: number; readonly call: Caller; readonly contractId: number }

/**
 * Starts an app and, before each test, sets the clock and creates another Anna and her colleague Bert. In a test,
 * `world()`, `anna()` and `bert()` return the ones of this test.
 */
export async function colleaguesWorld(now: string) {
  const app = await startTestApp()
  const { db, as, clock } = app
  const world = eachTest(() => {
    clock.set(now)
    return annaAtWork(app)
  })
  const anna = (): Colleague => ({ ...world().anna, contractId: world().contractId })

  async function colleague(
    fields: Parameters<typeof givenPerson>[1] = {},
    customerId = world().customerId,
  ): Promise<Colleague> {
    const id = await givenPerson(db, fields)
    return { id, call: await as(id), contractId: await givenContract(db, { personId: id, customerId }) }
  }

  const bert = eachTest(() => colleague({ firstName: 'Bert', lastName: 'Aerts' }))
  return { ...app, world, anna, bert, colleague }
}
