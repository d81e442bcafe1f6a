import { pino } from 'pino'
import { afterAll } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { startOffices } from '../../startOffices.ts'
import { createPool } from '../../platform/db/opening/createPool.ts'
import { createDatabase, type Database } from '../../platform/db/database.ts'
import { addressOfOffice, type Office } from '../../platform/db/offices/office.ts'
import { readSettings } from '../../platform/settings/settings.ts'
import { asSuperuser, copyOffices, type TestOffices } from './createOffices.ts'
import {
  callerWith,
  openTestContactSession,
  openTestSession,
  testClock,
  type Caller,
  type TestClock,
} from '../startTestApp.ts'

/** One office (an organisation with its own data) in a test, with its database handle and its callers. */
export type TestOffice = {
  readonly office: Office
  readonly db: Database
  readonly nobody: Caller
  as(personId: number): Promise<Caller>
  asContact(contactId: number): Promise<Caller>
  /** Makes a caller who has a session of this office, but calls the host name of another office. */
  at(host: string, token: string): Caller
  tokenOf(personId: number): Promise<string>
}

export type TestOfficesApp = TestOffices & {
  readonly app: FastifyInstance
  readonly clock: TestClock
  office(name: string): Promise<TestOffice>
}

/**
 * Starts the real app for several offices at hosts such as een.test. All offices share one database connection for the
 * calls of screens. Nearly every call therefore uses a connection that was used for another office just before.
 */
export async function startTestOffices(...names: readonly string[]): Promise<TestOfficesApp> {
  const offices = await copyOffices(...names)
  const clock = testClock('2026-11-20T09:00:00Z')
  const parts = new AsyncDisposableStack()
  afterAll(() => parts.disposeAsync())
  const input = readSettings({ DATABASE_URL: offices.url, PUBLIC_URL: 'https://uren.test' })
  const app = await startOffices(parts, {
    url: offices.url,
    directUrl: offices.url,
    input,
    clock,
    log: pino({ enabled: false }),
    onLostConnection: () => {},
    app: {},
    screens: 1,
    // On a busy machine, a call waits for the only connection longer than the server allows.
    waitAtMostMs: 180_000,
    directoryKeptMs: 50,
  })

  async function office(name: string): Promise<TestOffice> {
    const rows = await asSuperuser(
      offices.superUrl,
      `select name, schema, role from house.offices where name = '${name}'`,
    )
    const found = rows[0] as Office
    const db = createDatabase(createPool({ url: addressOfOffice(offices.superUrl, found), max: 2 }))
    afterAll(() => db.destroy())
    const host = `${name}.test`
    const at = (where: string, token: string) => callerWith(app, { host: where, authorization: `Bearer ${token}` })
    const tokenOf = (personId: number) => openTestSession({ db }, personId, clock.now())
    return {
      office: found,
      db,
      at,
      tokenOf,
      nobody: callerWith(app, { host }),
      as: async (personId) => at(host, await tokenOf(personId)),
      asContact: async (contactId) => at(host, await openTestContactSession({ db }, contactId, clock.now())),
    }
  }
  return { ...offices, app, clock, office }
}
