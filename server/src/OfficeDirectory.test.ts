import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { latestMigration } from './platform/db/migration/migrations.ts'
import { SharedPool } from './platform/db/offices/SharedPool.ts'
import type { DirectoryRow } from './platform/db/offices/directoryStore.ts'
import type { OfficeRequest } from './platform/http/served.ts'
import { readSettings } from './platform/settings/settings.ts'
import { OfficeDirectory } from './OfficeDirectory.ts'
import { testClock } from './testing/startTestApp.ts'

// These tests open no database connection.
const pool = new SharedPool({ url: 'postgres://127.0.0.1:1/none', max: 1, ofOneOffice: 1 })

const inState = (state: DirectoryRow['state']): DirectoryRow => ({
  name: state,
  schema: `office_${state}`,
  role: `role_${state}`,
  connections: 8,
  callsPerSecond: 50,
  megabytes: 5000,
  hosts: [`${state}.test`],
  state,
  migration: latestMigration(),
})

const requestAt = (host: string, url = '/api/user/profile'): OfficeRequest => ({
  url,
  raw: { headers: { host } },
  routeOptions: { url },
  log: pino({ enabled: false }),
})

test('people can open an office that is in use, a restored copy or being moved, but not an office that is stopped or was moved; only the jobs of an office in use run', async () => {
  const rows = (['on', 'copy', 'stopped', 'moving', 'moved'] as const).map(inState)
  const settings = { ...readSettings({ PUBLIC_URL: 'https://uren.test' }), demo: false }
  const directory = new OfficeDirectory({
    read: async () => rows,
    screens: pool,
    longWork: pool,
    common: { clock: testClock('2026-11-20T09:00:00Z'), settings },
  })
  const answers = await Promise.all(
    [...rows.flatMap(({ hosts }) => hosts), 'other.test'].map(async (host) => {
      const found = await directory.choose(requestAt(host))
      return typeof found === 'string' ? found : `served: ${found.office}`
    }),
  )
  expect(answers).toEqual([
    'served: on',
    'served: copy',
    'office_in_maintenance',
    'served: moving',
    'office_in_maintenance',
    'office_unknown',
  ])
  expect((await directory.inService()).map(({ office }) => office.name)).toEqual(['on'])
})

type Read = () => Promise<readonly DirectoryRow[]>

const directoryOf = (read: Read, keptMs?: number) =>
  new OfficeDirectory({
    read,
    screens: pool,
    longWork: pool,
    keptMs,
    common: {
      clock: testClock('2026-11-20T09:00:00Z'),
      settings: { ...readSettings({ PUBLIC_URL: 'https://uren.test' }), demo: false },
    },
  })

const officeAt = async (directory: OfficeDirectory, host: string) => {
  const found = await directory.choose(requestAt(host))
  return typeof found === 'string' ? found : found.office
}

const hostCases: [host: string, office: string][] = [
  ['een.test', 'een'],
  ['EEN.Test', 'een'],
  ['een.test:8443', 'een'],
  ['een.test.', 'een'],
  ['een.test.:443', 'een'],
  ['xn--ln-jia.test', 'lån'],
  ['lån.test', 'office_unknown'],
  ['een.test..', 'office_unknown'],
  ['een.test:', 'office_unknown'],
  ['een.test:80:80', 'office_unknown'],
  ['een.test@twee.test', 'office_unknown'],
  ['een.test, twee.test', 'office_unknown'],
  ['een.test.evil.test', 'office_unknown'],
  ['.een.test', 'office_unknown'],
  ['een\u200b.test', 'office_unknown'],
  ['__proto__', 'office_unknown'],
  ['', 'office_unknown'],
]
test.each(hostCases)(
  'a visitor who opens the host name %j reaches the office with that host name, or gets a refusal: %s',
  async (host, office) => {
    const rows = [
      { ...inState('on'), name: 'een', hosts: ['een.test'] },
      { ...inState('on'), name: 'lån', hosts: ['xn--ln-jia.test'] },
    ]
    expect(
      await officeAt(
        directoryOf(async () => rows),
        host,
      ),
    ).toBe(office)
  },
)

test('the server reads the list of offices only once when a thousand visitors use host names that do not exist', async () => {
  let reads = 0
  const directory = directoryOf(async () => {
    reads += 1
    return [inState('on')]
  })
  const answers = await Promise.all(
    Array.from({ length: 1000 }, (_none, index) => officeAt(directory, `made-up-${index}.test`)),
  )
  expect(new Set(answers)).toEqual(new Set(['office_unknown']))
  expect(reads).toBe(1)
})

test('after an office was stopped, or its data was replaced by a copy, the server process uses no cached data about the old state of that office', async () => {
  const row = inState('on')
  let rows: readonly DirectoryRow[] = [row, inState('copy')]
  const directory = directoryOf(async () => rows, 0)
  const servicesAt = async (host: string) => {
    const found = await directory.choose(requestAt(host))
    return typeof found === 'string' ? found : found.services.db
  }
  const before = await servicesAt('on.test')
  expect(await servicesAt('on.test')).toBe(before)
  rows = [{ ...row, schema: 'office_copy', role: 'role_copy' }, inState('stopped')]
  expect(await servicesAt('on.test')).not.toBe(before)
  expect(await servicesAt('copy.test')).toBe('office_unknown')
  rows = [{ ...row, state: 'stopped' }]
  expect(await servicesAt('on.test')).toBe('office_in_maintenance')
  rows = []
  expect(await servicesAt('on.test')).toBe('office_unknown')
  // The server keeps the cached data of an office, such as the names for its search, with the database object of that
  // office. When an office is in the list again after its removal, it gets a new database object without cached data.
  rows = [row]
  expect(await servicesAt('on.test')).not.toBe(before)
})

describe('when the list of offices cannot be read any more', () => {
  const unread: [what: string, read: Read][] = [
    ['fails', () => Promise.reject(new Error('the database is not available'))],
    ['gives no answer', () => new Promise(() => {})],
  ]
  test.each(unread)('people still get the pages of their office while a read of the list %s', async (_what, read) => {
    let current: Read = async () => [inState('on')]
    const directory = directoryOf(() => current(), 0)
    expect(await officeAt(directory, 'on.test')).toBe('on')
    current = read
    const page = await directory.choose(requestAt('on.test', '/*'))
    expect(page).toMatchObject({ office: 'on' })
    expect(await directory.choose(requestAt('other.test', '/*'))).toBe('office_unknown')
  })

  test('a call is refused while the list of offices cannot be read, because the operator may have closed the office to move its data', async () => {
    let current: Read = async () => [inState('on')]
    const directory = directoryOf(() => current(), 0)
    await officeAt(directory, 'on.test')
    current = () => Promise.reject(new Error('the database is not available'))
    await expect(directory.choose(requestAt('on.test'))).rejects.toThrow('the database is not available')
  })

  test('a request for a page fails when the server has never read the list of offices, and does not answer that the office does not exist', async () => {
    const directory = directoryOf(() => Promise.reject(new Error('the database is not available')))
    await expect(directory.choose(requestAt('on.test', '/*'))).rejects.toThrow('the database is not available')
  })
})
