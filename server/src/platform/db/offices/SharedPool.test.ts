import { setTimeout as pause } from 'node:timers/promises'
import type { PoolClient } from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { asSuperuser, createOffices } from '../../../testing/database/createOffices.ts'
import type { Office } from './office.ts'
import { OfficeBusy } from './officeBusy.ts'
import { SharedPool } from './SharedPool.ts'

const { url, superUrl } = await createOffices('drie', 'een', 'twee')
const [drie, een, twee] = (await asSuperuser(
  superUrl,
  'select name, schema, role from house.offices order by name',
)) as [Office, Office, Office]
await asSuperuser(
  superUrl,
  `update office_een.company_settings set name = 'Een'; update office_twee.company_settings set name = 'Twee'`,
)

function sharedPool(max: number, ofOneOffice = max, others: Partial<Others> = {}): SharedPool {
  const pool = new SharedPool({ url, max, ofOneOffice, waitAtMostMs: 60_000, ...others })
  onTestFinished(() => pool.end())
  return pool
}

type Others = {
  readonly officesOfConnection: number
  readonly waitForKnownMs: number
  readonly waitAtMostMs: number
}

const nameRead = async (client: Pick<PoolClient, 'query'>) => {
  const { rows } = await client.query<{ name: string }>({ name: 'company', text: 'select name from company_settings' })
  return rows[0]?.name
}
const pidOf = (client: PoolClient): number => (client as PoolClient & { readonly processID: number }).processID

test('when two offices use one connection in turn, each office reads its own rows, also with the same prepared statement', async () => {
  const pool = sharedPool(1)
  const pids = new Set<number>()
  for (let turn = 0; turn < 50; turn++) {
    for (const [office, name] of [
      [een, 'Een'],
      [twee, 'Twee'],
    ] as const) {
      const client = await pool.poolOf(office).connect()
      pids.add(pidOf(client))
      expect(await nameRead(client)).toBe(name)
      client.release()
    }
  }
  expect(pids.size).toBe(1)
})

test('an office gets the database connection that this office used last', async () => {
  const pool = sharedPool(2)
  const [first, second] = [await pool.poolOf(een).connect(), await pool.poolOf(twee).connect()]
  const [ofEen, ofTwee] = [pidOf(first), pidOf(second)]
  first.release()
  second.release()
  for (const [office, pid] of [
    [twee, ofTwee],
    [een, ofEen],
    [een, ofEen],
    [twee, ofTwee],
  ] as const) {
    const client = await pool.poolOf(office).connect()
    expect(pidOf(client)).toBe(pid)
    client.release()
  }
})

test('an office prefers a database connection that it used before, also when another office has used that connection since then', async () => {
  const pool = sharedPool(2)
  const [first, second] = [await pool.poolOf(een).connect(), await pool.poolOf(twee).connect()]
  const ofEen = pidOf(first)
  second.release()
  const ofTwee = await pool.poolOf(twee).connect()
  first.release()
  const alsoOfTwee = await pool.poolOf(twee).connect()
  expect(pidOf(alsoOfTwee)).toBe(ofEen)
  ofTwee.release()
  alsoOfTwee.release()
  expect(pidOf(await connected(pool, een))).toBe(ofEen)
})

test('an office without a connection that it used before gets the connection that the fewest offices used', async () => {
  const pool = sharedPool(2)
  const [first, second] = [await pool.poolOf(een).connect(), await pool.poolOf(twee).connect()]
  const ofOne = pidOf(second)
  first.release()
  const again = await pool.poolOf(twee).connect()
  again.release()
  second.release()
  expect(pidOf(await connected(pool, drie))).toBe(ofOne)
})

test('a connection that two offices used is replaced for a third office when each connection may know two offices, and stays open for the first two', async () => {
  const pool = sharedPool(1, 1, { officesOfConnection: 2 })
  const pidFor = async (office: Office): Promise<number> => {
    const client = await pool.poolOf(office).connect()
    client.release()
    return pidOf(client)
  }
  const first = await pidFor(een)
  expect([await pidFor(twee), await pidFor(een)]).toEqual([first, first])
  const second = await pidFor(drie)
  expect(second).not.toBe(first)
  expect([await pidFor(een), await pidFor(drie), pool.totalCount]).toEqual([second, second, 1])
})

test('an office opens another connection before a connection that two offices used is replaced', async () => {
  const pool = sharedPool(2, 2, { officesOfConnection: 2 })
  for (const office of [een, twee, drie]) (await pool.poolOf(office).connect()).release()
  expect([pool.totalCount, pool.idleCount]).toEqual([2, 2])
})

