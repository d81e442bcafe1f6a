import type { Pool } from 'pg'
import type { Case } from './cases.ts'
import { measure, type Measured, type Side } from './measure.ts'
import { send } from './send.ts'
import { startBareServer } from './startBareServer.ts'
import { runPlainSql } from './work.ts'

type Around = { readonly pool: Pool; readonly url: string; readonly origin: string; readonly seconds: number }

/** Measures one case on three sides: plain SQL, a bare server and our server. */
export async function measureCase(
  { name, visits, undo }: Case,
  { pool, url, origin, seconds }: Around,
): Promise<Measured> {
  const bare = await startBareServer(
    url,
    visits.flatMap(({ sql }) => sql),
  )
  const addressOf = (visitor: number, part: number): string => `/${visitor * (visits[0]?.sql.length ?? 0) + part}`
  const parts: Record<Side, (visitor: number) => Promise<unknown>[]> = {
    sql: (visitor) => (visits[visitor]?.sql ?? []).map((sql) => runPlainSql(pool, sql).then(JSON.stringify)),
    bare: (visitor) =>
      (visits[visitor]?.sql ?? []).map((_, part) =>
        send(bare.origin, { method: 'GET', path: addressOf(visitor, part), token: '' }),
      ),
    server: (visitor) => (visits[visitor]?.calls ?? []).map((call) => send(origin, call)),
  }
  async function visit(side: Side, visitor: number): Promise<number> {
    const begun = performance.now()
    await Promise.all(parts[side](visitor))
    const took = performance.now() - begun
    await undo?.(pool, visitor)
    return took
  }
  const measured = await measure({ name, visitors: visits.length, visit, seconds })
  await bare.stop()
  return measured
}
