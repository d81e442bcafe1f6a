import { cancelImport, importRuns, type ImportRun } from '@uurwerk/contract/import/importRuns'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { deleteExpired } from '../platform/jobs/expiredStore.ts'
import { call, refused, request } from '../testing/call.ts'
import { importing, manyPeople } from '../testing/world/movingIn.ts'
import { testClock } from '../testing/startTestApp.ts'
import { hrWorld } from '../testing/world/people/hrWorld.ts'
import { givenHr } from '../testing/world/world.ts'

const { db, as, hr: katrien } = await hrWorld()
const { call: hr } = await givenHr({ db, as }, 'Wim')

const runs = async (): Promise<ImportRun[]> => (await call(katrien, importRuns))._embedded.importRunDtoList
const cancel = (id: number) => request(katrien, cancelImport, { params: { id } })
const countPeople = async () =>
  (
    await db
      .selectFrom('people')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

/**
 * Reads the progress of the latest import as another user, until the import ends, and gives each state to the observer.
 */
async function watch<T>(work: Promise<T>, seen: (run: ImportRun) => Promise<void> | void): Promise<T> {
  let isOver = false
  const ended = work.finally(() => (isOver = true))
  while (!isOver) {
    const [run] = await runs()
    if (run !== undefined) await seen(run)
  }
  return ended
}

test('during a preview of an import, another tab shows how many rows are checked, and that nothing is written', async () => {
  const seen: ImportRun[] = []
  const check = call(...importing(hr, 'people', manyPeople(8000), { preview: true }))
  const body = await watch(check, (run) => void seen.push(run))
  expect(body.made).toBe(8000)
  const counted = seen.filter(({ phase, total }) => phase === 'checking' && total === 8000).map(({ done }) => done)
  expect(counted.some((done) => done > 0 && done < 8000)).toBe(true)
  expect(counted).toEqual(counted.toSorted((a, b) => a - b))
  expect(seen.every(({ kind, preview, phase }) => kind === 'people' && preview && phase !== 'writing')).toBe(true)
  expect((await runs())[0]).toMatchObject({ state: 'done', made: 8000 })
})

test('during an import, another tab shows how many records are written', async () => {
  const seen: ImportRun[] = []
  const body = await watch(call(...importing(hr, 'people', manyPeople(2000))), (run) => void seen.push(run))
  expect(body.made).toBe(2000)
  const counts = seen.filter(({ phase, total }) => phase === 'writing' && total === 2000).map(({ done }) => done)
  expect(counts.some((done) => done > 0 && done < 2000)).toBe(true)
  expect((await runs())[0]).toMatchObject({ state: 'done', made: 2000, preview: false })
})

test.each([
  ['the check of its rows', 'checking'],
  ['the writing of its records', 'writing'],
] as const)('an import that HR stops during %s stores nothing', async (_what, phase) => {
  const before = await countPeople()
  const others = manyPeople(9000).replaceAll('medewerker', `${phase}-`)
  // The people in this file get no employee number, because earlier tests have already used the numbers.
  const file = others.replaceAll(/;\d+\r\n/g, ';\r\n')
  let isCancelling = false
  const { status, code } = await watch(refused(...importing(hr, 'people', file)), async (run) => {
    if (isCancelling || run.state !== 'running' || run.phase !== phase) return
    isCancelling = true
    expect((await call(...cancel(run.id)))._embedded.importRunDtoList[0]?.state).toBe('stopping')
  })
  expect([status, code]).toEqual([409, 'import_cancelled'])
  expect(await countPeople()).toBe(before)
  const [last] = await runs()
  expect(last).toMatchObject({ state: 'cancelled', made: 0 })
  expect(await refused(...cancel(last!.id))).toMatchObject({ status: 409, code: 'import_over' })
})

test('an import with errors is shown as refused, and an import of a server process that ended is not shown', async () => {
  await refused(...importing(hr, 'people', 'E-mail;Voornaam\na@b.example;Anna\n'))
  const [latest] = await runs()
  expect(latest).toMatchObject({ state: 'refused', made: 0 })
  await db
    .insertInto('import_runs')
    .values({ kind: 'people', preview: false, touched_at: '2026-01-01T00:00:00Z' })
    .execute()
  expect((await runs())[0]).toEqual(latest)
})

test('an import that HR stops between two attempts of its transaction is not attempted again', async () => {
  const before = await countPeople()
  const LOCK = 4711
  await sql`create sequence clashes`.execute(db)
  await sql`
    create function clash_once() returns trigger language plpgsql as $$
    begin
      if nextval('clashes') = 1 then
        perform pg_advisory_xact_lock(${sql.lit(LOCK)});
        raise exception 'deadlock' using errcode = '40P01';
      end if;
      return new;
    end $$`.execute(db)
  await sql`create trigger clash_once before insert on people for each row execute function clash_once()`.execute(db)
  onTestFinished(() => sql`drop trigger clash_once on people`.execute(db).then(() => {}))
  const file = manyPeople(3)
    .replaceAll('medewerker', 'again-')
    .replaceAll(/;\d+\r\n/g, ';\r\n')
  const { status, code } = await db.connection().execute(async (holder) => {
    await sql`select pg_advisory_lock(${sql.lit(LOCK)})`.execute(holder)
    let isCancelling = false
    return watch(refused(...importing(hr, 'people', file)), async (run) => {
      if (isCancelling || run.state !== 'running' || run.phase !== 'writing') return
      isCancelling = true
      await call(...cancel(run.id))
      await sql`select pg_advisory_unlock(${sql.lit(LOCK)})`.execute(holder)
    })
  })
  expect([status, code]).toEqual([409, 'import_cancelled'])
  expect(await countPeople()).toBe(before)
  expect((await runs())[0]).toMatchObject({ state: 'cancelled', made: 0 })
})

test('an import that is refused returns the reason, also when the end of the import cannot be stored', async () => {
  await sql`
    create function lose_database() returns trigger language plpgsql as $$
    begin raise exception 'the database stops' using errcode = '57P01'; end $$`.execute(db)
  await sql`
    create trigger lose_database before update of outcome on import_runs
    for each row execute function lose_database()`.execute(db)
  onTestFinished(() => sql`drop trigger lose_database on import_runs`.execute(db).then(() => {}))
  const body = await refused(...importing(hr, 'people', 'E-mail;Voornaam\na@b.example;Anna\n'))
  expect([body.status, body.code]).toEqual([422, 'import_has_errors'])
})

test('an import that runs is not deleted, also when the clock of the server is years ahead, and its progress is deleted after one day', async () => {
  const run = { kind: 'people', preview: false } as const
  const { id: running } = await db.insertInto('import_runs').values(run).returning('id').executeTakeFirstOrThrow()
  const { id: old } = await db
    .insertInto('import_runs')
    .values({ ...run, started_at: sql`now() - interval '25 hours'` })
    .returning('id')
    .executeTakeFirstOrThrow()
  await deleteExpired(db, testClock('2100-01-01T00:00:00Z').now())
  const left = await db.selectFrom('import_runs').select('id').where('id', 'in', [running, old]).execute()
  expect(left).toEqual([{ id: running }])
})