test('two statements of one office at the same time use one connection, one after the other', async () => {
  const pool = sharedPool(2, 2, { waitForKnownMs: 5000 })
  const first = await pool.poolOf(een).connect()
  const waiting = pool.poolOf(een).connect()
  first.release()
  const second = await waiting
  expect([pidOf(second), pool.totalCount]).toEqual([pidOf(first), 1])
  second.release()
})

test('an office waits for its connection while another office uses that connection for a short time', async () => {
  const pool = sharedPool(2, 2, { officesOfConnection: 3, waitForKnownMs: 5000 })
  const [ofEen, ofTwee] = [await pool.poolOf(een).connect(), await pool.poolOf(twee).connect()]
  ofTwee.release()
  const ofDrie = await pool.poolOf(drie).connect()
  expect(pidOf(ofDrie)).toBe(pidOf(ofTwee))
  const waiting = connected(pool, twee)
  ofEen.release()
  expect(await Promise.race([waiting, pause(50)])).toBeUndefined()
  ofDrie.release()
  expect(pidOf(await waiting)).toBe(pidOf(ofTwee))
})

test('an office gets another connection when its own connection is in use for long', async () => {
  const pool = sharedPool(2, 2, { waitForKnownMs: 1 })
  const first = await connected(pool, een)
  expect(pidOf(await connected(pool, een))).not.toBe(pidOf(first))
})

/**
 * Each office uses one connection and waits for a second connection. Then the connection of `een` becomes free. Returns
 * the names of the offices in the order in which they get this connection. The office `twee` has the first turn,
 * because it got its last connection before `een` did.
 */
async function servedAfter(ms: number, waitForKnownMs: number): Promise<string[]> {
  const pool = sharedPool(2, 2, { waitForKnownMs })
  const [ofTwee, ofEen] = [await pool.poolOf(twee).connect(), await pool.poolOf(een).connect()]
  const served: string[] = []
  const work = async (office: Office) => {
    const client = await pool.poolOf(office).connect()
    served.push(office.name)
    client.release()
  }
  const all = [twee, een].map(work)
  await pause(ms)
  ofEen.release()
  await Promise.all(all)
  ofTwee.release()
  return served
}

test('on a busy server, a connection that becomes free first serves a waiting office that used it before', async () => {
  // After the pause, both requests also accept a connection that few offices used before. Neither of them has waited
  // ten times as long, after which a request takes any connection.
  expect(await servedAfter(500, 300)).toEqual(['een', 'twee'])
})

test('on a busy server, an office that has waited long gets the next free connection, before an office that used it', async () => {
  expect(await servedAfter(150, 1)).toEqual(['twee', 'een'])
})

test('a quiet office is served while another office keeps its connection and a third office keeps all others busy', async () => {
  const pool = sharedPool(3, 2)
  const known = await pool.poolOf(drie).connect()
  const others = [await pool.poolOf(een).connect(), await pool.poolOf(een).connect()]
  known.release()
  expect(pidOf(await connected(pool, twee))).toBe(pidOf(known))
  for (const client of others) client.release()
  let isBusy = true
  const work = async () => {
    while (isBusy) await pool.poolOf(een).query('select pg_sleep(0.01)')
  }
  const all = [1, 2, 3, 4].map(work)
  await pause(100)
  // If the queue of the third office never had a turn, this request would fail at the end of its waiting time.
  await pool.poolOf(drie).query('select 1')
  isBusy = false
  await Promise.all(all)
})

test('on a server where all offices have waited long, most calls still get a connection that knows their office', async () => {
  const pool = sharedPool(2, 2, { officesOfConnection: 2, waitForKnownMs: 1 })
  const [ofEen, ofTwee] = [await pool.poolOf(een).connect(), await pool.poolOf(twee).connect()]
  ofEen.release()
  const held = [await pool.poolOf(drie).connect(), ofTwee]
  const pids: number[] = []
  const work = async (office: Office) => {
    const client = await pool.poolOf(office).connect()
    pids.push(pidOf(client))
    client.release()
  }
  const all = Array.from({ length: 20 }, () => [een, twee, drie].map(work)).flat()
  await pause(100)
  for (const client of held) client.release()
  await Promise.all(all)
  expect(new Set(pids).size).toBeLessThanOrEqual(pids.length / 3)
})

test('an office replaces an idle connection when its own connection is in use for long', async () => {
  const pool = sharedPool(2, 2, { officesOfConnection: 1 })
  await connected(pool, een)
  await pool.poolOf(twee).query('select 1')
  // Without a replaced connection, this request would fail at the end of its waiting time.
  expect(await nameRead(await connected(pool, een))).toBe('Een')
})

