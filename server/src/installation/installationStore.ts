import type { Instant } from '@uurwerk/domain/time/instant'
import type { Database } from '../db/database.ts'
import { isoOf } from '../db/isoOf.ts'

/** Whether the demo made this database, even while the demo is switched off. */
export async function isMadeByDemo(db: Database): Promise<boolean> {
  const mark = await db.selectFrom('installation').select('installation.demo').executeTakeFirst()
  return mark?.demo ?? false
}

/** Marks a database that is new as the demo's or not; one that is marked keeps its mark. Answers the mark. */
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
