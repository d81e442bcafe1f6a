import { beforeEach } from 'vitest'
import { startTestApp, type Caller } from '../../startTestApp.ts'
import { annaAtWork, type AnnaAtWork } from '../annaAtWork.ts'
import { givenContract, givenPerson } from '../world.ts'

export const DAY = '2026-11-26'

export type Colleague = { readonly id: number; readonly call: Caller; readonly contractId: number }

/**
 * Starts an app and, before each test, sets the clock and creates another Anna and her colleague Bert. `world`, `anna`
 * and `bert` are the same objects in all tests of a file, and get new fields before each test.
 */
export async function colleaguesWorld(now: string) {
  const app = await startTestApp()
  const { db, as, clock } = app
  const world = {} as AnnaAtWork
  const anna = {} as Colleague
  const bert = {} as Colleague

  async function colleague(
    fields: Parameters<typeof givenPerson>[1] = {},
    customerId = world.customerId,
  ): Promise<Colleague> {
    const id = await givenPerson(db, fields)
    return { id, call: await as(id), contractId: await givenContract(db, { personId: id, customerId }) }
  }

  beforeEach(async () => {
    clock.set(now)
    Object.assign(world, await annaAtWork(app))
    Object.assign(anna, { ...world.anna, contractId: world.contractId })
    Object.assign(bert, await colleague({ firstName: 'Bert', lastName: 'Aerts' }))
  })
  return { ...app, world, anna, bert, colleague }
}
