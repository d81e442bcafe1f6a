import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Pool } from 'pg'
import { addToCompany, fillCompany, LARGE_COMPANY } from '../company/fillCompany.ts'
import { median } from '../median.ts'
import type { RunningServer } from '../server.ts'
import type { Bench } from '../withBench.ts'
import type { Case } from './case.ts'
import { casesFor } from './cases.ts'
import { measureDocuments, type Documents } from './documents.ts'
import { measureLockingAll } from './lockingAll.ts'
import { masterDataCases } from './masterDataCases.ts'
import { measureCase, type Around, type MeasuredCase } from './measureCase.ts'
import { reportCases, reportLimits, type Limit } from './report.ts'

const STARTS = 5

/**
 * Measures the daily work of an office. The argument is the duration in seconds for each server in each case, first
 * with one client and then with eight clients. For a first impression, two seconds are enough: `npm run bench -- 2`.
 */
export async function measureDaily({ withServer, url }: Bench, [seconds = 10]: readonly number[]): Promise<void> {
  const measureAll = (cases: readonly Case[], { origin }: RunningServer, pool: Pool): Promise<MeasuredCase[]> =>
    measureEach(cases, { pool, url, origin, seconds })

  await withServer({}, fillLargeCompany)

  const readyAfterMs: number[] = []
  for (let start = 0; start < STARTS; start++)
    readyAfterMs.push(await withServer({}, async (server) => server.readyAfterMs))

  const cases = await withServer({ recording: true }, casesFor)
  const daily = await withServer({}, (server, pool) => measureAll(cases, server, pool))
  console.log('Printing 1,000 documents …')
  const documents = await withServer({}, measureDocuments)

  console.log('Filling a company of 3,500 contracts …')
  const ofMasterData = await withServer({ recording: true }, async (server, pool) => {
    await addToCompany(pool, 'fillMasterData.sql')
    return masterDataCases(server, pool)
  })
  const masterData = await withServer({}, (server, pool) => measureAll(ofMasterData, server, pool))

  console.log('Locking everybody’s month …')
  await withServer({}, (_, pool) => addToCompany(pool, 'fillPlans.sql'))
  const locking = await withServer({}, ({ origin }, pool) => measureLockingAll(origin, pool))

  console.log(`\n${reportCases([...daily, ...masterData])}\n`)
  console.log(
    reportLimits([
      ...limitsOfDocuments(documents),
      { name: 'start to ready on this database', value: median(readyAfterMs) / 1000, unit: 's', most: 3 },
      ...masterData.map(({ name, measured }) => ({ name, value: measured.server.medianMs, unit: 'ms', most: 100 })),
      { name: 'HR: lock all', value: locking.medianMs / 1000, unit: 's', most: 3 },
      { name: 'the slowest time', value: locking.slowestMs / 1000, unit: 's', most: 3 },
    ]),
  )
  console.log(`\nLock all kept ${locking.shifts} shifts of ${locking.contracts} contracts at a time.`)
}

/**
 * Measures the cases of the daily work whose name contains one of the words. With the word `documents`, it also
 * measures the printing of documents and the memory after that.
 */
export async function measureSomeDaily(
  { withServer, url }: Bench,
  [seconds = 10]: readonly number[],
  words: readonly string[],
): Promise<void> {
  await withServer({}, fillLargeCompany)
  const cases = await withServer({ recording: true }, casesFor)
  const wanted = cases.filter(({ name }) => words.some((word) => name.includes(word)))
  const measured = await withServer({}, ({ origin }, pool) => measureEach(wanted, { pool, url, origin, seconds }))
  console.log(`\n${reportCases(measured)}\n`)
  if (words.includes('documents')) console.log(reportLimits(limitsOfDocuments(await withServer({}, measureDocuments))))
}

async function fillLargeCompany(_: RunningServer, pool: Pool): Promise<void> {
  console.log('Filling a company of 600 contracts …')
  await fillCompany(pool, LARGE_COMPANY)
  await pool.query(readFileSync(path.join(import.meta.dirname, 'floor.sql'), 'utf8'))
  await pool.query('vacuum analyze')
}

async function measureEach(cases: readonly Case[], around: Around): Promise<MeasuredCase[]> {
  const measured = []
  for (const each of cases) {
    console.log(`Measuring ${each.name} …`)
    measured.push(await measureCase(each, around))
  }
  return measured
}

const limitsOfDocuments = ({ medianMs, fastestMs, residentMegabytes }: Documents): Limit[] => [
  { name: 'one PDF of an invoice, warm', value: medianMs, unit: 'ms', most: 15 },
  { name: 'the fastest of them', value: fastestMs, unit: 'ms', most: 15 },
  { name: 'memory of Node after 1,000 documents', value: residentMegabytes, unit: 'MB', most: 200 },
]
