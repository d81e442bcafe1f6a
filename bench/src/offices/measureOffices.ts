import { Pool } from 'pg'
import type { CompanySize } from '../company/fillCompany.ts'
import { databaseSeconds, ownMegabytes, processorSeconds, residentMegabytes } from '../memory.ts'
import { median, quantile } from '../median.ts'
import { get, tokenOf } from '../calls.ts'
import { ask } from '../send.ts'
import type { RunningServer } from '../server.ts'
import type { Bench } from '../withBench.ts'
import { callsOf, randomNumbers, sendSteadily, type Answered, type Employee } from './load.ts'
import { hostOf, prepareOffices, type Offices } from './prepareOffices.ts'
import { startNoise, type NoisyOffice } from './startNoise.ts'

const MONTHS = 3
const PEOPLE_PER_CUSTOMER = 8
const PER_SECOND = 100
const WARM_UP_SECONDS = 5
const ROUNDS = 6
const QUIET_PER_SECOND = 10
const NOISY_CLIENTS = 16

/** Loads one server process with many offices, and measures a quiet office while another office sends many calls. */
export async function measureOffices(
  { url, withServer }: Bench,
  [count = 200, people = 40, seconds = 30]: readonly number[],
): Promise<void> {
  const size: CompanySize = { people, customers: Math.ceil(people / PEOPLE_PER_CUSTOMER), months: MONTHS }
  // This server is not measured. It is started because the run needs its database.
  await withServer({}, async (_, pool) => {
    console.log(`Making ${count} offices of ${people} people and ${MONTHS} months …`)
    const offices = await prepareOffices(pool, url, { count, size })
    const watching = new Pool({ connectionString: offices.superUrl, max: 1 })
    try {
      await reportMaking(offices, watching)
      // The noisy office may make very many calls per second. With a low limit, the server would refuse its calls
      // early, and this run could not measure how the offices share the database connections.
      await watching.query('update house.offices set calls_per_second = 1000 where name = $1', [offices.names.at(-1)])
      await withServer({ databaseUrl: offices.serverUrl }, async (server) => {
        await measureServer(server, { offices, watching, seconds })
      })
    } finally {
      await watching.end()
    }
  })
}

async function reportMaking({ addedMs, names }: Offices, watching: Pool): Promise<void> {
  await watching.query('analyze')
  const { rows } = await watching.query<{ sizes: string }>(
    `select format('%s relations, catalog %s, database %s',
       (select count(*) from pg_class), pg_size_pretty((select sum(pg_total_relation_size(oid)) from pg_class
         where relnamespace = 'pg_catalog'::regnamespace and relkind = 'r')), pg_size_pretty(pg_database_size(current_database()))) as sizes`,
  )
  const part = Math.ceil(names.length / 10)
  console.log(
    `bin/offices add: median ${inSeconds(median(addedMs.slice(0, part)))} for the first ${part}, ` +
      `${inSeconds(median(addedMs.slice(-part)))} for the last ${part}; ${rows[0]?.sizes}\n`,
  )
}

type Measuring = { readonly offices: Offices; readonly watching: Pool; readonly seconds: number }

async function measureServer(server: RunningServer, measuring: Measuring): Promise<void> {
  const { offices, watching, seconds } = measuring
  const { origin, pid } = server
  const employees = await employeesOf(watching, offices.names[0]!)
  const memoryBefore = residentMegabytes(pid)
  const firsts: number[] = []
  for (const name of offices.names) {
    const { status, wholeMs } = await ask(origin, { ...get(tokenOf(2), '/api/user/current'), host: hostOf(name) })
    if (status !== 200) throw new Error(`the first call of ${name} got ${status}`)
    firsts.push(wholeMs)
  }
  console.log(`First call of an office: median ${ms(median(firsts))}, slowest ${ms(Math.max(...firsts))}`)

  const random = randomNumbers()
  const callsOfOffices = offices.names.map((name) => callsOf(hostOf(name), employees, random))
  const next = () => callsOfOffices[random(callsOfOffices.length)]!()
  await sendSteadily(origin, { perSecond: PER_SECOND, seconds: WARM_UP_SECONDS, next })
  const watch = watchConnections(watching)
  const database = await databaseProcess(watching)
  const processorBefore = [processorSeconds(pid), databaseSeconds(database)]
  const answered = await sendSteadily(origin, { perSecond: PER_SECOND, seconds, next })
  const [ofServer, ofDatabase] = [processorSeconds(pid), databaseSeconds(database)].map(
    (used, index) => (((used ?? NaN) - (processorBefore[index] ?? NaN)) * 1000) / answered.length,
  )
  const { mostConnections, megabytes } = await watch.stop()
  console.log(
    `${PER_SECOND} calls a second over ${offices.names.length} offices, ${seconds} s: ${inWords(answered)}\n` +
      `Server: ${memoryBefore.toFixed(0)} MB before the first call, ${residentMegabytes(pid).toFixed(0)} MB after; ` +
      `${ofServer?.toFixed(1)} ms of processor time for each call, and ${ofDatabase?.toFixed(1)} ms of PostgreSQL; ` +
      `at most ${mostConnections} connections with the database, of which the memory is ${megabytes ?? '?'} MB\n`,
  )
  const noisy = startNoise({ origin, host: hostOf(offices.names.at(-1)!), employees, clients: NOISY_CLIENTS })
  try {
    await measureNeighbours(server, { noisy, quiet: callsOfOffices[0]! })
  } finally {
    noisy.end()
  }
}

