import { asSuperuser } from './createOffices.ts'
import { startTestOffices, type TestOffice, type TestOfficesApp } from './startTestOffices.ts'

export type TwoOffices = TestOfficesApp & {
  readonly een: TestOffice
  readonly twee: TestOffice
  /** All rows of an office, without the given tables and without the tables that count calls and sign-ins. */
  rowsOf(office: TestOffice, without?: readonly string[]): Promise<unknown>
}

/**
 * Starts the app for the offices een and twee. The first office has no record with the id of a record of the second
 * office.
 */
export async function startTwoOffices(): Promise<TwoOffices> {
  const offices = await startTestOffices('een', 'twee')
  const [een, twee] = [await offices.office('een'), await offices.office('twee')]
  // The rate limits are off, because these tests make more calls than a person does. A refused call would prove
  // nothing.
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
