import {
  CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type DatabaseConnection,
  type Dialect,
} from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../testing/database/createTestDatabase.ts'
import type { Database } from './database.ts'
import { PipelinedConnection } from './PipelinedConnection.ts'
import { prepared } from './prepared.ts'
import { undoneOnError } from './undoneOnError.ts'
import { inTransaction, sendOnly, type Tx } from './transaction.ts'

const { db } = await createTestDatabase()

const lockEmployer = (tx: Tx, name: string) =>
  tx.updateTable('hr_employers').set({ sdworx_employer_number: '1' }).where('name', '=', name).execute()

test('a transaction that fails half-way changes nothing', async () => {
  const failing = inTransaction(db, async (tx) => {
    await tx.insertInto('hr_employers').values({ name: 'Zorgpunt' }).execute()
    throw new Error('the pen broke')
  })
  await expect(failing).rejects.toThrow('the pen broke')
  expect(await db.selectFrom('hr_employers').selectAll().execute()).toEqual([])
})

test('when two transactions have a deadlock, the cancelled transaction runs again and both succeed', async () => {
  await db
    .insertInto('hr_employers')
    .values([{ name: 'Antwerpen' }, { name: 'Gent' }])
    .execute()
  let [attempts, held] = [0, 0]
  const [bothHoldOne, oneIsDone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const lockBoth = async (first: string, second: string) => {
    const locked = await inTransaction(db, async (tx) => {
      attempts += 1
      // The third attempt waits until the first transaction is done. Without this wait, it could lock its first row
      // earlier and cause a second deadlock.
      if (attempts > 2) await oneIsDone.promise
      await lockEmployer(tx, first)
      held += 1
      if (held === 2) bothHoldOne.resolve()
      await bothHoldOne.promise
      await lockEmployer(tx, second)
      return first
    })
    oneIsDone.resolve()
    return locked
  }

  expect(await Promise.all([lockBoth('Antwerpen', 'Gent'), lockBoth('Gent', 'Antwerpen')])).toEqual([
    'Antwerpen',
    'Gent',
  ])
  expect(attempts).toBe(3)
})

test('a transaction with a conflict runs again, but not an unlimited number of times', async () => {
  let attempts = 0
  const clashing = inTransaction(db, async (tx) => {
    attempts += 1
    await sql`do $$ begin raise exception 'could not serialize' using errcode = '40001'; end $$`.execute(tx)
  })
  await expect(clashing).rejects.toThrow('could not serialize')
  expect(attempts).toBe(2)
})

const employers = prepared<{ name: string }, []>('employers', 'select name from hr_employers order by name')
const addPrepared = prepared<never, [string]>('add employer', 'insert into hr_employers (name) values ($1)')
const add = (tx: Tx, name: string) => tx.insertInto('hr_employers').values({ name }).execute()
const namesIn = async (tx: Tx) => (await employers(tx, [])).map(({ name }) => name)
const clear = () => db.deleteFrom('hr_employers').execute()

test('statements that the code calls together run in the order of the calls', async () => {
  await clear()
  const seen = await inTransaction(db, (tx) =>
    Promise.all([
      namesIn(tx),
      add(tx, 'Aalst'),
      namesIn(tx),
      sql`insert into hr_employers (name) values ('Brugge')`.execute(tx),
      addPrepared(tx, ['Charleroi']),
      namesIn(tx),
    ]),
  )
  expect([seen[0], seen[2], seen[5]]).toEqual([[], ['Aalst'], ['Aalst', 'Brugge', 'Charleroi']])
})

test('when one of several statements fails, none is stored, and the error of that statement is reported', async () => {
  await clear()
  const failing = inTransaction(db, async (tx) => {
    await Promise.all([add(tx, 'Aalst'), sql`select 1 / 0`.execute(tx), add(tx, 'Brugge')])
  })
  await expect(failing).rejects.toThrow('division by zero')
  expect(await employers(db, [])).toEqual([])
})

test('a transaction that ignores the failure of a statement is not stored', async () => {
  await clear()
  const failing = inTransaction(db, async (tx) => {
    await Promise.allSettled([add(tx, 'Aalst'), sql`select 1 / 0`.execute(tx), add(tx, 'Brugge')])
  })
  await expect(failing).rejects.toThrow('division by zero')
  expect(await employers(db, [])).toEqual([])
})

test('when the code does not await a statement that fails, the next statement or the transaction throws its error', async () => {
  await clear()
  const next = inTransaction(db, async (tx) => {
    sendOnly(add(tx, 'Aalst'))
    sendOnly(sql`select 1 / 0`.execute(tx))
    await add(tx, 'Brugge')
  })
  await expect(next).rejects.toThrow('division by zero')
  const last = inTransaction(db, async (tx) => {
    sendOnly(add(tx, 'Aalst'))
    sendOnly(sql`select 1 / 0`.execute(tx))
  })
  await expect(last).rejects.toThrow('division by zero')
  expect(await employers(db, [])).toEqual([])
  await inTransaction(db, async (tx) => sendOnly(add(tx, 'Aalst')))
  expect(await employers(db, [])).toEqual([{ name: 'Aalst' }])
})

test('a savepoint undoes a failed statement that the code does not await, and the transaction stores its later statements', async () => {
  await clear()
  const work = inTransaction(db, async (tx) => {
    const undone = undoneOnError(tx, async () => {
      sendOnly(add(tx, 'Aalst'))
      sendOnly(sql`select 1 / 0`.execute(tx))
    })
    await expect(undone).rejects.toThrow('division by zero')
    sendOnly(add(tx, 'Brugge'))
  })
  await work
  expect(await employers(db, [])).toEqual([{ name: 'Brugge' }])
})

test('a deadlock in a statement that the code does not await makes the transaction run again', async () => {
  let attempts = 0
  const clashing = inTransaction(db, async (tx) => {
    attempts += 1
    if (attempts === 1) sendOnly(sql`do $$ begin raise exception 'clash' using errcode = '40P01'; end $$`.execute(tx))
    await sql`select 1`.execute(tx)
  })
  await clashing
  expect(attempts).toBe(2)
})

test('a transaction whose connection breaks before COMMIT runs again, and stores its changes once', async () => {
  await clear()
  let attempts = 0
  await inTransaction(db, async (tx) => {
    attempts += 1
    await Promise.all([
      add(tx, 'Aalst'),
      attempts === 1 && sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx),
      add(tx, 'Brugge'),
    ])
  })
  expect(attempts).toBe(2)
  expect(await employers(db, [])).toEqual([{ name: 'Aalst' }, { name: 'Brugge' }])
})

