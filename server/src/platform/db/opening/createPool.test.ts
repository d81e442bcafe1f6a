import type { Socket } from 'node:net'
import { expect, test, vi } from 'vitest'
import { createTestDatabase } from '../../../testing/database/createTestDatabase.ts'
import { startPooler, withoutOptions } from '../../../testing/servers/startPooler.ts'
import { isBroken } from '../errors/isUnreachable.ts'
import { createPool } from './createPool.ts'

const { pool, url } = await createTestDatabase()

const cases: [sentence: string, expression: string, value: unknown][] = [
  ['a day stays a text', `date '2026-10-25'`, '2026-10-25'],
  [
    'an instant with another UTC offset is ISO 8601 in UTC',
    `timestamptz '2026-10-25 02:30:00+02'`,
    '2026-10-25T00:30:00Z',
  ],
  ['an instant keeps its fraction', `timestamptz '2026-10-25 02:30:00.125+02'`, '2026-10-25T00:30:00.125Z'],
  ['a bigint is a number', `9007199254740991::bigint`, 9007199254740991],
  ['a count is a number', `count(*) over ()`, 1],
  ['a numeric stays a text', `1.10::numeric`, '1.10'],
  ['a list of days is a list of texts', `array[date '2026-10-25', null]`, ['2026-10-25', null]],
  ['a list of instants is a list of texts', `array[timestamptz '2026-10-25 02:30:00+02']`, ['2026-10-25T00:30:00Z']],
  ['a list of bigints is a list of numbers', `array[1, 2]::bigint[]`, [1, 2]],
  ['an empty list is empty', `array[]::bigint[]`, []],
]
test.each(cases)(
  'a value of PostgreSQL becomes the right JavaScript value: %s',
  async (_sentence, expression, value) => {
    const { rows } = await pool.query(`select ${expression} as value`)
    expect(rows).toEqual([{ value }])
  },
)

test('a bigint that is too large for a JavaScript number gives an error, never another number', async () => {
  await expect(pool.query('select 9007199254740993::bigint')).rejects.toThrow('too large for a number')
})

test('a database statement that takes too long is cancelled', async () => {
  const withShortTimeout = createPool({ url, statementTimeoutMs: 50 })
  await expect(withShortTimeout.query('select pg_sleep(5)')).rejects.toThrow('statement timeout')
  await withShortTimeout.end()
})

test('an unused database connection stays open for the time in the settings', async () => {
  const [short, long] = [createPool({ url, idleMs: 1 }), createPool({ url, idleMs: 60_000 })]
  await Promise.all([short.query('select 1'), long.query('select 1')])
  await vi.waitFor(() => expect([short.totalCount, long.totalCount]).toEqual([0, 1]))
  await Promise.all([short.end(), long.end()])
})

test('statements that the code calls together are sent to the database together', async () => {
  const own = createPool({ url })
  const client = await own.connect()
  const { stream } = (client as unknown as { readonly connection: { readonly stream: Socket } }).connection
  const [alone, together] = [vi.spyOn(stream, '_write'), vi.spyOn(stream, '_writev')]
  const answers = await Promise.all([
    client.query('begin'),
    client.query({ name: 'one', text: 'select 1 as one' }),
    client.query('select 2 as two'),
  ])
  expect(answers.map(({ rows }) => rows)).toEqual([[], [{ one: 1 }], [{ two: 2 }]])
  expect([alone.mock.calls.length, together.mock.calls.length]).toEqual([0, 1])
  await client.query('rollback')
  client.release()
  await own.end()
})

test('the database address may contain the schema of the company', async () => {
  const address = new URL(url)
  address.searchParams.set('options', '-c search_path=zorgpunt')
  const company = createPool({ url: address.href })
  const { rows } = await company.query(
    `select current_setting('search_path') as path, current_setting('timezone') as zone`,
  )
  expect(rows).toEqual([{ path: 'zorgpunt', zone: 'UTC' }])
  await company.end()
})

test('a broken database connection does not end the server process, whether the connection is in use or idle', async () => {
  const lost: string[] = []
  const breaking = createPool({ url, onLostConnection: (error) => lost.push(error.message) })
  const idle = await breaking.connect()
  const used = await breaking.connect()
  const pids = await Promise.all(
    [idle, used].map(async (client) => {
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
      return rows[0]!.pid
    }),
  )
  idle.release()
  const working = used.query('select pg_sleep(5)').catch((error: Error) => error.message)
  await pool.query('select pg_terminate_backend(pid) from unnest($1::integer[]) as pid', [pids])
  expect(await working).toContain('terminating connection')
  used.release(true)
  await vi.waitFor(() => expect(lost).toEqual(['terminating connection due to administrator command']))
  expect((await breaking.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await breaking.end()
})

test('after a database that only allows reading refuses a change, the next statement on that connection fails as on a broken connection', async () => {
  const reading = createPool({ url })
  const client = await reading.connect()
  await client.query('set default_transaction_read_only = on')
  await expect(client.query('create table written ()')).rejects.toMatchObject({ code: '25006' })
  expect(isBroken(await client.query('select 1').catch((error: unknown) => error))).toBe(true)
  client.release()
  await reading.end()
})

test('a connection through a pooler that drops session settings is refused', async () => {
  const pooled = createPool({ url: await startPooler(url, withoutOptions) })
  await expect(pooled.query('select 1')).rejects.toThrow('session_settings_lost')
  await pooled.end()
})
