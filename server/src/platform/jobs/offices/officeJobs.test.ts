import { sql } from 'kysely'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import type { Services } from '../../../app/services.ts'
import { createDatabase } from '../../db/database.ts'
import type { Office } from '../../db/offices/office.ts'
import { SharedPool } from '../../db/offices/SharedPool.ts'
import { inTransaction } from '../../db/transaction.ts'
import { addJob } from '../jobStore.ts'
import type { Tasks } from '../jobPayloads.ts'
import { readSettings } from '../../settings/settings.ts'
import { asSuperuser, copyOffices } from '../../../testing/database/createOffices.ts'
import { silentLog } from '../../../testing/silentLog.ts'
import { testClock, type TestClock } from '../../../testing/startTestApp.ts'
import { listenForJobs } from './listenForJobs.ts'
import { runOfficeJobs, type OfficeJobSettings } from './runOfficeJobs.ts'
import { OfficeSchedule, shiftOf } from './OfficeSchedule.ts'

const { url, superUrl } = await copyOffices('een', 'twee')
const rows = (await asSuperuser(superUrl, 'select name, schema, role from house.offices order by name')) as Office[]
const shared = new SharedPool({ url, max: 6, ofOneOffice: 4 })
afterAll(() => shared.end())

function servicesOf(office: Office, clock: TestClock): Services {
  return { db: createDatabase(shared.poolOf(office)), clock, settings: { ...readSettings({}), demo: false } }
}

type Started = {
  readonly clock: TestClock
  readonly sweeps: () => number
  readonly stop: () => Promise<void>
}

/** Starts the jobs of both offices in the same way as one server process. */
async function start(
  tasksOf: (services: Services, name: string) => Partial<Tasks>,
  options: Partial<OfficeJobSettings> = {},
): Promise<Started> {
  const clock = testClock('2026-11-20T09:00:00Z')
  const pool = new SharedPool({ url, max: 3, ofOneOffice: 2 })
  const served = rows.map((office) => ({ office, services: servicesOf(office, clock) }))
  let sweeps = 0
  // Only a sweep (a check of all offices) reads this clock, so the test counts the readings.
  const now = () => {
    sweeps += 1
    return clock.now()
  }
  const nameOf = (services: Services) => served.find((each) => each.services === services)?.office.name ?? ''
  const running = await runOfficeJobs({
    url,
    pool,
    offices: async () => served,
    tasksOf: (services) => tasksOf(services, nameOf(services)),
    schedule: [],
    clock: { ...clock, now },
    log: silentLog,
    ...options,
  })
  let isStopped = false
  const stop = async () => {
    if (isStopped) return
    isStopped = true
    await running.stop()
    await pool.end()
  }
  onTestFinished(stop)
  return { clock, sweeps: () => sweeps, stop }
}

/** Waits until each process has done two more sweeps. A third sweep begins only after the end of the second. */
async function twoSweepsOf(...processes: readonly Started[]): Promise<void> {
  const counts = processes.map(({ sweeps }) => sweeps() + 3)
  await vi.waitFor(() => expect(processes.every(({ sweeps }, index) => sweeps() >= counts[index]!)).toBe(true))
}

const clock = testClock('2026-11-20T09:00:00Z')
const [een, twee] = rows.map((office) => servicesOf(office, clock)) as [Services, Services]
const add = ({ db }: Services, mailId: number, afterSeconds = 0) =>
  inTransaction(db, (tx) => addJob(tx, 'sendMail', { mailId }, { afterSeconds }))
const waitingIn = async (schema: string) =>
  (await asSuperuser(superUrl, `select count(*)::integer as count from ${schema}._private_jobs`))[0]?.['count']

test('a job runs immediately in the office that added it, with the services of that office', async () => {
  const ran: string[] = []
  await start(({ db }, name) => ({
    sendMail: async ({ mailId }) => {
      const { rows: places } = await sql<{ schema: string }>`select current_schema() as schema`.execute(db)
      ran.push(`${name} ${places[0]?.schema} ${mailId}`)
    },
  }))
  await add(een, 1)
  await add(twee, 2)
  await add(een, 3)
  await vi.waitFor(() => expect(ran.toSorted()).toEqual(['een office_een 1', 'een office_een 3', 'twee office_twee 2']))
  await vi.waitFor(async () => expect([await waitingIn('office_een'), await waitingIn('office_twee')]).toEqual([0, 0]))
})

