import { gzipSync } from 'node:zlib'
import type { Pool } from 'pg'
import { fillCompany } from '../company/fillCompany.ts'
import { get, hr } from '../calls.ts'
import { quantile, median } from '../median.ts'
import { ask, send } from '../send.ts'
import { startBrowser } from '../web/openPage.ts'
import type { Bench } from '../withBench.ts'
import type { RunningServer } from '../server.ts'
import { measureTeamGrid } from './measureTeamGrid.ts'

const COMPANY = { people: 3000, customers: 500, months: 3 }
const TIMES = 7
const ACTS = 40
const MOST_OPERATIONS = 2000
const MONTH = 'from=2026-11-01&to=2026-11-30'

/** The calls with which the grid of the team planning reads its data. Each call has an aim in milliseconds. */
const READS = [
  { name: 'cells of a month', path: `planning?${MONTH}`, aim: 500 },
  { name: 'cells of a week', path: 'planning?from=2026-11-16&to=2026-11-22', aim: 150 },
  { name: 'rows of two people', path: `planning?${MONTH}&people=100,200`, aim: 60 },
  { name: 'warnings of a month', path: `planning/warnings?${MONTH}`, aim: 700 },
  { name: 'staffing of a month', path: `planning/staffing?${MONTH}`, aim: 500 },
  { name: 'who changed', path: 'changes', aim: 10 },
] as const

/** Measures the planning of the team with 3,000 people: the answers of the server, and the grid in Chromium. */
export async function measureTeam({ withServer }: Bench): Promise<void> {
  console.log('Filling a company of 3,000 people …')
  await withServer({}, (_, pool) => fillCompany(pool, COMPANY))
  await withServer({}, async (server, pool) => {
    console.log(await readsOf(server))
    console.log(await actsOf(server, pool))
    const browser = await startBrowser()
    try {
      console.log(await measureTeamGrid(browser, server.origin))
    } finally {
      await browser.close()
    }
  })
}

async function readsOf(server: RunningServer): Promise<string> {
  const lines: string[] = []
  for (const { name, path, aim } of READS) {
    const call = get(hr, `/api/administration/${path}`)
    await send(server.origin, call)
    await server.longestTurnMs()
    const times: number[] = []
    let bytes = 0
    for (let time = 0; time < TIMES; time++) {
      const { wholeMs, content } = await ask(server.origin, call)
      times.push(wholeMs)
      bytes = gzipSync(content).length
    }
    const turn = (await server.longestTurnMs()).toFixed(0)
    lines.push(`${name}: ${median(times).toFixed(0)} ms (aim ${aim}), ${(bytes / 1e6).toFixed(2)} MB, turn ${turn} ms`)
  }
  return lines.join('\n')
}

type Contract = { readonly id: number; readonly typeId: number }

const CONTRACTS = `
  select distinct on (c.person_id) c.id::integer, t.id::integer as "typeId"
  from contracts c
  join shift_types t on t.customer_id = c.customer_id and t.owner_id is null and t.active and t.archived_at is null
  where c.start_on <= '2026-12-01' and (c.end_on is null or c.end_on >= '2027-02-28')
  order by c.person_id, c.id, t.id
  limit 200`

/** Measures requests that plan one shift, and one request that plans twenty days for each of a hundred people. */
async function actsOf({ origin }: RunningServer, pool: Pool): Promise<string> {
  const { rows } = await pool.query<Contract>(CONTRACTS)
  const body = (operations: readonly object[]) => ({ mode: 'possible', operations })
  const apply = (operations: readonly object[]) => ({
    method: 'POST' as const,
    path: '/api/administration/planning/apply',
    token: hr,
    body: body(operations),
  })
  const plan = ({ id, typeId }: Contract, day: string) => ({ op: 'plan', contractId: id, day, shiftTypeId: typeId })
  const times: number[] = []
  for (const contract of rows.slice(0, ACTS)) {
    const { wholeMs } = await ask(origin, apply([plan(contract, '2026-12-28')]))
    times.push(wholeMs)
  }
  const days = Array.from(
    { length: MOST_OPERATIONS / 100 },
    (_, place) => `2027-01-${String(place + 1).padStart(2, '0')}`,
  )
  const many = rows.slice(0, 100).flatMap((contract) => days.map((day) => plan(contract, day)))
  const begun = performance.now()
  const answer = JSON.parse((await send(origin, apply(many))).toString()) as {
    readonly outcomes: readonly { readonly code: string | null }[]
  }
  const seconds = (performance.now() - begun) / 1000
  const done = answer.outcomes.filter(({ code }) => code === null).length
  return [
    `one act: ${quantile(times, 0.95).toFixed(0)} ms at the 95th percentile (aim 60)`,
    `${many.length} operations: ${seconds.toFixed(2)} s (aim 3), ${done} done`,
  ].join('\n')
}
