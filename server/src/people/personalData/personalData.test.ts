import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { planShift } from '@uurwerk/contract/planning/plannedMonth'
import { personMonthAbsences } from '@uurwerk/contract/absences/absences'
import { editHourlyRate } from '@uurwerk/contract/contracts/contracts'
import { confirmMonthFor, lockAllMonths } from '@uurwerk/contract/timesheets/contractMonths'
import { invoiceFromTimesheet } from '@uurwerk/contract/invoicing/invoiceCalls'
import { chooseReminders } from '@uurwerk/contract/ownStart/ownReminders'
import { auditEntries } from '@uurwerk/contract/audit/auditTrail'
import { personalData } from '@uurwerk/contract/people/personalData'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { call, refused } from '../../testing/call.ts'
import { annaAtWork, givenColleague } from '../../testing/world/annaAtWork.ts'
import { startTestApp } from '../../testing/startTestApp.ts'
import { unzipped } from '../../testing/unzipped.ts'
import { givenHr } from '../../testing/world/world.ts'
import { leftOut } from './leftOut.ts'
import { sections } from './sectionsStore.ts'

const november = toYearMonth('2026-11')

const app = await startTestApp('2026-11-20T09:00:00+01:00')
const { db } = app
const { anna, hr, customerId, contractId, early } = await annaAtWork(app)
const els = await givenHr(app, 'Els')

await call(anna.call, planShift, {
  params: { contractId, yearMonth: november },
  body: { startDate: '2026-11-23', shiftId: early },
})
await call(hr.call, personMonthAbsences, { params: { yearMonth: november, userId: anna.id } })

type File = Record<string, Record<string, unknown>[]>
async function fileOf(caller: typeof hr.call, path: string): Promise<{ json: File; html: string; raw: Buffer }> {
  const answer = await caller.get(path)
  expect(answer.status).toBe(200)
  const files = await unzipped(answer.raw)
  const [html, text] = ['gegevens.html', 'gegevens.json'].map((name) => String(files.get(name)))
  const json: File = JSON.parse(text ?? '')
  expect(text).toBe(JSON.stringify(json, null, 2))
  return { json, html: html ?? '', raw: answer.raw }
}

test('every table that refers to a person or a contract is in the download of personal data, or is left out for a reason', async () => {
  const { rows } = await sql<{ table: string }>`
    select distinct c.conrelid::regclass::text as table
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.confrelid in ('people'::regclass, 'contracts'::regclass)
      -- Who did something stands in what they did themselves.
      and a.attname not like '%\_by' and a.attname <> 'actor_id'
      and not exists (select from pg_inherits i where i.inhrelid = c.conrelid)`.execute(db)
  const known = new Set([...sections.flatMap(({ tables }) => tables), ...Object.keys(leftOut)])
  expect(rows.map(({ table }) => table).filter((table) => !known.has(table))).toEqual([])
})

test('Anna reads all her choices of messages in the download of personal data, also her choice of an immediate message about each open shift', async () => {
  await call(anna.call, chooseReminders, { body: { openShiftsAtOnce: true, openShiftsByMail: false } })
  const { json } = await fileOf(anna.call, '/user/data')
  expect(json['Keuze van berichten']).toMatchObject([
    { 'open shiften per e-mail': false, 'open shiften als melding': true, 'open shiften meteen': true },
  ])
  const { rows } = await sql<{ column: string }>`
    select attname as column from pg_attribute
    where attrelid = 'reminder_choices'::regclass and attnum > 0 and not attisdropped
      and attname <> 'person_id'`.execute(db)
  const statement = sections.find(({ title }) => title === 'Keuze van berichten')!.sql
  expect(rows.filter(({ column }) => !statement.includes(`c.${column} as`))).toEqual([])
})

test('Anna downloads all data that is stored about her, as a page and as JSON', async () => {
  const { json, html } = await fileOf(anna.call, '/user/data')
  expect(json['Persoon']).toMatchObject([{ voornaam: 'Anna', achternaam: 'Peeters', rollen: 'Medewerker' }])
  expect(json['Contracten']).toHaveLength(1)
  expect(json['Shiften']).toMatchObject([{ dag: '2026-11-23', shifttype: 'Vroege', uren: 7.6 }])
  expect(json['Persoon']).toMatchObject([{ 'aanmelden met': 'Google' }])
  expect(Object.keys(json)).toEqual(expect.arrayContaining(sections.map(({ title }) => title)))
  expect(html).toMatch(/<td[^>]*>23-11-2026<\/td>/)
  expect(html).toContain('Alle gegevens van Anna Peeters')
})

test('in the download of personal data, a locked and confirmed month is described in words, and the price for the customer is left out', async () => {
  await call(hr.call, editHourlyRate, { params: { contractId }, body: { baseHourlyRate: 77.77 } })
  await call(hr.call, lockAllMonths, { params: { yearMonth: november } })
  await call(hr.call, confirmMonthFor, {
    params: { yearMonth: november, contractId },
    body: { reason: 'in het ziekenhuis' },
  })
  await call(hr.call, invoiceFromTimesheet, {
    body: { contractId, userId: anna.id, yearMonthString: '2026-11' },
  })
  const { json, html } = await fileOf(anna.call, '/user/data')
  const [month] = json['Maanden: vastgezet, bevestigd en goedgekeurd'] ?? []
  const shift = { dag: '2026-11-23', shifttype: 'Vroege', uren: 7.6, 'onderbroken dienst': false }
  expect(month).toMatchObject({ 'planning zoals vastgezet': [shift], 'shiften zoals bevestigd': [shift] })
  const [planned] = json['Shiften'] ?? []
  const times = ['begin', 'einde', 'begin van de pauze', 'einde van de pauze'].map((column) => [
    column,
    planned?.[column],
  ])
  expect(month?.['planning zoals vastgezet']).toEqual([expect.objectContaining(Object.fromEntries(times))])
  expect(month).toMatchObject({ 'afwezigheden zoals vastgezet': null, 'afwezigheden zoals bevestigd': null })
  expect(json['Balans van bevestigde maanden']?.[0]).toMatchObject({
    'berekend met': { statuut: 'Medewerker', 'uren van een ziektedag': 7.6 },
  })
  expect(html.replaceAll(/<style>[^]*?<\/style>|<[^>]+>/g, ' ')).not.toMatch(
    /typeName|partTimeRecords|employment|worked/,
  )
  expect(json['Wat er met deze gegevens gebeurde, en wie ze inkeek']).toContainEqual(
    expect.objectContaining({ wat: 'maakte een factuur aan' }),
  )
  expect(html + JSON.stringify(json)).not.toMatch(/€|77,77/)
})

