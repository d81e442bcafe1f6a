import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { asSuperuser, createOfficesIn } from '../../../testing/database/createOffices.ts'
import { shortPauses } from '../../../testing/shortPauses.ts'
import { runAct } from '../runAct.ts'
import { dumpableServer } from '../../../testing/servers/dumpableServer.ts'
import { pgDumpVersion } from '../../../../../bin/steps/tests/database/pgDumpVersion.mjs'

// The time limit is long, because all server processes must close two offices before the offices are exchanged.

// This test is skipped when the programs of PostgreSQL are not installed. An operator also needs them to make a dump.
const server = pgDumpVersion() >= 15 ? await dumpableServer() : null
afterAll(() => server?.stop())
const folder = mkdtempSync(path.join(tmpdir(), 'uurwerk-restore-'))
afterAll(() => rmSync(folder, { recursive: true }))

const made = server === null ? null : await createOfficesIn(await server.newDatabase(), 'twee')
const { superUrl, act } = made ?? { superUrl: '', act: async () => [] }
const query = (statement: string) => asSuperuser(superUrl, statement)
const listed = async () => (await act('list')).map((line) => line.split(/ {2,}/).slice(0, 2).join(' '))

/**
 * A name that a dump must not change by a single byte. The name contains the name of the schema and a Unicode line
 * separator.
 */
const NAME = 'office_een.people \u2028 Zoë\r\n\\. \t "\''

const FILL = `
  update office_een.people set first_name = $name$${NAME}$name$;
  insert into office_een.sessions (token_hash, person_id, created_at, last_used_at, expires_at)
    select 'a session', id, now(), now(), now() + interval '1 day' from office_een.people;
  insert into office_een.sign_in_tickets (ticket_hash, person_id, expires_at)
    select 'a ticket', id, now() + interval '1 minute' from office_een.people;
  insert into office_een.calendar_feeds (person_id, token_hash, name, with_customer, created_at)
    select id, 'a feed', 'Telefoon', false, now() from office_een.people;
  insert into office_een.company_logos (content, content_type) values ('\\x00ff0a5c2e0a', 'image/png')`

async function dumpOf(name: string): Promise<string> {
  const [line = ''] = await act('dump', name, folder)
  return line.replace('Bewaard: ', '')
}

let dumped = ''

const COMMAND = path.join(import.meta.dirname, '../officesCommand.ts')

