import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { latestMigration } from './platform/db/migration/migrations.ts'
import { SharedPool } from './platform/db/offices/SharedPool.ts'
import type { DirectoryRow } from './platform/db/offices/directoryStore.ts'
import { readSettings } from './platform/settings/settings.ts'
import { OfficeDirectory } from './OfficeDirectory.ts'
import { testClock } from './testing/startTestApp.ts'

// No test of this file opens a connection.
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

const log = { child: () => log }
const requestAt = (host: string) => ({ raw: { headers: { host } }, log }) as unknown as FastifyRequest

test('people can sign in to a restored copy while its jobs do not run; nobody can use an office that is stopped, is being moved or was moved', async () => {
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
    'office_in_maintenance',
    'office_in_maintenance',
    'office_unknown',
  ])
  expect((await directory.inService()).map(({ office }) => office.name)).toEqual(['on'])
})
