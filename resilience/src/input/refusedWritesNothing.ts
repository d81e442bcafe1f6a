import { eachOf } from './eachOf.ts'
import { changedTables, type Watcher } from './fingerprint.ts'
import type { Asked } from './makeRequest.ts'

type Written = { readonly asked: Asked; readonly tables: readonly string[] }

const AT_A_TIME = 8

/**
 * Sends again what was refused while something had been written, and answers which of them wrote. Only now can it be told
 * apart from what was accepted beside it, and from what jobs did.
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
    // What jobs do after one that was accepted comes later; what a refused one writes, it writes again.
    if (tables.length > 0 && (await changedBy(watcher, () => ask(asked))).length > 0) written.push({ asked, tables })
  }
  return written
}

/** Nothing when it was accepted after all. */
async function changedBy(watcher: Watcher, ask: () => Promise<number>): Promise<readonly string[]> {
  await watcher.quiet()
  const before = await watcher.fingerprint()
  const status = await ask()
  return status < 400 ? [] : changedTables(before, await watcher.fingerprint())
}