describe.runIf(made !== null)('the restore of an office with the programs of PostgreSQL', () => {
  test('a dump is restored as a copy with all rows, sequences, files and jobs, and nobody is signed in', async () => {
    await act('add', 'een', 'een.test', 'an@een.test', 'google', 'An', 'Peeters')
    await query(FILL)
    await query(
      `set role none; set search_path to office_een, ext; select add_job('purgeExpired', '{}', 3600, null, null, null)`,
    )
    dumped = await dumpOf('een')
    const lines = await act('restore', dumped, 'kopie', 'kopie.test')
    expect(lines[0]).toBe('kopie is teruggezet: 1 sessies beëindigd, 0 mails tegengehouden.')
    expect(await listed()).toEqual(['een aan', 'kopie kopie', 'twee aan'])
    expect(await query(`select first_name as name from office_kopie.people`)).toEqual([{ name: NAME }])
    expect(await query(`select nextval('office_kopie.people_id_seq')::integer as next`)).toEqual([{ next: 2 }])
    expect(await query(`select encode(content, 'hex') as content from office_kopie.company_logos`)).toEqual([
      { content: '00ff0a5c2e0a' },
    ])
    expect(await query(`select task_identifier as task from office_kopie.jobs`)).toEqual([{ task: 'purgeExpired' }])
    const open = `select 'session' from office_kopie.sessions where revoked_at is null
    union all select 'feed' from office_kopie.calendar_feeds where revoked_at is null
    union all select 'ticket' from office_kopie.sign_in_tickets`
    expect(await query(open)).toEqual([])
    expect(await query(`select count(*)::integer as open from office_een.sessions where revoked_at is null`)).toEqual([
      { open: 1 },
    ])
  })

  test('a restored copy of an office uses nothing of the original office', async () => {
    const owners = await query(
      `select distinct r.rolname like '%office_kopie' as own from pg_class c join pg_roles r on r.oid = c.relowner
     where c.relnamespace = 'office_kopie'::regnamespace`,
    )
    expect(owners).toEqual([{ own: true }])
    const functions = await query(
      `select proname from pg_proc where pronamespace = 'office_kopie'::regnamespace and prosrc like '%office_een%'`,
    )
    expect(functions).toEqual([])
    await query(`set search_path to office_kopie, ext; select add_job('purgeExpired', '{}', 0, null, null, null)`)
    expect(await query(`select count(*)::integer as jobs from office_kopie.jobs`)).toEqual([{ jobs: 2 }])
    expect(await query(`select count(*)::integer as jobs from office_een.jobs`)).toEqual([{ jobs: 1 }])
  })

  test('an encrypted dump has no readable data, is restored with its key, and is refused without this key', async () => {
    const key = randomBytes(32).toString('base64')
    const actWith = (OFFICES_KEY: string, ...[name = '', ...rest]: readonly string[]) =>
      runAct({ ...made?.environment, OFFICES_KEY }, name, rest)
    const [line = ''] = await actWith(key, 'dump', 'een', folder)
    const file = line.replace('Bewaard: ', '')
    expect(file.endsWith('.dump.enc')).toBe(true)
    const content = readFileSync(file)
    expect(content.includes('office_een')).toBe(false)
    expect(content.includes(key)).toBe(false)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    await expect(act('restore', file, 'geheim', 'geheim.test')).rejects.toThrow('is versleuteld: zet OFFICES_KEY')
    await expect(actWith(randomBytes(32).toString('base64'), 'restore', file, 'geheim', 'geheim.test')).rejects.toThrow(
      'OFFICES_KEY is niet de sleutel waarmee',
    )
    await expect(actWith('kort', 'list')).rejects.toThrow('OFFICES_KEY moet 32 willekeurige bytes')
    const cut = path.join(folder, 'cut.dump.enc')
    writeFileSync(cut, content.subarray(0, content.length - 20))
    await expect(actWith(key, 'restore', cut, 'geheim', 'geheim.test')).rejects.toThrow('beschadigd of onvolledig')
    expect(await query(`select from pg_namespace where nspname = 'office_geheim'`)).toEqual([])
    await actWith(key, 'restore', file, 'geheim', 'geheim.test')
    expect(await query(`select first_name as name from office_geheim.people`)).toEqual([{ name: NAME }])
    await act('start', 'geheim')
    await act('stop', 'geheim')
    await query(`drop schema office_geheim cascade; delete from house.office_hosts where office = 'geheim';
      delete from house.offices where name = 'geheim'`)
    const acts = JSON.stringify(await query('select * from house.acts'))
    expect(acts).not.toContain(key)
  })

  test('other users of the machine cannot read a dump, also not while it is written', async () => {
    const place = path.join(folder, 'open')
    mkdirSync(place, { mode: 0o755 })
    const child = spawn(process.execPath, [COMMAND, 'dump', 'twee', place], {
      env: { ...process.env, ...made?.environment },
      stdio: 'ignore',
    })
    onTestFinished(() => void child.kill('SIGKILL'))
    const modes = new Set<number>()
    const ended = once(child, 'close')
    const timer = setInterval(() => {
      for (const file of readdirSync(place)) modes.add(modeOf(path.join(place, file)))
    }, 2)
    expect(await ended).toEqual([0, null])
    clearInterval(timer)
    for (const file of readdirSync(place)) modes.add(modeOf(path.join(place, file)))
    expect([...modes]).toEqual([0o600])
  })

  const modeOf = (file: string) => (statSync(file, { throwIfNoEntry: false })?.mode ?? 0o600) & 0o777

  test('a copy and the original office are exchanged in one transaction after the last job of the office, a stopped office stays stopped, and the audit trails of both record this', async () => {
    await query(`update office_een.people set first_name = 'Later'`)
    await expect(act('swap', 'een', 'twee')).rejects.toThrow('het kantoor twee is aan')
    await act('stop', 'een')
    const worker = new Client({ connectionString: superUrl })
    await worker.connect()
    onTestFinished(() => worker.end())
    await query(`update office_een._private_jobs set locked_by = 'a worker', locked_at = now()`)
    await worker.query(`select pg_advisory_lock(hashtext('uurwerk.jobs'), hashtext('a worker'))`)
    let jobEnded = false
    const { pauses, pause } = shortPauses()
    const exchange = runAct(made!.environment, 'swap', ['een', 'kopie'], { pause }).then(() => jobEnded)
    // The first pause waits until no server process uses the office. Each later pause waits for a job that has not
    // ended.
    await vi.waitFor(() => expect(pauses.slice(1)).toContain(500))
    jobEnded = true
    await worker.query('select pg_advisory_unlock_all()')
    expect(await exchange).toBe(true)
    expect(await listed()).toEqual(['een uit', 'kopie kopie', 'twee aan'])
    await act('start', 'een')
    const offices = await query(`select name, schema from house.offices order by name`)
    expect(offices).toEqual([
      { name: 'een', schema: 'office_kopie' },
      { name: 'kopie', schema: 'office_een' },
      { name: 'twee', schema: 'office_twee' },
    ])
    const actions = await query(`select action from office_kopie.audit_entries where entity = 'office' order by id`)
    expect(actions.map(({ action }) => action)).toEqual([
      'make office',
      'restore office',
      'swap office',
      'start office',
    ])
    await act('limits', 'een', '6')
    expect(
      await query(
        `select count(*)::integer as found from office_kopie.audit_entries where action = 'change office limits'`,
      ),
    ).toEqual([{ found: 1 }])
  })

  test('after a restore is killed, the same restore can be run again', async () => {
    const child = spawn(process.execPath, [COMMAND, 'restore', dumped, 'weer', 'weer.test'], {
      env: { ...process.env, ...made?.environment },
      stdio: 'ignore',
    })
    onTestFinished(() => void child.kill('SIGKILL'))
    const state = () => query(`select state from house.offices where name = 'weer'`)
    await vi.waitFor(async () => expect(await state()).toEqual([{ state: 'being_made' }]), {
      interval: 5,
    })
    child.kill('SIGKILL')
    await once(child, 'close')
    expect(await state()).toEqual([{ state: 'being_made' }])
    await act('restore', dumped, 'weer', 'weer.test')
    expect(await listed()).toContain('weer kopie')
    expect(await query('select first_name as name from office_weer.people')).toEqual([{ name: NAME }])
  })

  test('a file that is not a dump, an incomplete dump and a dump of a newer release of Uurwerk are refused, and the database contains nothing of them', async () => {
    const before = await listed()
    const schemas = () => query(`select nspname from pg_namespace where nspname like 'office%' order by 1`)
    const known = await schemas()
    const [text, short] = [path.join(folder, 'text'), path.join(folder, 'short')]
    writeFileSync(text, 'no dump')
    await expect(act('restore', text, 'nieuw', 'nieuw.test')).rejects.toThrow('is geen dump van een kantoor')
    writeFileSync(short, readFileSync(dumped))
    truncateSync(short, readFileSync(dumped).length - 4000)
    await expect(act('restore', short, 'nieuw', 'nieuw.test')).rejects.toThrow(
      /kon niet teruggezet worden|is geen dump/,
    )
    await expect(act('restore', path.join(folder, 'none'), 'nieuw', 'nieuw.test')).rejects.toThrow('is geen dump')
    await expect(act('restore', dumped, 'een', 'nieuw.test')).rejects.toThrow('office_exists')
    await expect(act('restore', dumped, 'nieuw', 'twee.test')).rejects.toThrow('is al van een kantoor')
    await expect(act('restore')).rejects.toThrow('Geef het bestand')
    await query(
      `update office_kopie.schema_migrations set number = 9999 where number = (select max(number) from office_kopie.schema_migrations)`,
    )
    const newer = await dumpOf('een')
    await expect(act('restore', newer, 'nieuw', 'nieuw.test')).rejects.toThrow('Deze dump heeft migratie 9999')
    expect(await listed()).toEqual(before)
    expect(await schemas()).toEqual(known)
  })

  test('the next action of the operator removes the incomplete result of an action that was killed', async () => {
    await query(
      `insert into house.offices (name, schema, role, state) values ('half', 'office_half', 'half_made', 'being_made');
     insert into house.office_hosts (host, office, is_main) values ('half.test', 'half', true)`,
    )
    expect(await listed()).toContain('half nog niet klaar')
    await act('add', 'half', 'half.test')
    expect(await listed()).toContain('half aan')
  })

  test('when the exchange of an office with its dump is killed, the installation check names the command that completes it, and this command starts the office again', async () => {
    expect(await listed()).toEqual(expect.arrayContaining(['een aan', 'kopie kopie']))
    const child = spawn(process.execPath, [COMMAND, 'swap', 'een', 'kopie'], {
      env: { ...process.env, ...made?.environment },
      stdio: 'ignore',
    })
    onTestFinished(() => void child.kill('SIGKILL'))
    await vi.waitFor(async () => expect(await listedInDatabase()).toEqual([{ state: 'stopped' }]), {
      interval: 5,
    })
    child.kill('SIGKILL')
    await once(child, 'close')
    await expect(act('doctor', 'een')).rejects.toThrow('herhaal swap een kopie, of zet het weer aan met start een')
    const before = await schemasOf()
    const { pause } = shortPauses()
    expect((await runAct(made!.environment, 'swap', ['een', 'kopie'], { pause }))[0]).toContain(
      'een heeft nu de gegevens van kopie',
    )
    expect(await schemasOf()).toEqual(before.toReversed())
    expect(await listed()).toEqual(expect.arrayContaining(['een aan', 'kopie kopie']))
  })

  const listedInDatabase = () => query(`select state from house.offices where name = 'een'`)
  const schemasOf = async () =>
    (await query(`select schema from house.offices where name in ('een', 'kopie') order by name`)).map(
      ({ schema }) => schema,
    )
})
