import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { toInstant } from '@uurwerk/domain/time/instant'
import { createTestDatabase } from '../testing/database/createTestDatabase.ts'
import { listAuditPartitions } from './auditPartitionStore.ts'
import { ensureAuditPartitions } from './ensureAuditPartitions.ts'
import { recordAudit } from '../app/audit/recordAudit.ts'

const { db } = await createTestDatabase()
const at = (iso: string) => toInstant(Date.parse(iso) / 1000)
const happen = (iso: string) =>
  recordAudit(db, { actorId: null, now: at(iso), action: 'edit settings', entity: 'settings', entityId: null })

const partitionOf = async (iso: string): Promise<string[]> => {
  const { rows } = await sql<{
    name: string
  }>`select tableoid::regclass::text as name from audit_entries where at = ${iso}`.execute(db)
  return rows.map(({ name }) => name)
}

test('when the partition of a month is created, audit entries of the default partition move to it in their order and stay protected', async () => {
  await happen('2026-10-15T00:00:00Z')
  await happen('2026-11-20T09:00:00Z')
  const before = await db.selectFrom('audit_entries').select(['id', 'at']).orderBy('id').execute()
  await ensureAuditPartitions(db, at('2026-11-20T09:00:00Z'))

  expect((await listAuditPartitions(db)).toSorted()).toEqual(['2026-11', '2026-12', '2027-01', '2027-02'])
  expect(await partitionOf('2026-10-15T00:00:00Z')).toEqual(['audit_entries_default'])
  expect(await partitionOf('2026-11-20T09:00:00Z')).toEqual(['audit_entries_2026_11'])
  expect(await db.selectFrom('audit_entries').select(['id', 'at']).orderBy('id').execute()).toEqual(before)
  for (const name of ['audit_entries_default', 'audit_entries_2026_11']) {
    await expect(sql`delete from ${sql.table(name)}`.execute(db)).rejects.toThrow('append-only')
  }
})

test('a new audit entry is stored in the partition of its month, and the entry numbers continue', async () => {
  await happen('2026-12-31T22:59:59Z')
  await happen('2026-12-31T23:00:00Z')
  await happen('2031-01-01T00:00:00Z')
  expect(await partitionOf('2026-12-31T22:59:59Z')).toEqual(['audit_entries_2026_12'])
  expect(await partitionOf('2026-12-31T23:00:00Z')).toEqual(['audit_entries_2027_01'])
  expect(await partitionOf('2031-01-01T00:00:00Z')).toEqual(['audit_entries_default'])
  const ids = (await db.selectFrom('audit_entries').select('id').execute()).map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('no partition of the audit is created twice, neither by a second run nor by two processes at once', async () => {
  const later = at('2027-04-01T00:00:00Z')
  await Promise.all([
    ensureAuditPartitions(db, later),
    ensureAuditPartitions(db, later),
    happen('2027-05-01T12:00:00Z'),
  ])
  await ensureAuditPartitions(db, later)
  expect((await listAuditPartitions(db)).filter((month) => month >= '2027-03').toSorted()).toEqual([
    '2027-04',
    '2027-05',
    '2027-06',
    '2027-07',
  ])
  expect(await partitionOf('2027-05-01T12:00:00Z')).toEqual(['audit_entries_2027_05'])
})
