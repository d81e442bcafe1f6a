import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { Client } from 'pg'
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Office } from '../../platform/db/offices/office.ts'
import { asSuperuser, createOfficesIn } from '../../testing/database/createOffices.ts'
import { dumpableServer } from '../../testing/servers/dumpableServer.ts'
import { pgDumpVersion } from '../../../../bin/steps/tests/database/pgDumpVersion.mjs'
import { shortPauses } from '../../testing/shortPauses.ts'
import { dumpOffice } from './dumps/dumpOffice.ts'
import { runAct } from './runAct.ts'

// This test is skipped when the programs of PostgreSQL are not installed. An operator also needs them to delete an
// office.
const server = pgDumpVersion() >= 15 ? await dumpableServer() : null
afterAll(() => server?.stop())
const folder = mkdtempSync(path.join(tmpdir(), 'uurwerk-delete-'))
const COMMAND = path.join(import.meta.dirname, 'officesCommand.ts')
afterAll(() => rmSync(folder, { recursive: true }))

describe.runIf(server !== null)('the deletion of an office with the programs of PostgreSQL', async () => {
  if (server === null) return
  const { act, superUrl, environment } = await createOfficesIn(await server.newDatabase(), 'weg', 'blijft')
  const query = (statement: string) => asSuperuser(superUrl, statement)
  const words = async () => (await act('list')).map((line) => line.split(/ {2,}/).slice(0, 2).join(' '))
  const schemas = () => query(`select nspname as schema from pg_namespace where nspname like 'office%' order by 1`)
  const makeOlder = (days: number) =>
    query(`update house.offices set deleted_at = deleted_at - interval '${days} days' where name = 'weg'`)

  test('when the dump of an office cannot be written to the given folder, its deletion is refused at once and the office stays open', async () => {
    await expect(act('delete', 'weg')).rejects.toThrow('Geef ook de map')
    await expect(act('delete', 'weg', '/dev/null/x')).rejects.toThrow('kan geen bestand komen')
    expect(await words()).toEqual(['blijft aan', 'weg aan'])
    expect(await query(`select from house.acts where act = 'delete'`)).toEqual([])
  })

  test('an operator whose disk has no space reads this instead of a program error, and no part of the dump stays', async () => {
    const place = path.join(folder, 'full')
    mkdirSync(place)
    const tried = spawnSync(
      'bash',
      ['-c', 'ulimit -f 1; exec "$@"', '-', process.execPath, COMMAND, 'dump', 'weg', place],
      {
        env: { ...process.env, ...environment },
        encoding: 'utf8',
      },
    )
    expect([tried.status, tried.stdout, tried.stderr]).toEqual([
      1,
      '',
      'Op de schijf is geen plaats meer (EFBIG). Maak plaats, en voer het bevel opnieuw uit.\n',
    ])
    expect(readdirSync(place)).toEqual([])
    rmSync(place, { recursive: true })
  })

  test('an operator whose database stops during an action reads this instead of a program error, and the next action removes the incomplete office', async () => {
    const child = spawn(process.execPath, [COMMAND, 'add', 'half', 'half.test'], {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const stderr = text(child.stderr)
    onTestFinished(() => void child.kill('SIGKILL'))
    await vi.waitFor(async () => expect(await query(`select from house.offices where name = 'half'`)).toHaveLength(1), {
      interval: 5,
    })
    await query(
      `select pg_terminate_backend(pid) from pg_stat_activity where usename like 'operator%' and datname = current_database()`,
    )
    expect(await stderr).toMatch(
      /^De verbinding met de databank viel weg voor de handeling klaar was\. .*opnieuw uit\.\n$/,
    )
    expect(await words()).toEqual(['blijft aan', 'half nog niet klaar', 'weg aan'])
    await act('add', 'heel', 'heel.test')
    expect(await words()).toEqual(['blijft aan', 'heel aan', 'weg aan'])
    await query(`drop schema office_heel cascade; delete from house.office_hosts where office = 'heel';
      delete from house.offices where name = 'heel'`)
  })

  test('a deleted office is dumped only after its last job has ended', async () => {
    const worker = new Client({ connectionString: superUrl })
    await worker.connect()
    onTestFinished(() => worker.end())
    await query(
      `set search_path to office_weg, ext; select add_job('purgeExpired', '{}', 3600, null, null, null);
       update office_weg._private_jobs set locked_by = 'a worker', locked_at = now()`,
    )
    await worker.query(`select pg_advisory_lock(hashtext('uurwerk.jobs'), hashtext('a worker'))`)
    let jobEnded = false
    const { pauses, pause } = shortPauses()
    const deletion = runAct(environment, 'delete', ['weg', folder], { pause }).then(([line = '']) => ({
      line,
      afterTheJob: jobEnded,
    }))
    await vi.waitFor(() => expect(pauses).toEqual(expect.arrayContaining([12_000, 500])))
    jobEnded = true
    await worker.query('select pg_advisory_unlock_all()')
    const { line, afterTheJob } = await deletion
    expect(afterTheJob).toBe(true)
    expect(statSync(/Bewaard: (.*)$/.exec(line)?.[1] ?? '').size).toBeGreaterThan(0)
  })

  test('a deleted office cannot be used and keeps its schema for thirty days, and no new office gets its name', async () => {
    expect(await words()).toEqual(['blijft aan', 'weg geschrapt'])
    expect(await act('purge')).toEqual(['Er is niets te verwijderen.'])
    expect(await schemas()).toHaveLength(2)
    await expect(act('add', 'weg', 'nieuw.test')).rejects.toThrow('office_exists')
  })

  test('a deleted office without a dump since its deletion is never removed', async () => {
    await query(`delete from house.acts where act = 'dump'`)
    await makeOlder(30)
    // A dump from before the deletion does not have the last changes of the office.
    await query(`insert into house.acts (act, office, at) values ('dump', 'weg', now() - interval '31 days')`)
    const line = `weg blijft staan: er is geen dump of export van na het schrappen. Maak er een: dump weg <map>.`
    expect(await act('purge')).toEqual([line])
    expect(await schemas()).toHaveLength(2)
  })

  test('a deleted office is removed after thirty days, when it has a dump', async () => {
    await act('dump', 'weg', folder)
    expect(await act('purge')).toEqual(['weg is verwijderd.'])
    expect(await schemas()).toEqual([{ schema: 'office_blijft' }])
    expect(await words()).toEqual(['blijft aan', 'weg verwijderd'])
    await expect(act('add', 'weg', 'nieuw.test')).rejects.toThrow('office_exists')
  })

  test('two dumps of one office in the same second are two files', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-28T18:00:00Z'), toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const place = mkdtempSync(path.join(folder, 'same-'))
    const files = [await act('dump', 'blijft', place), await act('dump', 'blijft', place)].map(([line = '']) =>
      path.basename(line),
    )
    expect(files).toEqual(['blijft-20261128-180000.dump', 'blijft-20261128-180000-2.dump'])
    expect(readdirSync(place)).toHaveLength(2)
  })

  test('of two dumps that begin at the same moment, neither writes to the file of the other', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-28T18:00:00Z'), toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const place = mkdtempSync(path.join(folder, 'same-'))
    const [office] = (await query(`select name, schema, role from house.offices where name = 'blijft'`)) as [Office]
    const officeList = { url: environment.DATABASE_URL_OPERATOR, dumpKey: null }
    const dumps = await Promise.allSettled([1, 2].map(() => dumpOffice(officeList, office, place)))
    const dumpFiles = dumps.flatMap((dump) => (dump.status === 'fulfilled' ? [path.basename(dump.value)] : []))
    expect(readdirSync(place).toSorted()).toEqual([...new Set(dumpFiles)].toSorted())
    expect(dumpFiles).toHaveLength(new Set(dumpFiles).size)
  })
})