test('in the download of personal data, the part-time percentages of a confirmed month are the same in the page as in the JSON file', async () => {
  const mieke = await givenColleague(app, { customerId, firstName: 'Mieke', partTimeBp: 2725 })
  await call(hr.call, lockAllMonths, { params: { yearMonth: november } })
  await call(hr.call, confirmMonthFor, {
    params: { yearMonth: november, contractId: mieke.contractId },
    body: { reason: 'in het ziekenhuis' },
  })
  const { json, html } = await fileOf(mieke.call, '/user/data')
  expect(json['Balans van bevestigde maanden']?.[0]).toMatchObject({
    'berekend met': { tewerkstelling: [{ vanaf: '2024-01-01', tewerkstellingspercentage: 27.25 }] },
  })
  expect(html).toContain('tewerkstellingspercentage: 27,25')
})

test('in the download of personal data, a payroll export has hours and not hundredths of hours, with Dutch names', async () => {
  const lies = await givenColleague(app, { customerId, firstName: 'Lies' })
  const lines = [{ day: '2026-11-20', code: '1010', hours: 760 }]
  await sql`
    with e as (
      insert into payroll_exports (month_on, person_id, format, exported_by, exported_at)
      values ('2026-11-01', ${lies.id}, 'csv', ${hr.id}, now()) returning id)
    insert into payroll_export_people (export_id, person_id, month_on, sha256, content)
    select e.id, ${lies.id}, '2026-11-01', sha256(''), ${JSON.stringify({ employerNumber: '123', employeeNumber: 12, lines })}
    from e`.execute(db)
  const { json, html } = await fileOf(lies.call, '/user/data')
  expect(json['Doorgegeven aan de loonadministratie']?.[0]).toMatchObject({
    inhoud: {
      werkgeversnummer: '123',
      personeelsnummer: 12,
      lijnen: [{ dag: '2026-11-20', looncode: '1010', uren: 7.6 }],
    },
  })
  expect(html).toContain('lijnen: dag: 20-11-2026, looncode: 1010, uren: 7,6')
})

test('in the download of personal data, Anna reads which users looked at her data', async () => {
  const { json } = await fileOf(anna.call, '/user/data')
  const acts = json['Wat er met deze gegevens gebeurde, en wie ze inkeek'] ?? []
  expect(acts).toContainEqual(
    expect.objectContaining({
      door: 'Wim Goossens',
      wat: 'bekeek de afwezigheden',
      wijzigingen: expect.arrayContaining(['Versie: zoals nu']),
    }),
  )
  expect(acts).toContainEqual(expect.objectContaining({ door: 'Anna Peeters', wat: 'plande shiften in' }))
})

test('HR downloads the same data about Anna as Anna herself, without data of other people', async () => {
  const { json, html } = await fileOf(hr.call, `/administration/user/${anna.id}/data`)
  expect(json['Shiften']).toHaveLength(1)
  expect(html).not.toContain('Bram')
  const { json: own } = await fileOf(hr.call, '/user/data')
  expect(JSON.stringify(own)).not.toContain('Peeters')
  expect(own['Wat deze persoon zelf deed voor het bedrijf']).toContainEqual(
    expect.objectContaining({ wat: 'bekeek de afwezigheden' }),
  )
})

test('the download of personal data contains no secret', async () => {
  const { json, html } = await fileOf(anna.call, '/user/data')
  const hashes = await db.selectFrom('sessions').select('token_hash as hash').execute()
  for (const { hash } of hashes) expect(JSON.stringify(json) + html).not.toContain(Buffer.from(hash).toString('hex'))
  expect(Object.keys(json['Sessies']?.[0] ?? {})).not.toContain('token_hash')
})

test('the audit trail records the download of personal data, and only the person and HR can download the data', async () => {
  await fileOf(els.call, `/administration/user/${anna.id}/data`)
  const body = await call(hr.call, auditEntries, {
    query: { user: `${anna.id}`, kind: 'readings', actor: `${els.id}` },
  })
  expect(body._embedded.auditEntryList).toMatchObject([{ action: 'download personal data', actorName: 'Els Bogaerts' }])
  expect((await refused(anna.call, personalData, { params: { id: els.id } })).status).toBe(403)
  expect((await refused(hr.call, personalData, { params: { id: 999_999 } })).status).toBe(404)
})

test('in the download of personal data, a text that a user typed cannot run as code', async () => {
  await db.updateTable('people').set({ first_name: '<script>alert(1)</script>' }).where('id', '=', els.id).execute()
  const { html } = await fileOf(hr.call, `/administration/user/${els.id}/data`)
  expect(html).not.toContain('<script')
})
