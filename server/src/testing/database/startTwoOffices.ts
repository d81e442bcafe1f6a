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
    rowsOf: ({ office }, without = []) => readRows(offices.superUrl, office.schema, [...COUNTS, ...without]),
  }
}

const COUNTS = ['sessions', 'contact_sessions', 'call_counts']

async function readRows(superUrl: string, schema: string, without: readonly string[]): Promise<unknown> {
  const [tables] = await asSuperuser(
    superUrl,
    `select string_agg(format('select %L as name, md5(string_agg(t::text, chr(10) order by t::text)) as content from %I.%I t',
       tablename, schemaname, tablename), ' union all ') as query
     from pg_tables
     where schemaname = '${schema}' and tablename not in (${without.map((name) => `'${name}'`).join(', ')})
       and tablename not like '\\_private%'`,
  )
  return asSuperuser(superUrl, `${String(tables?.['query'])} order by 1`)
}
