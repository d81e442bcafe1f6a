import { setTimeout as pause } from 'node:timers/promises'
import { LARGEST_IMPORT } from '@uurwerk/contract/import/import'
import { demoPeople, givenClock, tokenOf } from '../fixtures/demo.ts'
import type { Run } from '../fixtures/runOptions.ts'
import { largestFiles } from './largestFiles.ts'
import { openFolder, startServer } from '../fixtures/startServer.ts'
import { percentile } from '../load/percentiles.ts'

const ASKS_EVERY_MS = 5
const QUIET_MS = 3000
const MOST_DELAY_MS = 50
/**
 * The maximum number of times that the delay during one import is measured. A delay that the server causes occurs every
 * time. A delay that other programs cause occurs only sometimes, and is ignored.
 */
const TRIES = 3

const PREVIEW = '/administration/import/people?preview=true'
const HEADER = 'E-mail;Voornaam;Achternaam;Startdatum\n'
const filledUp = (text: string, header = HEADER): Buffer =>
  Buffer.from(`${header}${text.repeat(Math.floor((LARGEST_IMPORT - header.length) / Buffer.byteLength(text)))}`)

const files: Readonly<Record<string, Buffer>> = {
  'empty lines': filledUp('\n'),
  separators: filledUp(';'),
  'rows of separators': filledUp(';;;;;;;;;;;\n'),
  'a quote that is never closed': filledUp('a;\n', `${HEADER}"`),
  'rows of two quotes': filledUp('""\n'),
  'one line': filledUp('a', ''),
  'rows of errors': filledUp('x@;\u0001;9;31-02-2026\n'),
}

/**
 * The imports run. HR previews files of 8 MB that are made to be slow, and then imports the largest correct files. At
 * the same time, a client calls `/readyz` every 5 ms, to measure whether the server still answers.
 */
export const importsRun: Run = async () => {
  const folder = openFolder()
  const server = await startServer(folder.dataDir, givenClock)
  try {
    const hr = await tokenOf(server.origin, demoPeople.hr)
    const ready = `${server.origin}/readyz`
    await slowestWhile(ready, pause(QUIET_MS))
    const quiet = await slowestWhile(ready, pause(QUIET_MS))
    console.log(`/readyz without imports: ${quiet.inWords}`)
    const found: string[] = []
    const most = quiet.slowest + MOST_DELAY_MS
    const judge = async (what: string, attempt: (number: number) => Promise<number>) => {
      const tries: number[] = []
      do tries.push(await attempt(tries.length))
      while (tries.length < TRIES && Math.min(...tries) > most)
      const delay = Math.round(Math.min(...tries))
      if (delay > most)
        found.push(`${what}: /readyz took ${delay} ms, and ${Math.round(quiet.slowest)} ms without imports`)
    }
    const send = { origin: server.origin, hr }
    for (const [what, file] of Object.entries(files))
      await judge(
        what,
        async () => (await slowestDuring(what, { ...send, path: PREVIEW, type: 'text/csv', file })).slowest,
      )
    for (const [name, { path, file }] of Object.entries(largestFiles)) {
      const what = `storing ${name}`
      const type = path.includes('bankstatement') ? 'application/octet-stream' : 'text/csv'
      await judge(what, async (attempt) => {
        const { slowest, status } = await slowestDuring(what, { ...send, path, type, file: file(attempt) })
        if (status !== 200) found.push(`${what}: answered ${status}`)
        return slowest
      })
    }
    return found
  } finally {
    await server.stop()
    folder.remove()
  }
}

type Import = {
  readonly origin: string
  readonly hr: string
  readonly path: string
  readonly type: string
  readonly file: Buffer
}

async function slowestDuring(what: string, { origin, hr, path, type, file }: Import) {
  const begun = performance.now()
  const answer = fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${hr}`, 'content-type': type, 'idempotency-key': crypto.randomUUID() },
    body: new Uint8Array(file),
  })
  const { slowest, inWords } = await slowestWhile(`${origin}/readyz`, answer)
  const { status } = await answer
  console.log(`${what}: ${status} after ${Math.round(performance.now() - begun)} ms; /readyz ${inWords}`)
  if (status >= 500) throw new Error(`${what}: answered ${status} ${await (await answer).text()}`)
  return { slowest, status }
}

async function slowestWhile(address: string, work: Promise<unknown>) {
  let isDone = false
  const done = work.finally(() => (isDone = true))
  const times: number[] = []
  while (!isDone) {
    const begun = performance.now()
    await (await fetch(address)).arrayBuffer()
    times.push(performance.now() - begun)
    await pause(ASKS_EVERY_MS)
  }
  await done
  const [half, slowest] = [percentile(times, 50), Math.max(...times)]
  return { slowest, inWords: `${half.toFixed(1)} ms, the slowest ${slowest.toFixed(1)} ms` }
}
