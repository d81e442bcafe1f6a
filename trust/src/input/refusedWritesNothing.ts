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
  await watcher.quiet()
  let before = await watcher.fingerprint()
  for (const asked of suspects) {
    const status = await ask(asked)
    const after = await watcher.fingerprint()
    const tables = changedTables(before, after)
    if (status >= 400 && tables.length > 0) written.push({ asked, tables })
    before = after
  }
  return written
}
