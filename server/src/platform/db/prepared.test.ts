import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../testing/database/createTestDatabase.ts'
import { prepared } from './prepared.ts'

const { db } = await createTestDatabase()

const sum = prepared<{ sum: number }, [number, number]>('sum of two', 'select $1::integer + $2::integer as sum')

test('the database keeps the plan of a prepared statement as long as the connection is open', async () => {
  await db.connection().execute(async (connection) => {
    expect(await sum(connection, [1, 2])).toEqual([{ sum: 3 }])
    expect(await sum(connection, [3, 4])).toEqual([{ sum: 7 }])
    const { rows } = await sql`select name from pg_prepared_statements where name = 'sum of two'`.execute(connection)
    expect(rows).toEqual([{ name: 'sum of two' }])
  })
})

const longest = prepared<{ longest: number }, [readonly number[]]>(
  'longest of a list',
  'select max(n) as longest from unnest($1::integer[]) n',
  { isPlannedEachTime: true },
)

test('the database keeps no plan of a statement whose best plan depends on its values', async () => {
  await db.connection().execute(async (connection) => {
    for (let time = 1; time <= 7; time += 1) expect(await longest(connection, [[time, 1]])).toEqual([{ longest: time }])
    const { rows } = await sql`select name from pg_prepared_statements where name like 'longest%' or name = ''`.execute(
      connection,
    )
    expect(rows).toEqual([])
  })
})