/** The id of the database process that answers this connection. */
async function databaseProcess(watching: Pool): Promise<number> {
  const { rows } = await watching.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid ?? 0
}

/** The employees of one office. All offices are filled in the same way, so the ids are the same in each office. */
async function employeesOf(watching: Pool, office: string): Promise<Employee[]> {
  const { rows } = await watching.query<Employee>(
    `select c.person_id::integer as "personId", c.id::integer as "contractId", t.id::integer as "shiftTypeId"
     from office_${office}.contracts c
     join office_${office}.shift_types t on t.customer_id = c.customer_id and t.name = 'Vroege'
     where c.person_id % 5 <> 0 and c.person_id % 9 <> 0 order by c.id`,
  )
  return rows
}

type Connections = { readonly mostConnections: number; readonly megabytes: string | null }

/** Counts the connections of the server each second, until the measurement ends. */
function watchConnections(watching: Pool): { stop(): Promise<Connections> } {
  let mostConnections = 0
  async function look(): Promise<number[]> {
    const { rows } = await watching.query<{ pid: number }>(
      `select pid from pg_stat_activity where usename = 'bench_server'`,
    )
    mostConnections = Math.max(mostConnections, rows.length)
    return rows.map(({ pid }) => pid)
  }
  const timer = setInterval(() => void look(), 1000)
  return {
    stop: async () => {
      clearInterval(timer)
      // A connection can end before its memory is read. Its memory is then left out.
      const sizes = (await look()).map(ownMegabytes).filter((size) => size !== null)
      const megabytes = sizes.length === 0 ? null : sizes.reduce((sum, size) => sum + size, 0).toFixed(0)
      return { mostConnections, megabytes }
    },
  }
}

type Neighbours = { readonly noisy: NoisyOffice; readonly quiet: Parameters<typeof sendSteadily>[1]['next'] }

/**
 * Measures a quiet office in turns: alone, and next to an office with many calls. Other work on the machine therefore
 * slows down both measurements.
 */
async function measureNeighbours({ origin, pid }: RunningServer, { noisy, quiet }: Neighbours): Promise<void> {
  const [alone, beside]: [Answered[], Answered[]] = [[], []]
  const noise: number[] = []
  const load = { perSecond: QUIET_PER_SECOND, seconds: 3, next: quiet }
  let processor = 0
  for (let round = 0; round < ROUNDS; round++) {
    alone.push(...(await sendSteadily(origin, load)))
    const before = processorSeconds(pid) ?? NaN
    noisy.begin()
    beside.push(...(await sendSteadily(origin, load)))
    noise.push(...(await noisy.stop()))
    processor += (processorSeconds(pid) ?? NaN) - before
  }
  const growth = median(beside.map((each) => each.ms)) / median(alone.map((each) => each.ms)) - 1
  const seconds = ROUNDS * load.seconds
  console.log(
    `Quiet office, alone: ${inWords(alone)}\nQuiet office, beside a noisy one: ${inWords(beside)}\n` +
      `Its median grows by ${(growth * 100).toFixed(0)} % (aim: at most 20 %)\n` +
      `Noisy office: ${NOISY_CLIENTS} clients, ${(noise.length / seconds).toFixed(0)} calls a second, answers ` +
      `${counted(noise)}; the server uses ${((processor * 100) / seconds).toFixed(0)} % of a core`,
  )
}

const ms = (value: number): string => `${value.toFixed(1)} ms`
const inSeconds = (value: number): string => `${(value / 1000).toFixed(2)} s`

const inWords = (answered: readonly Answered[]): string => {
  const times = answered.map((each) => each.ms)
  const statuses = counted(answered.map(({ status }) => status))
  return `p50 ${ms(median(times))}, p99 ${ms(quantile(times, 0.99))}, answers ${statuses}`
}

function counted(statuses: readonly number[]): string {
  const groups = Object.entries(Object.groupBy(statuses, (status) => status))
  return groups.map(([status, group]) => `${status}: ${group?.length}`).join(', ')
}
