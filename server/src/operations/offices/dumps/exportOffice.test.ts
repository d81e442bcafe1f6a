import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { asSuperuser, createOfficesIn } from '../../../testing/database/createOffices.ts'
import { dumpableServer } from '../../../testing/servers/dumpableServer.ts'
import { pgDumpVersion } from '../../../../../bin/steps/tests/database/pgDumpVersion.mjs'
import { leftOutOfExport } from './leftOutOfExport.ts'
import { runAct } from '../runAct.ts'

// This test is skipped when the programs of PostgreSQL are not installed. An operator also needs them to export an
// office.
const server = pgDumpVersion() >= 15 ? await dumpableServer() : null
afterAll(() => server?.stop())
const folder = mkdtempSync(path.join(tmpdir(), 'uurwerk-export-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe.runIf(server !== null)('the export of an office with the programs of PostgreSQL', async () => {
  if (server === null) return
  const { superUrl, act, environment } = await createOfficesIn(await server.newDatabase())
  await act('add', 'een', 'een.test', 'an@een.test', 'google', 'Änne', 'Peeters')
  const content = 'the content of a document'
  await asSuperuser(
    superUrl,
    `set session_replication_role = replica;
     insert into office_een.documents (invoice_id, kind, file_name, content, sha256, made_at)
       values (1, 'invoice', 'factuur/1.pdf', '${content}', sha256('${content}'), now()),
         (2, 'invoice', 'factuur/1.pdf', 'other', sha256('other'), now());
     insert into office_een.company_logos (content, content_type) values ('logo', 'image/png');
     insert into office_een.calendar_feeds (person_id, token_hash, name, with_customer, created_at)
       select id, 'secret', 'Telefoon', false, now() from office_een.people`,
  )
  const [line = ''] = await act('export', 'een', folder)
  const place = line.replace('Uitgeschreven: ', '')
  const tables = readdirSync(path.join(place, 'tabellen')).map((file) => file.replace('.csv', ''))
  const table = (name: string) =>
    readFileSync(path.join(place, 'tabellen', `${name}.csv`), 'utf8')
      .trim()
      .split('\n')

  test('the export contains each table of the office, except tables that the code lists with a reason', async () => {
    const known = await asSuperuser(
      superUrl,
      `select relname as name from pg_class where relnamespace = 'office_een'::regnamespace and relkind in ('r', 'p')
         and not relispartition and relname not like '\\_private\\_%' order by 1`,
    )
    const names = known.map(({ name }) => String(name))
    expect(tables.toSorted()).toEqual(names.filter((name) => leftOutOfExport[name] === undefined))
    expect(Object.keys(leftOutOfExport).filter((name) => !names.includes(name))).toEqual([])
  })

  test('the export can be read without Uurwerk: CSV files with column names, and the documents as files', () => {
    const [columns = '', an = ''] = table('people')
    expect(columns.split(',')).toContain('first_name')
    expect(an).toContain('Änne')
    expect(table('audit_entries').length).toBeGreaterThan(1)
    expect(readdirSync(path.join(place, 'documenten'))).toEqual(['1-factuur_1.pdf', '2-factuur_1.pdf'])
    expect(readFileSync(path.join(place, 'documenten/1-factuur_1.pdf'), 'utf8')).toBe(content)
    expect(readdirSync(path.join(place, 'logos'))).toEqual(['1.png'])
    expect(readFileSync(path.join(place, 'LEESMIJ.txt'), 'utf8')).toContain('- people: 1 rij\n')
  })

  test('the export contains no secret, other users of the machine cannot read it, and its checksums are right', () => {
    expect(table('calendar_feeds')[0]?.split(',')).not.toContain('token_hash')
    expect(statSync(place).mode & 0o077).toBe(0)
    expect(execFileSync('sha256sum', ['--check', '--quiet', 'controle.sha256'], { cwd: place }).toString()).toBe('')
    expect(readdirSync(folder)).toEqual([path.basename(place)])
  })

  test('when the operator has set a key for dumps, the export of an office is still readable for the office, and the operator reads that the export is not encrypted', async () => {
    const other = mkdtempSync(path.join(tmpdir(), 'uurwerk-export-'))
    onTestFinished(() => rmSync(other, { recursive: true }))
    const key = randomBytes(32).toString('base64')
    const [, warning] = await runAct({ ...environment, OFFICES_KEY: key }, 'export', ['een', other])
    expect(warning).toContain('Niet versleuteld, ook niet met OFFICES_KEY')
    const [name = ''] = readdirSync(other)
    expect(readFileSync(path.join(other, name, 'tabellen/people.csv'), 'utf8')).toContain('Änne')
    expect(readFileSync(path.join(other, name, 'LEESMIJ.txt'), 'utf8')).toContain('Niets is versleuteld')
  })

  test('the audit trail of an office records the export of that office', async () => {
    const [entry] = await asSuperuser(
      superUrl,
      `select changes from office_een.audit_entries where action = 'export office' order by id limit 1`,
    )
    expect(entry).toEqual({ changes: { fileName: [null, path.basename(place)] } })
    await expect(act('export', 'een')).rejects.toThrow('Geef ook de map')
  })
})
