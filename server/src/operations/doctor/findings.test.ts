import { expect, test } from 'vitest'
import { foundInClock } from './checks/checkClock.ts'
import { foundInDatabase } from './checks/checkDatabase.ts'
import { foundInStorage } from './checks/checkStorage.ts'

test('the installation check reports a database with missing or unknown migrations, without its extension, or with few free connections', () => {
  const well = {
    version: '18.4',
    bytes: 1,
    connections: 5,
    mostConnections: 100,
    extensions: ['btree_gist'],
    latestMigration: 4,
    requiresStandby: false,
    standbys: 0,
    synchronousStandbys: 0,
    standbyLagSeconds: 0,
  }
  const codes = (changes: Partial<typeof well>) =>
    foundInDatabase({ ...well, ...changes }, [1, 2, 3, 4]).map(({ code }) => code)
  expect(codes({})).toEqual([])
  expect(codes({ latestMigration: 2 })).toEqual(['migrations_pending'])
  expect(codes({ latestMigration: 5 })).toEqual(['release_behind'])
  expect(codes({ extensions: [], connections: 81 })).toEqual(['extension_missing', 'connections_scarce'])
})

test('the installation check reports a full disk and a backup of three days ago; in a demo it reports only the disk', () => {
  const GB = 1024 ** 3
  const well = { freeBytes: 50 * GB, totalBytes: 100 * GB, backupSecondsAgo: 3600, demo: false }
  const codes = (changes: Partial<typeof well>) => foundInStorage({ ...well, ...changes }).map(({ code }) => code)
  expect(codes({})).toEqual([])
  expect(codes({ freeBytes: GB, backupSecondsAgo: 3 * 86_400 })).toEqual(['disk_filling', 'backup_old'])
  expect(codes({ freeBytes: GB / 4 })).toEqual(['disk_full'])
  expect(foundInStorage({ ...well, backupSecondsAgo: null })).toEqual([{ code: 'backup_none' }])
  expect(foundInStorage({ ...well, backupSecondsAgo: null, demo: true })).toEqual([])
})

test('the installation check reports that the clocks of the server and the database differ, that the server runs with a chosen time, and that the database does not know summer time', () => {
  const well = { aheadMs: 300, clockSet: false, databaseKnowsBrussels: true, serverKnowsBrussels: true }
  expect(foundInClock(well)).toEqual([])
  expect(
    foundInClock({ aheadMs: -42_000, clockSet: true, databaseKnowsBrussels: false, serverKnowsBrussels: true }).map(
      ({ code }) => code,
    ),
  ).toEqual(['clock_set', 'clock_differs', 'zone_unknown'])
})