test('each office has its own prepared statements on a connection, which PostgreSQL does not have to plan again after another office', async () => {
  const pool = sharedPool(1)
  for (const office of [een, twee, een, twee]) {
    const client = await pool.poolOf(office).connect()
    await nameRead(client)
    client.release()
  }
  const client = await connected(pool, een)
  const { rows } = await client.query(
    `select name, (generic_plans + custom_plans)::integer as times from pg_prepared_statements order by name`,
  )
  expect(rows).toEqual([
    { name: '0 company', times: 2 },
    { name: '1 company', times: 2 },
  ])
})

test('a connection that is released inside a transaction is closed, because a rollback would restore the role of another office', async () => {
  const pool = sharedPool(1)
  const left = await pool.poolOf(een).connect()
  await left.query('begin')
  const pid = pidOf(left)
  left.release()
  const client = await pool.poolOf(twee).connect()
  expect(pidOf(client)).not.toBe(pid)
  await client.query('rollback')
  expect(await nameRead(client)).toBe('Twee')
  client.release()
})

test('a database connection that broke while it was idle is replaced', async () => {
  const pool = sharedPool(1)
  const client = await pool.poolOf(een).connect()
  const pid = pidOf(client)
  client.release()
  await asSuperuser(superUrl, `select pg_terminate_backend(${pid})`)
  // The database ends the connection a moment after its answer, so the test waits.
  await vi.waitFor(() => expect(pool.idleCount).toBe(0))
  expect(await nameRead(await connected(pool, een))).toBe('Een')
})

test('after an office tried to write while it may only read, the next statement of that office gets an open connection', async () => {
  const pool = sharedPool(1)
  const moving = { ...een, isReadOnly: true }
  const client = await pool.poolOf(moving).connect()
  await expect(client.query(`update company_settings set name = 'Drie'`)).rejects.toMatchObject({ code: '25006' })
  client.release()
  for (let times = 0; times < 3; times++) {
    const next = await pool.poolOf(moving).connect()
    expect(await nameRead(next)).toBe('Een')
    next.release()
  }
  expect([pool.totalCount, pool.idleCount]).toEqual([1, 1])
})

test('an office that is always busy can only read from the moment that its move to another database begins, and can write again after the move is given up', async () => {
  const pool = sharedPool(3, 2)
  const moving = { ...een, isReadOnly: true }
  const mayWrite = async (office: Office) => {
    const { rows } = await pool
      .poolOf(office)
      .query<{ reads: string }>(`select current_setting('default_transaction_read_only') as reads`)
    return rows[0]?.reads === 'off'
  }
  await connected(pool, een)
  expect(await mayWrite(moving)).toBe(false)
  expect(await mayWrite(een)).toBe(true)
})

async function connected(pool: SharedPool, office: Office): Promise<PoolClient> {
  const client = await pool.poolOf(office).connect()
  onTestFinished(() => client.release())
  return client
}

test('an office that uses all its connections waits and is then refused, while another office is served', async () => {
  const pool = sharedPool(3, 2, { waitAtMostMs: 1000 })
  await connected(pool, een)
  const second = await pool.poolOf(een).connect()
  const refused = pool.poolOf(een).connect()
  expect(await nameRead(await connected(pool, twee))).toBe('Twee')
  await expect(refused).rejects.toBeInstanceOf(OfficeBusy)
  const waiting = pool.poolOf(een).connect()
  second.release()
  const third = await waiting
  expect(await nameRead(third)).toBe('Een')
  third.release()
})

test('the offices get free database connections in turn', async () => {
  const pool = sharedPool(1, 1)
  const served: string[] = []
  const first = await pool.poolOf(een).connect()
  const work = async (office: Office) => {
    const client = await pool.poolOf(office).connect()
    served.push(office.name)
    client.release()
  }
  const all = [een, een, een, een, twee, twee].map(work)
  first.release()
  await Promise.all(all)
  expect(served).toEqual(['een', 'twee', 'een', 'twee', 'een', 'een'])
})

test('a database connection is released only once', async () => {
  const pool = sharedPool(1)
  const client = await pool.poolOf(een).connect()
  client.release()
  expect(() => client.release()).toThrow('already released')
})

test('when the operator has removed a database role, a statement fails and returns no rows', async () => {
  const pool = sharedPool(1)
  const unknown = { ...een, role: `${een.role}_x` }
  await expect(pool.poolOf(unknown).connect()).rejects.toThrow('does not exist')
  const client = await pool.poolOf(twee).connect()
  expect(await nameRead(client)).toBe('Twee')
  client.release()
  await pause(1)
  expect([pool.totalCount, pool.idleCount, pool.waitingCount]).toEqual([1, 1, 0])
})