test('each line in the log about a job names the office of the job', async () => {
  const lines: unknown[] = []
  const note = (details: object, message: string) => void lines.push({ ...details, message })
  await start(() => ({ sendMail: async () => {} }), { log: { debug: note, info: note, warn: note, error: note } })
  await add(een, 1)
  await add(twee, 1)
  const completed = (office: string) =>
    expect.objectContaining({ office, message: expect.stringMatching(/^Completed task \d+ \(sendMail/) })
  await vi.waitFor(() => expect(lines).toEqual(expect.arrayContaining([completed('een'), completed('twee')])))
})

test('a job with a later start runs at its time, without a notification', async () => {
  const ran: number[] = []
  await start(() => ({ sendMail: async ({ mailId }) => void ran.push(mailId) }))
  await add(twee, 7, 1)
  expect(ran).toEqual([])
  await vi.waitFor(() => expect(ran).toEqual([7]))
})

test('jobs that were added while no server process ran are found at the start of the next process', async () => {
  await add(een, 8)
  const ran: number[] = []
  await start(() => ({ sendMail: async ({ mailId }) => void ran.push(mailId) }))
  await vi.waitFor(() => expect(ran).toEqual([8]))
})

test('two server processes run each job once', async () => {
  const ran: number[] = []
  const tasks = () => ({ sendMail: async ({ mailId }: { readonly mailId: number }) => void ran.push(mailId) })
  await start(tasks)
  await start(tasks)
  const ids = Array.from({ length: 20 }, (_, index) => index)
  await Promise.all(ids.map((id) => add(id % 2 === 0 ? een : twee, id)))
  await vi.waitFor(() => expect(ran.toSorted((a, b) => a - b)).toEqual(ids))
})

test('the jobs of a server process that ended unexpectedly are released for other processes', async () => {
  await add(een, 9)
  await asSuperuser(
    superUrl,
    `update office_een._private_jobs set locked_by = 'otpool-dead', locked_at = now(), attempts = 1`,
  )
  const ran: number[] = []
  await start(() => ({ sendMail: async ({ mailId }) => void ran.push(mailId) }), { sweepEveryMs: 100 })
  await vi.waitFor(() => expect(ran).toEqual([9]))
})

test('a job that takes long is not given to another server process', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  let began = 0
  const tasks = () => ({
    sendMail: async () => {
      began += 1
      await promise
    },
  })
  const both = [await start(tasks, { sweepEveryMs: 50 }), await start(tasks, { sweepEveryMs: 50 })]
  await add(twee, 10)
  await vi.waitFor(() => expect(began).toBe(1))
  await twoSweepsOf(...both)
  expect(began).toBe(1)
  resolve()
  await vi.waitFor(async () => expect(await waitingIn('office_twee')).toBe(0))
})

test('when two workers have names with the same hash, neither waits for the other, and both count as running', async () => {
  const listeners = [await listenForJobs(url, ignored), await listenForJobs(url, ignored)] as const
  onTestFinished(async () => void (await Promise.all(listeners.map((listener) => listener.stop()))))
  for (const listener of listeners) await listener.hold('one name')
  await listeners[0].release('one name')
  const free = `select pg_try_advisory_xact_lock(hashtext('uurwerk.jobs'), hashtext('one name')) as free`
  expect(await asSuperuser(superUrl, free)).toEqual([{ free: false }])
  await listeners[1].release('one name')
  expect(await asSuperuser(superUrl, free)).toEqual([{ free: true }])
})

test('an office that was stopped runs no new job, also before the next regular check', async () => {
  const ran: string[] = []
  const open = new Set(rows.map(({ name }) => name))
  const services = rows.map((office) => ({ office, services: servicesOf(office, clock) }))
  await start(() => ({ sendMail: async ({ mailId }) => void ran.push(`job ${mailId}`) }), {
    sweepEveryMs: 60_000,
    offices: async () => services.filter(({ office }) => open.has(office.name)),
  })
  await add(een, 1)
  await vi.waitFor(() => expect(ran).toEqual(['job 1']))
  // A run of the office that has not ended yet could also run the next job. The test therefore waits until the run has
  // ended and has released its lock.
  await vi.waitFor(async () => expect([await waitingIn('office_een'), await locksOfWorkers()]).toEqual([0, 0]))
  open.delete('een')
  await add(een, 2)
  await add(twee, 3)
  await vi.waitFor(() => expect(ran).toEqual(['job 1', 'job 3']))
  expect(await waitingIn('office_een')).toBe(1)
  await asSuperuser(superUrl, 'delete from office_een._private_jobs')
})

