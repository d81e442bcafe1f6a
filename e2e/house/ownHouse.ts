import { NOW } from './openHouse.ts'
import { startServer, type RunningServer } from './startServer.ts'
import { test as base } from './test.ts'

/** For a journey that changes what everybody sees: a server and a demo of its own. */
export const test = base.extend<{ house: RunningServer }>({
  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads from the pattern what a fixture needs.
  house: async ({}, use) => {
    const shared = process.env['JOURNEYS_ORIGIN']
    const house = await startServer({ CLOCK: NOW })
    process.env['JOURNEYS_ORIGIN'] = house.origin
    await use(house)
    process.env['JOURNEYS_ORIGIN'] = shared
    await house.stop()
  },

  baseURL: ({ house }, use) => use(house.origin),
})
