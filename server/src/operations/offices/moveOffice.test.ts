import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { readContents } from '../../platform/db/offices/contentsStore.ts'
import * as store from '../../platform/db/offices/officeListStore.ts'
import { addressOfOffice, type Office } from '../../platform/db/offices/office.ts'
import { asSuperuser, createOfficesIn, type TestOffices } from '../../testing/database/createOffices.ts'
import { dumpableServer } from '../../testing/servers/dumpableServer.ts'
import { pgDumpVersion } from '../../../../bin/steps/tests/database/pgDumpVersion.mjs'
import { shortPauses } from '../../testing/shortPauses.ts'
import { runAct } from './runAct.ts'

// This test is skipped without the programs of PostgreSQL, because an operator also needs them to move an office.
const server = pgDumpVersion() >= 15 ? await dumpableServer() : null
afterAll(() => server?.stop())
const folder = mkdtempSync(path.join(tmpdir(), 'uurwerk-move-'))
afterAll(() => rmSync(folder, { recursive: true }))

const COMMAND = path.join(import.meta.dirname, 'officesCommand.ts')

describe.runIf(server !== null)(
  'the move of an office to another database with the programs of PostgreSQL',
  async () => {
    if (server === null) return
    const here = await createOfficesIn(await server.newDatabase(), 'twee')
    const there = await createOfficesIn(await server.newDatabase())
    const targetOf = (offices: TestOffices) => ({
      TARGET_DATABASE_URL: offices.environment.DATABASE_URL,
      TARGET_DATABASE_URL_OPERATOR: offices.environment.DATABASE_URL_OPERATOR,
    })
    const environment = { ...here.environment, ...targetOf(there) }
    const { pauses, pause } = shortPauses()
    const move = (name: string, place = folder) => runAct(environment, 'move', [name, place], { pause })
    const listed = async ({ act }: TestOffices) =>
      (await act('list'))
        .map((line) => line.split(/ {2,}/))
        .map((words) => [words[0], words[1], words.at(-1)].join(' '))
    await here.act('add', 'een', 'een.test', 'an@een.test', 'google', 'An', 'Peeters')
    await here.act('host', 'een', 'add', 'eerste.test')
    await here.act('limits', 'een', '5')
    await asSuperuser(
      here.superUrl,
      `insert into office_een.sessions (token_hash, person_id, created_at, last_used_at, expires_at)
       select 'a session', id, now(), now(), now() + interval '1 day' from office_een.people`,
    )
    const [office] = (await asSuperuser(
      here.superUrl,
      `select name, schema, role from house.offices where name = 'een'`,
    )) as [Office]

    test('a move of an office that is not possible is refused with a clear sentence, and the office stays in use in the old database', async () => {
      await expect(here.act('move', 'een', folder)).rejects.toThrow('TARGET_DATABASE_URL_OPERATOR zijn nodig')
      await expect(move('geen')).rejects.toThrow('Er is geen kantoor geen')
      await expect(runAct({ ...environment, ...targetOf(here) }, 'move', ['een', folder])).rejects.toThrow(
        'of het is dezelfde databank',
      )
      const full = await createOfficesIn(await server.newDatabase(), 'een')
      await expect(runAct({ ...environment, ...targetOf(full) }, 'move', ['een', folder])).rejects.toThrow(
        'office_exists',
      )
      await asSuperuser(full.superUrl, `update house.offices set state = 'arrived'`)
      await expect(runAct({ ...environment, ...targetOf(full) }, 'move', ['een', folder])).rejects.toThrow(
        'dat niet van hier komt',
      )
      expect(await listed(full)).toEqual(['een aangekomen een.test'])
      const holder = new Client({ connectionString: there.superUrl })
      await holder.connect()
      onTestFinished(() => holder.end())
      await holder.query(`select pg_advisory_lock(hashtext('uurwerk.offices'))`)
      await expect(move('een')).rejects.toThrow('loopt al een handeling')
      expect(await listed(here)).toEqual(['een aan een.test eerste.test', 'twee aan twee.test'])
    })

    async function failToMove(name: 'een'): Promise<void> {
      await asSuperuser(
        there.superUrl,
        // The event trigger refuses only tables that the database role of the office creates. The tables of the list of
        // offices are allowed, so that the move does not fail before the office is closed.
        `create function refuse_table() returns event_trigger language plpgsql as
         $$ begin if current_user like '%office_een' then raise 'the disk is full'; end if; end $$;
       create event trigger refuse_table on ddl_command_start when tag in ('CREATE TABLE') execute function refuse_table()`,
      )
      await expect(move(name)).rejects.toThrow('the disk is full')
      await asSuperuser(there.superUrl, 'drop event trigger refuse_table; drop function refuse_table')
    }

    test('when a move of an office fails, the office works again in the old database, and the new database contains nothing', async () => {
      await here.act('stop', 'een')
      const file = path.join(folder, 'file')
      writeFileSync(file, '')
      await expect(move('een', file)).rejects.toThrow('kan geen bestand komen')
      await failToMove('een')
      expect(await listed(here)).toEqual(['een uit een.test eerste.test', 'twee aan twee.test'])
      expect(await listed(there)).toEqual([])
    })

    test('after a move of an office, the comparison of the two databases finds one changed row, one missing row and one sequence that gave another number', async () => {
      const client = new Client({ connectionString: here.superUrl })
      await client.connect()
      onTestFinished(() => client.end())
      const seen = await store.asOffice(client, office, async () => {
        const before = await readContents(client)
        await client.query(`update people set last_name = 'Pieters'; delete from person_roles`)
        await client.query(`select nextval('shifts_id_seq')`)
        const after = await readContents(client)
        await client.query(`update people set last_name = 'Peeters'`)
        return [...before].filter(([name, found]) => after.get(name) !== found).map(([name]) => name)
      })
      expect(seen).toEqual(['people', 'person_roles', 'shifts_id_seq'])
    })

    test('when a move of a stopped office is killed, the same command does the move again and completes it, and the office stays stopped', async () => {
      const child = spawn(process.execPath, [COMMAND, 'move', 'een', folder], {
        env: { ...process.env, ...environment },
        stdio: 'ignore',
      })
      onTestFinished(() => void child.kill('SIGKILL'))
      const stateThere = () => asSuperuser(there.superUrl, `select state from house.offices`)
      await vi.waitFor(async () => expect(await stateThere()).toEqual([{ state: 'being_made' }]), {
        interval: 5,
      })
      child.kill('SIGKILL')
      await once(child, 'close')
      expect((await listed(here))[0]).toBe('een in verhuizing een.test eerste.test')
      await failToMove('een')
      expect((await listed(here))[0]).toBe('een uit een.test eerste.test')
      // The test makes the same situation as a move that was killed after the copy: the new database has the office in
      // the state 'arrived', with the same data.
      const [dumped = ''] = await here.act('dump', 'een', folder)
      await there.act('restore', dumped.replace('Bewaard: ', ''), 'een', 'een.test')
      await asSuperuser(there.superUrl, `update house.offices set state = 'arrived'`)

      const stale = new Client({ connectionString: addressOfOffice(here.url, office) })
      await stale.connect()
      onTestFinished(() => stale.end())
      await stale.query({ name: 'kept', text: `update people set first_name = 'An'` })
      const before = await asSuperuser(here.superUrl, 'select * from office_een.people order by id')
      const [line = ''] = await move('een')
      expect(line).toContain('een is verhuisd, met dezelfde rijen in elke tabel')
      expect(await listed(here)).toEqual(['een verhuisd een.test eerste.test', 'twee aan twee.test'])
      expect(await listed(there)).toEqual(['een uit een.test eerste.test'])
      expect(await asSuperuser(there.superUrl, 'select * from office_een.people order by id')).toEqual(before)
      const kept = `select (select count(*)::integer from office_een.sessions where revoked_at is null) as sessions,
      (select connections from house.offices) as connections`
      expect(await asSuperuser(there.superUrl, kept)).toEqual([{ sessions: 1, connections: 5 }])
      const entries = `select changes from office_een.audit_entries where action = 'move office'`
      expect(await asSuperuser(there.superUrl, entries)).toEqual([
        { changes: { hostNames: [null, ['een.test', 'eerste.test']] } },
      ])

      // A process that does not know about the move cannot write to the old copy of the office.
      await expect(stale.query({ name: 'kept', text: `update people set first_name = 'An'` })).rejects.toThrow(
        'does not exist',
      )
      await expect(here.act('start', 'een')).rejects.toThrow('het kantoor een is verhuisd')
      await expect(move('een')).rejects.toThrow('is al verhuisd')
    })

    test('when a move stops after the old database has released the office, the same command finishes the move', async () => {
      await asSuperuser(there.superUrl, `update house.offices set state = 'arrived'`)
      await expect(there.act('start', 'een')).rejects.toThrow('het kantoor een is aangekomen')
      expect((await move('een')).join()).toContain('Het was uit, en blijft uit')
      expect(await listed(there)).toEqual(['een uit een.test eerste.test'])
    })

    test('when both databases are migrated to a new release of Uurwerk during a move of an office, the same command finishes the move', async () => {
      const older = 'update house.offices set migration = migration - 1'
      await asSuperuser(here.superUrl, `${older} where name = 'een'`)
      await asSuperuser(there.superUrl, `${older}, state = 'arrived'`)
      await expect(move('een')).rejects.toThrow(
        `voer eerst 'bin/offices migrate' uit op de databank waar het heen gaat`,
      )
      expect(await here.act('migrate')).toEqual(['Klaar: twee.'])
      await there.act('migrate')
      await move('een')
      expect(await listed(there)).toEqual(['een uit een.test eerste.test'])
    })

    test('after the move of an office that was in use, the office is in use in the new database, and the operator can cancel an interrupted move with `bin/offices start`', async () => {
      await asSuperuser(here.superUrl, `update house.offices set state = 'moving' where name = 'twee'`)
      await here.act('start', 'twee')
      await move('twee')
      expect(pauses.at(-1)).toBe(12_000)
      expect(await listed(there)).toEqual(['een uit een.test eerste.test', 'twee aan twee.test'])
      await asSuperuser(
        here.superUrl,
        `update house.offices set deleted_at = deleted_at - interval '30 days' where name = 'twee'`,
      )
      expect(await here.act('purge')).toEqual(['twee is verwijderd.'])
    })

    test('the old copy of a moved office is removed after thirty days, and then its name can be used again', async () => {
      expect(await here.act('purge')).toEqual(['Er is niets te verwijderen.'])
      await asSuperuser(
        here.superUrl,
        `update house.offices set deleted_at = deleted_at - interval '30 days' where name = 'een'`,
      )
      expect(await here.act('purge')).toEqual(['een is verwijderd.'])
      expect(await listed(here)).toEqual([])
      expect(await asSuperuser(there.superUrl, 'select count(*)::integer as people from office_een.people')).toEqual([
        { people: 1 },
      ])
    })
  },
)
