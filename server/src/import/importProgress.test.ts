import type { ImportRun } from '@uurwerk/contract/import/importRuns'
import { expect, test } from 'vitest'
import { importing, manyPeople } from '../testing/movingIn.ts'
import { startTestApp } from '../testing/startTestApp.ts'
import { givenPerson } from '../testing/world.ts'

const { db, as } = await startTestApp()
const hr = await as(await givenPerson(db, { roles: ['ROLE_ADMIN'] }))
const katrien = await as(await givenPerson(db, { firstName: 'Katrien', roles: ['ROLE_ADMIN'] }))

const runs = async (): Promise<ImportRun[]> =>
  (await katrien.get('/administration/import/runs')).body._embedded.importRunDtoList
const cancel = (id: number) => katrien.put(`/administration/import/runs/${id}/cancel`)
const countPeople = async () =>
  (
    await db
      .selectFrom('people')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

/** Reads the progress as another user until the work ends, and gives each state of the latest run to the observer. */
async function watch<T>(work: Promise<T>, seen: (run: ImportRun) => Promise<void> | void): Promise<T> {
  let isOver = false
  const ended = work.finally(() => (isOver = true))
  while (!isOver) {
    const [run] = await runs()
    if (run !== undefined) await seen(run)
  }
  return ended
}

test('during a check another tab sees how many of the rows are checked, and that nothing is written', async () => {
  const seen: ImportRun[] = []
  const check = importing(hr, 'people', manyPeople(8000), { preview: true })
  const { body } = await watch(check, (run) => void seen.push(run))
  expect(body.made).toBe(8000)
  const counted = seen.filter(({ phase, total }) => phase === 'checking' && total === 8000).map(({ done }) => done)
  expect(counted.some((done) => done > 0 && done < 8000)).toBe(true)
  expect(counted).toEqual(counted.toSorted((a, b) => a - b))
  expect(seen.every(({ kind, preview, phase }) => kind === 'people' && preview && phase !== 'writing')).toBe(true)
  expect((await runs())[0]).toMatchObject({ state: 'done', made: 8000 })
})

test('during an import another tab sees how many of the records are written', async () => {
  const seen: ImportRun[] = []
  const { body } = await watch(importing(hr, 'people', manyPeople(2000)), (run) => void seen.push(run))
  expect(body.made).toBe(2000)
  const written = seen.filter(({ phase, total }) => phase === 'writing' && total === 2000).map(({ done }) => done)
  expect(written.some((done) => done > 0 && done < 2000)).toBe(true)
  expect((await runs())[0]).toMatchObject({ state: 'done', made: 2000, preview: false })
})

test.each([
  ['the check of its rows', 'checking'],
  ['the writing of its records', 'writing'],
] as const)('an import that is stopped during %s stores nothing', async (_what, phase) => {
  const before = await countPeople()
  const others = manyPeople(9000).replaceAll('medewerker', `${phase}-`)
  // The employee numbers of the earlier tests are taken.
  const file = others.replaceAll(/;\d+\r\n/g, ';\r\n')
  let isAsked = false
  const { status, body } = await watch(importing(hr, 'people', file), async (run) => {
    if (isAsked || run.state !== 'running' || run.phase !== phase) return
    isAsked = true
    expect((await cancel(run.id)).body._embedded.importRunDtoList[0].state).toBe('stopping')
  })
  expect([status, body.code]).toEqual([409, 'import_cancelled'])
  expect(await countPeople()).toBe(before)
  const [last] = await runs()
  expect(last).toMatchObject({ state: 'cancelled', made: 0 })
  expect(await cancel(last!.id)).toMatchObject({ status: 409, body: { code: 'import_over' } })
})

test('an import with errors is shown as refused, and a run of a server process that ended is not shown', async () => {
  await importing(hr, 'people', 'E-mail;Voornaam\na@b.example;Anna\n')
  const [refused] = await runs()
  expect(refused).toMatchObject({ state: 'refused', made: 0 })
  await db
    .insertInto('import_runs')
    .values({ kind: 'people', preview: false, touched_at: '2026-01-01T00:00:00Z' })
    .execute()
  expect((await runs())[0]).toEqual(refused)
})
