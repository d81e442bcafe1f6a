import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { asSuperuser } from '../../../testing/database/createOffices.ts'
import type { Office } from './office.ts'
import { sharedPoolWorld, nameRead, pidOf, connected } from '../../../testing/world/offices/sharedPoolWorld.ts'

const { superUrl, drie, een, twee, sharedPool } = await sharedPoolWorld()

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

test('when a connection may serve at most two offices, two offices share one connection; for a third office, the pool closes it and opens a new one', async () => {
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

test('for a new office, the pool opens a second connection and does not replace the first connection', async () => {
  const pool = sharedPool(2, 2, { officesOfConnection: 2 })
  for (const office of [een, twee, drie]) (await pool.poolOf(office).connect()).release()
  expect([pool.totalCount, pool.idleCount]).toEqual([2, 2])
})

test('each office has its own prepared statements on a connection, which PostgreSQL does not have to plan again after another office used the connection', async () => {
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

test('when a write is refused because the office may only read, the next statements of that office succeed', async () => {
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

test('an office that is always busy can only read as soon as its move to another database begins, and can write again after the move is cancelled', async () => {
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
