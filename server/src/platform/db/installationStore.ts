import type { Instant } from '@uurwerk/domain/time/instant'
import type { Database } from './database.ts'
import { isoOf } from './isoOf.ts'

/**
 * The mark in the database that says whether the database belongs to the demo or to a company: true for the demo, false
 * for a company, null without a mark. The mark does not change when the demo is switched off.
 */
export async function readDemoMark(db: Database): Promise<boolean | null> {
  const mark = await db.selectFrom('installation').select('installation.demo').executeTakeFirst()
  return mark?.demo ?? null
}

/** Marks a new database as demo or company, and returns the mark. An existing mark does not change. */
export async function markInstallation(
  db: Database,
  { demo, now }: { demo: boolean; now: Instant },
): Promise<{ demo: boolean }> {
  await db
    .insertInto('installation')
    .values({ demo, created_at: isoOf(now) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return db.selectFrom('installation').select('installation.demo').executeTakeFirstOrThrow()
}

/** Stores whether this start is a demo. Returns true when the previous start had the other mode: demo or company. */
export async function recordMode(db: Database, { demo }: { readonly demo: boolean }): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('installation')
    .set({ demo_on: demo })
    .where('installation.demo_on', 'is distinct from', demo)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
