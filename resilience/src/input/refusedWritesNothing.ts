import { eachOf } from './values/eachOf.ts'
import { changedTables, type Watcher } from './fingerprint.ts'
import type { Asked } from './makeRequest.ts'

type Written = { readonly asked: Asked; readonly tables: readonly string[] }

const AT_A_TIME = 8

/**
 * Repeats the refused requests of a round in which data changed, and returns the requests that wrote data. In the round
 * itself, an accepted request or a job may also have changed the data.
 */
export async function writtenWhileRefused(
  watcher: Watcher,
  suspects: readonly Asked[],
  ask: (asked: Asked) => Promise<number>,
): Promise<Written[]> {
  const before = await watcher.fingerprint()
  await eachOf(suspects, AT_A_TIME, ask)
  if (changedTables(before, await watcher.fingerprint()).length === 0) return []
  return oneByOne(watcher, suspects, ask)
}

async function oneByOne(
  watcher: Watcher,
  suspects: readonly Asked[],
  ask: (asked: Asked) => Promise<number>,
): Promise<Written[]> {
  const written: Written[] = []
  for (const asked of suspects) {
    const tables = await changedBy(watcher, () => ask(asked))
    // A background job can change a table between the two checksums. A refused request therefore counts as a fault only
    // when tables change in two attempts.
    if (tables.length > 0 && (await changedBy(watcher, () => ask(asked))).length > 0) written.push({ asked, tables })
  }
  return written
}

/** The tables that a refused request changed. The list is empty when the server accepts the request this time. */
async function changedBy(watcher: Watcher, ask: () => Promise<number>): Promise<readonly string[]> {
  await watcher.quiet()
  const before = await watcher.fingerprint()
  const status = await ask()
  return status < 400 ? [] : changedTables(before, await watcher.fingerprint())
}