test('a transaction on a standby that does not accept writes yet runs again on a new connection', async () => {
  await clear()
  const connections: number[] = []
  await inTransaction(db, async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    connections.push(rows[0]!.pid)
    if (connections.length === 1) await sql`set transaction read only`.execute(tx)
    await add(tx, 'Aalst')
  })
  expect(new Set(connections).size).toBe(2)
  expect(await employers(db, [])).toEqual([{ name: 'Aalst' }])
})

test('a transaction whose connection breaks after COMMIT was sent does not run again', async () => {
  await sql`
    create function break_at_commit() returns trigger language plpgsql as $$
    begin
      perform pg_terminate_backend(pg_backend_pid());
      return null;
    end $$`.execute(db)
  await sql`
    create constraint trigger break_at_commit after insert on hr_employers deferrable initially deferred
    for each row execute function break_at_commit()`.execute(db)
  onTestFinished(async () => {
    await sql`drop function break_at_commit cascade`.execute(db)
  })
  await clear()
  let attempts = 0
  const broken = inTransaction(db, async (tx) => {
    attempts += 1
    await add(tx, 'Aalst')
  })
  // The client can notice the closed socket before it reads the error of the server, so several messages are possible.
  await expect(broken).rejects.toThrow(/terminat|ECONNRESET|EPIPE/)
  expect(attempts).toBe(1)
})

test('a statement after the end of its transaction is refused', async () => {
  await clear()
  let kept: Tx | undefined
  await inTransaction(db, async (tx) => {
    kept = tx
  })
  await expect(add(kept!, 'Aalst')).rejects.toThrow('the transaction has ended')
  const failing = inTransaction(db, async (tx) => {
    kept = tx
    throw new Error('the pen broke')
  })
  await expect(failing).rejects.toThrow('the pen broke')
  await expect(add(kept!, 'Aalst')).rejects.toThrow('the transaction has ended')
  expect(await employers(db, [])).toEqual([])
})

function databaseOn(connection: DatabaseConnection): Database {
  class OneConnection extends DummyDriver {
    override acquireConnection = () => Promise.resolve(connection)
  }
  const dialect: Dialect = {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new OneConnection(),
    createIntrospector: (own) => new PostgresIntrospector(own),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
  return new Kysely({ dialect })
}

test('a writing statement is sent only after the answer to BEGIN, because without a transaction the database would store it', async () => {
  const sent: string[] = []
  const connection: DatabaseConnection = {
    executeQuery: ({ sql: text }) => {
      sent.push(typeof text === 'string' ? text : (text as { text: string }).text)
      return Promise.resolve({ rows: [] })
    },
    streamQuery: () => {
      throw new Error('no stream')
    },
  }
  const begun = Promise.reject<void>(new Error('BEGIN was cancelled'))
  const pipelined = new PipelinedConnection(connection, begun)
  const rows = prepared('lock', 'select id from people for no key update')
  await rows(databaseOn(pipelined), [])
  const changes = ['insert into people default values', 'select add_job()'].map((text) => CompiledQuery.raw(text))
  for (const change of changes) await expect(pipelined.executeQuery(change)).rejects.toThrow('BEGIN was cancelled')
  await expect(pipelined.end()).rejects.toThrow('BEGIN was cancelled')
  expect(sent).toEqual(['select id from people for no key update'])
})