const locksOfWorkers = async () => {
  const [counted] = await asSuperuser(
    superUrl,
    `select count(*)::integer as locks from pg_locks l join pg_database d on d.oid = l.database
     where d.datname = current_database() and l.locktype = 'advisory'
       and l.classid::bigint = (hashtext('uurwerk.jobs')::bigint & 4294967295)`,
  )
  return counted?.['locks']
}

const ignored = { onJob: () => {}, onRegained: () => {} }

test('the jobs of a server process continue after the process has lost all database connections', async () => {
  const ran: number[] = []
  await start(
    () => ({
      sendMail: async ({ mailId }) => {
        ran.push(mailId)
        if (ran.length > 1) return
        await asSuperuser(
          superUrl,
          `select pg_terminate_backend(pid) from pg_stat_activity where usename = '${new URL(url).username}'`,
        )
      },
    }),
    { sweepEveryMs: 100 },
  )
  await add(een, 12)
  await vi.waitFor(async () => expect([await waitingIn('office_een'), ran.length > 0]).toEqual([0, true]))
  await add(twee, 13)
  await vi.waitFor(() => expect(ran.at(-1)).toBe(13))
})

test('a server process that stops first waits for the end of its running job', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const states: string[] = []
  const { stop } = await start(() => ({
    sendMail: async () => {
      states.push('began')
      await promise
      states.push('ended')
    },
  }))
  await add(een, 11)
  await vi.waitFor(() => expect(states).toEqual(['began']))
  const stopped = stop().then(() => states.push('stopped'))
  resolve()
  await stopped
  expect(states).toEqual(['began', 'ended', 'stopped'])
  expect(await waitingIn('office_een')).toBe(0)
})

test('a scheduled task runs once in each office, also with two processes', async () => {
  const ran: string[] = []
  const tasks = (_services: Services, name: string) => ({ purgeExpired: async () => void ran.push(name) })
  const options = { schedule: [{ task: 'purgeExpired', match: '* * * * *' }], sweepEveryMs: 50 }
  const both = [await start(tasks, options), await start(tasks, options)]
  await vi.waitFor(() => expect(ran.toSorted()).toEqual(['een', 'twee']))
  await twoSweepsOf(...both)
  expect(ran.toSorted()).toEqual(['een', 'twee'])
})

test('a scheduled task that could not be added to the job queue of an office is added later, and runs once', async () => {
  const ran: string[] = []
  const warnings: unknown[] = []
  const process = await start((_services, name) => ({ purgeExpired: async () => void ran.push(name) }), {
    schedule: [{ task: 'purgeExpired', match: '5 9 * * *' }],
    sweepEveryMs: 50,
    log: { ...silentLog, warn: (facts: unknown) => void warnings.push(facts) },
  })
  const due = (5 + shiftOf('een')) * 60
  const atMinute = (seconds: number) =>
    process.clock.set(new Date(Date.UTC(2026, 10, 20, 9) + seconds * 1000).toISOString())
  await asSuperuser(superUrl, 'alter table office_een._private_known_crontabs rename to away')
  try {
    atMinute(due)
    await vi.waitFor(() => expect(warnings).toContainEqual(expect.objectContaining({ office: 'een' })))
    atMinute(due + 120)
    await twoSweepsOf(process)
    expect(ran).not.toContain('een')
  } finally {
    await asSuperuser(superUrl, 'alter table office_een.away rename to _private_known_crontabs')
  }
  await vi.waitFor(() => expect(ran.filter((name) => name === 'een')).toEqual(['een']))
  await twoSweepsOf(process)
  expect(ran.filter((name) => name === 'een')).toEqual(['een'])
})

test('each office has its own minute for a daily scheduled task', () => {
  const { now } = testClock('2026-11-20T00:00:00Z')
  const schedule = new OfficeSchedule([{ task: 'purgeExpired', match: '23 1 * * *' }], now())
  const minutes = new Map<string, number[]>([
    ['een', []],
    ['twee', []],
  ])
  const atClock = testClock('2026-11-20T00:00:00Z')
  for (let minute = 0; minute < 24 * 60; minute++) {
    atClock.set(new Date(Date.UTC(2026, 10, 20, 0, minute)).toISOString())
    const due = schedule.due(atClock.now())
    for (const [name, found] of minutes) {
      if (due(name).length > 0) found.push(minute)
      schedule.added(name)
    }
  }
  expect([...minutes.values()]).toEqual([[83 + shiftOf('een')], [83 + shiftOf('twee')]])
  expect(shiftOf('een')).not.toBe(shiftOf('twee'))
})
