import { eachOf } from './eachOf.ts'
import { changedTables, type Watcher } from './fingerprint.ts'
import type { Asked } from './makeRequest.ts'

type Written = { readonly asked: Asked; readonly tables: readonly string[] }

const AT_A_TIME = 8

/**
 * Repeats the refused requests of a round that wrote something, and returns those that wrote. This separates their
 * writes from those of accepted requests and of jobs.
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
    // The jobs of an accepted request may write later. A refused request that writes does so again.
    if (tables.length > 0 && (await changedBy(watcher, () => ask(asked))).length > 0) written.push({ asked, tables })
  }
  return written
}

/** Null when the request was accepted after all. */
async function changedBy(watcher: Watcher, ask: () => Promise<number>): Promise<readonly string[]> {
  await watcher.quiet()
  const before = await watcher.fingerprint()
  const status = await ask()
  return status < 400 ? [] : changedTables(before, await watcher.fingerprint())
}
