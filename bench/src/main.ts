import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { casesFor } from './cases.ts'
import { openPool, urlOfDatabase } from './database.ts'
import { measureDocuments } from './documents.ts'
import { median } from './measure.ts'
import { measureCase } from './measureCases.ts'
import { reportCases, reportLimits } from './report.ts'
import { startServer } from './server.ts'

const STARTS = 5
/** For each case, once alone and once in a crowd; fewer for a first look: `npm run bench -- 2`. */
const seconds = Number(process.argv[2] ?? 10)

const folder = mkdtempSync(path.join(tmpdir(), 'uurwerk-bench-'))
const cleanUp = new AsyncDisposableStack()
cleanUp.defer(() => rmSync(folder, { recursive: true }))

const load = (): string => loadavg()[0]?.toFixed(1) ?? ''
console.log(`${cpus().length} cores (${cpus()[0]?.model}), Node ${process.version}, load ${load()}\n`)

const url = urlOfDatabase(folder)

try {
  await measureAll()
} finally {
  await cleanUp.disposeAsync()
}

async function measureAll(): Promise<void> {
  console.log('Filling a company of 600 contracts …')
  const empty = await startServer({ folder })
  await fill()
  await empty.stop()

  const readyAfterMs: number[] = []
  for (let start = 0; start < STARTS; start++) {
    const server = await startServer({ folder })
    readyAfterMs.push(server.readyAfterMs)
    await server.stop()
  }

  const recording = await startServer({ folder, recording: true })
  const cases = await withPool((db) => casesFor(recording, db))
  await recording.stop()

  const server = await startServer({ folder })
  const pool = openPool(url)
  cleanUp.defer(async () => {
    await pool.end()
    await server.stop()
  })
  const measured = []
  for (const each of cases) {
    console.log(`Measuring ${each.name} …`)
    measured.push({
      target: each.target,
      measured: await measureCase(each, { pool, url, origin: server.origin, seconds }),
    })
  }
  console.log('Printing 1,000 documents …\n')
  const documents = await measureDocuments(server, pool)

  console.log(reportCases(measured))
  console.log()
  console.log(
    reportLimits([
      { name: 'one PDF, warm', value: documents.medianMs, unit: 'ms', most: 15 },
      { name: 'the fastest of them', value: documents.fastestMs, unit: 'ms', most: 15 },
      { name: 'memory of Node after 1,000 documents', value: documents.residentMegabytes, unit: 'MB', most: 300 },
      { name: 'start to ready on this database', value: median(readyAfterMs) / 1000, unit: 's', most: 3 },
    ]),
  )
  console.log(`\nLoad at the end: ${load()}`)
}

async function fill(): Promise<void> {
  await withPool(async (db) => {
    await db.query(readFileSync(path.join(import.meta.dirname, 'fill.sql'), 'utf8'))
    await db.query('vacuum analyze')
  })
}

async function withPool<T>(work: (pool: ReturnType<typeof openPool>) => Promise<T>): Promise<T> {
  const db = openPool(url)
  try {
    return await work(db)
  } finally {
    await db.end()
  }
}
