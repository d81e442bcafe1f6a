import { Client } from 'pg'
import { afterAll } from 'vitest'
import { asSuperuser } from './createOffices.ts'
import { startTestOffices, type TestOffice, type TestOfficesApp } from './startTestOffices.ts'

export type TwoOffices = TestOfficesApp & {
  readonly een: TestOffice
  readonly twee: TestOffice
  /** All rows of an office, except the rows of the given tables and of the tables that count calls and sign-ins. */
  rowsOf(office: TestOffice, without?: readonly string[]): Promise<unknown>
}

/**
 * Starts the app for two offices, een and twee. The ids of the office twee begin at a million, so no record of the
 * office een has the same id.
 */
export async function startTwoOffices(): Promise<TwoOffices> {
  const offices = await startTestOffices('een', 'twee')
  const [een, twee] = [await offices.office('een'), await offices.office('twee')]
  // These tests make more calls than a person does, so the rate limits are raised. A call that a rate limit refuses
  // would prove nothing.
  for (const name of ['een', 'twee']) await offices.act('limits', name, '8', '1000')
  await asSuperuser(
    offices.superUrl,
    `do $$ declare s record; begin
       for s in select schemaname, sequencename from pg_sequences where schemaname = 'office_twee' loop
         perform setval(format('%I.%I', s.schemaname, s.sequencename), 1000000);
       end loop; end $$`,
  )
  return {
    ...offices,
    een,
    twee,
    rowsOf: rowReader(await connect(offices.superUrl)),
  }
}

const COUNTS = ['sessions', 'contact_sessions', 'call_counts']

/**
 * A connection that stays open, because a new connection would first read the definitions of all tables. It has no
 * parallel workers, because their start takes longer than the statement that reads the rows.
 */
async function connect(superUrl: string): Promise<Client> {
  const client = new Client({ connectionString: superUrl, options: '-c max_parallel_workers_per_gather=0' })
  await client.connect()
  afterAll(() => client.end())
  return client
}

function rowReader(client: Client): TwoOffices['rowsOf'] {
  const statements = new Map<string, string>()
  return async ({ office: { schema } }, without = []) => {
    const leftOut = [...COUNTS, ...without]
    const name = [schema, ...leftOut].join(' ')
    const text = statements.get(name) ?? (await statementOf(client, schema, leftOut))
    statements.set(name, text)
    return (await client.query({ name, text })).rows
  }
}

/** The statement that reads a checksum of the rows of each table of an office. */
async function statementOf(client: Client, schema: string, leftOut: readonly string[]): Promise<string> {
  const { rows } = await client.query<{ text: string }>(
    `select string_agg(format('select %L as name, md5(string_agg(t::text, chr(10) order by t::text)) as content from %I.%I t',
       tablename, schemaname, tablename), ' union all ') || ' order by 1' as text
     from pg_tables
     where schemaname = $1 and not tablename = any($2) and tablename not like '\\_private%'`,
    [schema, leftOut],
  )
  return rows[0]!.text
}
