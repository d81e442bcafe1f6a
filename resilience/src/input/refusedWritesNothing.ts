import { eachOf } from './values/eachOf.ts'
import { changedTables, type Watcher } from './fingerprint.ts'
import type { TestRequest } from './makeRequest.ts'

type Write = { readonly request: TestRequest; readonly tables: readonly string[] }

const AT_A_TIME = 8

/**
 * The caller uses this function when data changed in a round with refused requests. An accepted request or a background
 * job can be the cause, so this function repeats only the refused requests. Returns the refused requests that wrote
 * data.
 */
export async function writtenWhileRefused(
  watcher: Watcher,
  suspects: readonly TestRequest[],
  ask: (request: TestRequest) => Promise<number>,
): Promise<Write[]> {
  const before = await watcher.fingerprint()
  await eachOf(suspects, AT_A_TIME, ask)
  if (changedTables(before, await watcher.fingerprint()).length === 0) return []
  return oneByOne(watcher, suspects, ask)
}

async function oneByOne(
  watcher: Watcher,
  suspects: readonly TestRequest[],
  ask: (request: TestRequest) => Promise<number>,
): Promise<Write[]> {
  const writes: Write[] = []
  for (const request of suspects) {
    const tables = await changedBy(watcher, () => ask(request))
    // A background job can also change a table during this check. A request is therefore a fault only when tables
    // change in two attempts.
    if (tables.length > 0 && (await changedBy(watcher, () => ask(request))).length > 0) writes.push({ request, tables })
  }
  return writes
}

/**
 * Sends a request that was refused before, and returns the tables that it changed. When the server accepts it this
 * time, returns an empty list.
 */
async function changedBy(watcher: Watcher, ask: () => Promise<number>): Promise<readonly string[]> {
  await watcher.quiet()
  const before = await watcher.fingerprint()
  const status = await ask()
  return status < 400 ? [] : changedTables(before, await watcher.fingerprint())
}
