import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import type { Pool } from 'pg'
import { casesFor, type Case } from './cases.ts'
import { openPool, urlOfDatabase } from './database.ts'
import { measureDocuments, type Documents } from './documents.ts'
import { measureImporting, reportImporting } from './importing.ts'
import { measureInvoicingAll, reportInvoicingAll } from './invoicingAll.ts'
import { measureLockingAll } from './lockingAll.ts'
import { masterDataCases } from './masterDataCases.ts'
import { median } from './measure.ts'
import { measureCase } from './measureCases.ts'
import { reportCases, reportLimits } from './report.ts'
import { startServer, type RunningServer } from './server.ts'

const STARTS = 5
/** `npm run bench -- invoices` measures only the billing of everybody's month. */
const invoicesOnly = process.argv[2] === 'invoices'
/** `npm run bench -- import` measures only the import of a company. */
const importOnly = process.argv[2] === 'import'
/**
 * The number of seconds for each case, first with one visitor and then with ten visitors at once. For a first look, two
 * seconds are enough: `npm run bench -- 2`.
 */
const seconds = Number(process.argv[2] ?? 10)

const folder = mkdtempSync(path.join(tmpdir(), 'uurwerk-bench-'))

const load = (): string => loadavg()[0]?.toFixed(1) ?? ''
console.log(`${cpus().length} cores (${cpus()[0]?.model}), Node ${process.version}, load ${load()}\n`)

const url = urlOfDatabase(folder)

try {
  await (invoicesOnly ? measureInvoices() : importOnly ? measureImports() : measureAll())
} finally {
  rmSync(folder, { recursive: true })
}

async function measureAll(): Promise<void> {
  console.log('Filling a company of 600 contracts …')
  await withServer({}, (_, pool) => fill(pool, 'fill.sql'))

  const readyAfterMs: number[] = []
  for (let start = 0; start < STARTS; start++)
    readyAfterMs.push(await withServer({}, async (server) => server.readyAfterMs))

  const cases = await withServer({ recording: true }, casesFor)
  const measured = await withServer({}, async (server, pool) => ({
    cases: await measureEach(cases, server, pool),
    documents: await printDocuments(server, pool),
  }))

  console.log('Filling a company of 3,500 contracts …')
  const ofMasterData = await withServer({ recording: true }, async (server, pool) => {
    await fill(pool, 'fillMasterData.sql')
    return masterDataCases(server, pool)
  })
  const masterData = await withServer({}, (server, pool) => measureEach(ofMasterData, server, pool))

  console.log('Locking everybody’s month …')
  await withServer({}, (_, pool) => fill(pool, 'fillPlans.sql'))
  const locking = await withServer({}, ({ origin }, pool) => measureLockingAll(origin, pool))

  const { documents } = measured
  console.log(`\n${reportCases([...measured.cases, ...masterData])}\n`)
  console.log(
    reportLimits([
      { name: 'one PDF, warm', value: documents.medianMs, unit: 'ms', most: 15 },
      { name: 'the fastest of them', value: documents.fastestMs, unit: 'ms', most: 15 },
      { name: 'memory of Node after 1,000 documents', value: documents.residentMegabytes, unit: 'MB', most: 300 },
      { name: 'start to ready on this database', value: median(readyAfterMs) / 1000, unit: 's', most: 3 },
      ...masterData.map(({ measured: { name, oneAtATime } }) => ({
        name,
        value: oneAtATime.server,
        unit: 'ms',
        most: 100,
      })),
      { name: 'HR: lock all', value: locking.medianMs / 1000, unit: 's', most: 3 },
      { name: 'the slowest time', value: locking.slowestMs / 1000, unit: 's', most: 3 },
    ]),
  )
  console.log(`\nLock all kept ${locking.shifts} shifts of ${locking.contracts} contracts at a time.`)
  console.log(`\nLoad at the end: ${load()}`)
}

async function measureInvoices(): Promise<void> {
  console.log('Filling a company of 600 contracts …')
  await withServer({}, (_, pool) => fill(pool, 'fill.sql'))
  console.log('Billing everybody’s month …')
  const billed = await withServer({}, measureInvoicingAll)
  console.log(`\n${reportInvoicingAll(billed)}\n\nLoad at the end: ${load()}`)
}

async function measureImports(): Promise<void> {
  console.log('Filling a company of 600 contracts …')
  await withServer({}, (_, pool) => fill(pool, 'fill.sql'))
  console.log('Moving in 3,000 people, 500 customers and 3,500 contracts …')
  const moved = await withServer({}, ({ origin }) => measureImporting(origin))
  console.log(`\n${reportImporting(moved)}\n\nLoad at the end: ${load()}`)
}

async function withServer<T>(
  wanted: { readonly recording?: boolean },
  work: (server: RunningServer, pool: Pool) => Promise<T>,
): Promise<T> {
  const server = await startServer({ folder, ...wanted })
  const pool = openPool(url)
  try {
    return await work(server, pool)
  } finally {
    await pool.end()
    await server.stop()
  }
}

async function fill(pool: Pool, file: string): Promise<void> {
  await pool.query(readFileSync(path.join(import.meta.dirname, file), 'utf8'))
  await pool.query('vacuum analyze')
}

async function measureEach(cases: readonly Case[], { origin }: RunningServer, pool: Pool) {
  const measured = []
  for (const each of cases) {
    console.log(`Measuring ${each.name} …`)
    measured.push({ target: each.target, measured: await measureCase(each, { pool, url, origin, seconds }) })
  }
  return measured
}

function printDocuments(server: RunningServer, pool: Pool): Promise<Documents> {
  console.log('Printing 1,000 documents …')
  return measureDocuments(server, pool)
}
