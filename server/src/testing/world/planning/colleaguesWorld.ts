import { eachTest } from '../../eachTest.ts'
import { startTestApp } from '../../startTestApp.ts'
import { annaAtWork, givenColleague, type Colleague } from '../annaAtWork.ts'

export const DAY = '2026-11-26'

/**
 * Starts an app and, before each test, sets the clock and creates another Anna and her colleague Bert. In a test,
 * `world()`, `anna()` and `bert()` return the ones of this test.
 */
export async function colleaguesWorld(now: string) {
  const app = await startTestApp()
  const world = eachTest(() => {
    app.clock.set(now)
    return annaAtWork(app)
  })
  const anna = (): Colleague => ({ ...world().anna, contractId: world().contractId })

  const colleague = (fields: Partial<Parameters<typeof givenColleague>[1]> = {}) =>
    givenColleague(app, { customerId: world().customerId, ...fields })
  const bert = eachTest(() => colleague({ firstName: 'Bert', lastName: 'Aerts' }))
  return { ...app, world, anna, bert, colleague }
}
