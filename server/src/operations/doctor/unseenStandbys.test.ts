import { Client } from 'pg'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { systemClock } from '../../platform/db/clock.ts'
import { createDatabase } from '../../platform/db/database.ts'
import { startScratch } from '../../platform/db/embedded/startScratch.ts'
import { migrate } from '../../platform/db/migration/migrate.ts'
import { createPool } from '../../platform/db/opening/createPool.ts'
import { readSettings } from '../../platform/settings/settings.ts'
import { asSuperuser, createOfficesIn } from '../../testing/database/createOffices.ts'
import { urlOf } from '../../testing/database/template.ts'
import { checkDatabase } from './checks/checkDatabase.ts'

// These tests have a database server of their own, because all databases of a server have the same standbys.
const server = await startScratch()
afterAll(() => server.stop())
await asSuperuser(server.url, 'create role firma login')
await asSuperuser(server.url, 'create database firma owner firma')
await asSuperuser(server.url, 'create database offices')

const superUrl = urlOf(server.url, 'firma')
const url = loginOf('firma')
await migrate({ url })

function loginOf(login: string): string {
  const address = new URL(superUrl)
  address.username = login
  return address.href
}

/** A connection of a standby. PostgreSQL lists the standby as soon as the standby connects. */
async function givenStandby(): Promise<void> {
  const address = new URL(server.url)
  address.searchParams.set('replication', 'true')
  const standby = new Client({ connectionString: address.href })
  await standby.connect()
  onTestFinished(() => standby.end())
}

async function examine(address: string) {
  const db = createDatabase(createPool({ url: address, max: 1 }))
  const services = { db, clock: systemClock, settings: { ...readSettings({}), demo: false } }
  const { summary, found } = await checkDatabase({ db, services })
  await db.destroy()
  return { summary, codes: found.map(({ code }) => code) }
}

test('the installation check says that the delay of a standby cannot be seen, until the login has pg_monitor', async () => {
  await givenStandby()
  const before = await examine(url)
  expect(before.codes).toEqual(['standby_unseen'])
  expect(before.summary).toContain('1 reserve, niet te zien hoe ver achter')
  await asSuperuser(server.url, 'grant pg_monitor to firma')
  const after = await examine(url)
  expect(after.codes).toEqual([])
  expect(after.summary).toContain('1 reserve (0 synchroon), 0 seconden achter')
  await asSuperuser(server.url, 'revoke pg_monitor from firma')
})

test('the installation check counts the connections of all logins, also for a login without pg_monitor', async () => {
  const others = [1, 2, 3].map(() => new Client({ connectionString: server.url }))
  for (const other of others) await other.connect()
  onTestFinished(async () => void (await Promise.all(others.map((other) => other.end()))))
  const countOf = ({ summary }: { summary: string }) => / (\d+) van \d+ verbindingen/.exec(summary)?.[1]
  expect(countOf(await examine(url))).toBe('4')
  expect(countOf(await examine(superUrl))).toBe('4')
})

test('the check of all offices reports to the operator that the standbys cannot be seen, once and not for each office', async () => {
  const { act, environment } = await createOfficesIn(urlOf(server.url, 'offices'), 'een')
  await givenStandby()
  const report = () =>
    act('doctor').then(
      (lines) => lines.join('\n'),
      (error: Error) => error.message,
    )
  const before = await report()
  expect(before).toMatch(/^de databank: nakijken\n {2}- nakijken: .* is niet te zien\. Geef de login .* pg_monitor/)
  expect(before.match(/niet te zien/g)).toHaveLength(1)
  await asSuperuser(server.url, `grant pg_monitor to ${new URL(environment.DATABASE_URL_OPERATOR).username}`)
  expect(await report()).toMatch(/^een: niet in orde\n/)
})
