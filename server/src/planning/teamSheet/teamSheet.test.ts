import { bookAbsenceFor } from '@uurwerk/contract/absences/absences'
import { createNeeds } from '@uurwerk/contract/planning/openShifts/needs'
import { teamSheetCsv, teamSheetCsvOf, teamSheetPdf, teamSheetPdfOf } from '@uurwerk/contract/planning/team/teamSheet'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { expect, test } from 'vitest'
import { pagesOf, textOf } from '../../platform/documents/testing/pagesOf.ts'
import { call, outcomeOf, refused } from '../../testing/call.ts'
import { givenProlongedSickLeave, givenShift } from '../../testing/world/people/leave.ts'
import { startTestApp } from '../../testing/startTestApp.ts'
import { annaAtWork } from '../../testing/world/annaAtWork.ts'
import { givenContract, givenCustomer, givenPerson, givenShiftType } from '../../testing/world/world.ts'

const app = await startTestApp('2026-11-20T09:00:00Z')
const { db } = app
// 23 November 2026 is a Monday.
const WEEK = { from: '2026-11-23', to: '2026-11-29' }

const early = (day: string) => ({ start: `2026-11-${day}T07:00+01:00`, end: `2026-11-${day}T15:06+01:00` })

/** A hospital with a ward. Anna and Ștefan work in the ward, and Ștefan works at Berkenbroek too. */
async function givenWard() {
  const { hr, customerId: hospital, anna } = await annaAtWork(app)
  const ward = await givenCustomer(db, { name: 'Lindehof' })
  await db.updateTable('customers').set({ parent_id: hospital }).where('id', '=', ward).execute()
  const type = await givenShiftType(db, ward)
  const stefan = await givenPerson(db, { firstName: 'Ștefan', lastName: 'D’Hondt – Ionescu' })
  const formula = await givenPerson(db, { firstName: '=HYPERLINK("x")', lastName: 'Baert' })
  const berkenbroek = await givenCustomer(db, { name: 'Berkenbroek' })
  const contractOf = (personId: number, customerId = ward) => givenContract(db, { personId, customerId })
  const plan = async (personId: number, contractId: number, day: string, shiftTypeId: number | null = type) => {
    const id = await givenShift(db, { personId, contractId, ...early(day) })
    await db.updateTable('shifts').set({ shift_type_id: shiftTypeId }).where('id', '=', id).execute()
  }
  await plan(anna.id, await contractOf(anna.id), '23')
  const ofStefan = await contractOf(stefan)
  await plan(stefan, ofStefan, '24')
  await plan(formula, await contractOf(formula), '24')
  await plan(stefan, await contractOf(stefan, berkenbroek), '25', null)
  const names = await db.selectFrom('customers').select(['id', 'name']).execute()
  const nameOf = (customerId: number) => names.find(({ id }) => id === customerId)!.name
  return { hr, hospital, ward, type, anna, stefan, ofStefan, berkenbroek, plan, nameOf }
}

type Ward = Awaited<ReturnType<typeof givenWard>>

const bookSick = ({ hr }: Ward, userId: number, dayOfMonth: number) =>
  call(hr.call, bookAbsenceFor, {
    params: { userId, yearMonth: toYearMonth('2026-11') },
    body: { dayOfMonth, absenceCategory: 'SICK_LEAVE', fullDay: true },
  })

const pdf = ({ hr, hospital }: Ward, more: object = {}) =>
  outcomeOf(hr.call, teamSheetPdf, { query: { ...WEEK, customer: `${hospital}`, ...more } })
const csv = ({ hr, hospital }: Ward, more: object = {}) =>
  outcomeOf(hr.call, teamSheetCsv, { query: { ...WEEK, customer: `${hospital}`, ...more } })

test('HR downloads the planning of a week on paper, with each ward of the customer, the sums of the hours and the open places', async () => {
  const ward = await givenWard()
  await call(ward.hr.call, createNeeds, {
    body: { customerId: ward.ward, shiftTypeId: ward.type, days: ['2026-11-27'], places: 2, grants: 'first', note: '' },
  })
  const { status, headers, raw } = await pdf(ward)
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'application/pdf', 'no-store'])
  expect(headers['content-disposition']).toContain('Planning_2026-11-23_2026-11-29_AZ-Klaverveld')
  const pages = await pagesOf(raw)
  expect(pages).toHaveLength(1)
  for (const part of [
    `Planning · ${ward.nameOf(ward.hospital)} Week 48 · 23/11/2026 – 29/11/2026`,
    `${ward.nameOf(ward.ward)} ma 23/11 di 24/11 wo 25/11 do 26/11 vr 27/11 za 28/11 zo 29/11 Uren`,
    'Anna Peeters Vroege 07:00 – 15:06 8,10',
    'Gepland 1 2 24,30',
    'Open plaatsen 2 Vroege',
  ])
    expect(pages[0]).toContain(part)
  expect(pages[0]).not.toMatch(/Berkenbroek|uithangen|redenen/)
})

test('names with Romanian letters, quotes, dashes and formulas are complete in the PDF and harmless in the CSV of the planning', async () => {
  const ward = await givenWard()
  const text = await textOf((await pdf(ward)).raw)
  for (const person of ['Ștefan D’Hondt – Ionescu', '=HYPERLINK("x") Baert']) expect(text).toContain(person)
  const name = ward.nameOf(ward.ward)
  expect((await csv(ward)).raw.toString()).toBe(
    [
      '\uFEFFDag;Naam;Klant;Shift;Van;Tot;Uren;Open plaatsen',
      `23/11/2026;Anna Peeters;${name};Vroege;07:00;15:06;8,10;`,
      `24/11/2026;"'=HYPERLINK(""x"") Baert";${name};Vroege;07:00;15:06;8,10;`,
      `24/11/2026;Ștefan D’Hondt – Ionescu;${name};Vroege;07:00;15:06;8,10;`,
      '',
    ].join('\r\n'),
  )
})

test('the printed planning for all employees gives no reason of an absence, and does not show a sickness on a weekend', async () => {
  const ward = await givenWard()
  const { stefan, anna, plan, ofStefan, hr, ward: customerId } = ward
  const ownType = await givenShiftType(db, customerId, { name: 'Na de chemo', ownerId: stefan })
  await plan(stefan, ofStefan, '27', ownType)
  await bookSick(ward, anna.id, 26)
  const prolonged = await givenPerson(db, { firstName: 'Carla', lastName: 'Wouters' })
  await givenContract(db, { personId: prolonged, customerId })
  await givenProlongedSickLeave(db, { personId: prolonged, start: '2026-11-25' })
  const readings = () =>
    db
      .selectFrom('audit_entries')
      .select('changes')
      .where('action', '=', 'read absence reasons')
      .where('actor_id', '=', hr.id)
      .execute()

  const [onWall, asCsv] = [await textOf((await pdf(ward)).raw), (await csv(ward)).raw.toString()]
  for (const text of [onWall, asCsv]) {
    expect(text).toContain('Carla Wouters')
    expect(text).not.toMatch(/ziek|chemo|langdurig/i)
  }
  const away = asCsv
    .split('\r\n')
    .filter((line) => line.includes('Afwezig'))
    .toSorted()
  expect(away).toEqual([
    '25/11/2026;Carla Wouters;;Afwezig;;;;',
    '26/11/2026;Anna Peeters;;Afwezig;;;;',
    '26/11/2026;Carla Wouters;;Afwezig;;;;',
    '27/11/2026;Carla Wouters;;Afwezig;;;;',
  ])
  expect(await readings()).toEqual([])

  const forHr = await textOf((await pdf(ward, { reasons: 'true' })).raw)
  for (const part of ['Voor HR, met redenen', 'Ziek', 'Langdurig ziek', 'Na de chemo']) expect(forHr).toContain(part)
  expect(await readings()).toHaveLength(1)
  expect((await csv(ward, { reasons: 'true' })).raw.toString()).toContain('28/11/2026;Carla Wouters;;Langdurig ziek')
  expect(await readings()).toHaveLength(2)
})

test('the printed planning for all employees shows absences only from this week until the end of the next month, so that nobody recognises a sickness without an end', async () => {
  const ward = await givenWard()
  const carla = await givenPerson(db, { firstName: 'Carla', lastName: 'Wouters' })
  await givenContract(db, { personId: carla, customerId: ward.ward })
  await givenProlongedSickLeave(db, { personId: carla, start: '2026-11-10' })
  const awayOn = async (from: string, to: string) => {
    const input = { from, to }
    const days = (await csv(ward, input)).raw.toString().match(/^.*(?=;Carla Wouters;;Afwezig)/gm) ?? []
    const inPdf = (await textOf((await pdf(ward, input)).raw)).match(/Afwezig/g) ?? []
    expect(inPdf).toHaveLength(days.length)
    return days
  }
  expect(await awayOn('2026-11-13', '2026-11-17')).toEqual(['16/11/2026', '17/11/2026'])
  expect(await awayOn('2026-12-30', '2027-01-29')).toEqual(['30/12/2026', '31/12/2026'])
  expect(await awayOn('2027-06-07', '2027-07-04')).toEqual([])
  const forHr = (await csv(ward, { from: '2027-06-07', to: '2027-06-07', reasons: 'true' })).raw.toString()
  expect(forHr).toContain('07/06/2027;Carla Wouters;;Langdurig ziek')
})

test('the printed planning for all employees does not show a half day of absence, and the printed planning for HR shows it', async () => {
  const ward = await givenWard()
  await call(ward.hr.call, bookAbsenceFor, {
    params: { userId: ward.anna.id, yearMonth: toYearMonth('2026-11') },
    body: { dayOfMonth: 26, absenceCategory: 'SICK_LEAVE', fullDay: false },
  })
  const onPaper = async (more: object) => [
    await textOf((await pdf(ward, more)).raw),
    (await csv(ward, more)).raw.toString(),
  ]
  for (const text of await onPaper({})) expect(text).not.toMatch(/afwezig/i)
  for (const text of await onPaper({ reasons: 'true' })) expect(text).toContain('Ziek, halve dag')
})

test('HR downloads the planning of the people that the filter found, without the open places, and the history names only these people', async () => {
  const ward = await givenWard()
  const { hr, stefan, anna } = ward
  await call(hr.call, createNeeds, {
    body: { customerId: ward.ward, shiftTypeId: ward.type, days: ['2026-11-27'], places: 2, grants: 'first', note: '' },
  })
  await bookSick(ward, anna.id, 26)
  await bookSick(ward, stefan, 26)
  // In a large office, the filter can find hundreds of people. The request then contains all their ids.
  const people = [stefan, ...Array.from({ length: 600 }, (_, place) => 1_000_000 + place)]
  const input = { query: { ...WEEK, customer: `${ward.hospital}` }, body: { people } }
  const [onPaper, asCsv] = [
    await outcomeOf(hr.call, teamSheetPdfOf, input),
    await outcomeOf(hr.call, teamSheetCsvOf, input),
  ]
  for (const text of [await textOf(onPaper.raw), asCsv.raw.toString()]) {
    expect(text).toContain('Ștefan D’Hondt – Ionescu')
    expect(text).not.toMatch(/Anna|Baert|Open plaatsen 2|;2\r/)
  }
  await outcomeOf(hr.call, teamSheetPdfOf, { ...input, query: { ...input.query, reasons: 'true' } })
  const reading = await db
    .selectFrom('audit_entries')
    .select('changes')
    .where('action', '=', 'read absence reasons')
    .where('actor_id', '=', hr.id)
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(reading.changes)).toContain(`[${stefan}]`)
  expect((await refused(hr.call, teamSheetCsvOf, { ...input, body: { people: [] } })).status).toBe(422)
})

test('HR downloads the planning by person: each person has one row with the shifts at all customers, and the CSV has the lines of one person together', async () => {
  const ward = await givenWard()
  const { hr, stefan, anna } = ward
  await bookSick(ward, stefan, 26)
  const input = { query: { ...WEEK, by: 'person' as const }, body: { people: [stefan, anna.id] } }
  const text = await textOf((await outcomeOf(hr.call, teamSheetPdfOf, input)).raw)
  const { abbreviation } = await db
    .selectFrom('customers')
    .select('abbreviation')
    .where('id', '=', ward.berkenbroek)
    .executeTakeFirstOrThrow()
  expect(text).toContain('Medewerkers ma 23/11')
  expect(text).toContain(`Shift ${abbreviation}`)
  for (const once of ['Ștefan D’Hondt – Ionescu', 'Anna Peeters', 'Afwezig']) expect(text.split(once)).toHaveLength(2)
  const lines = (await outcomeOf(hr.call, teamSheetCsvOf, input)).raw.toString().trim().split('\r\n').slice(1)
  expect(lines.map((line) => line.split(';').slice(0, 2))).toEqual([
    ['24/11/2026', 'Ștefan D’Hondt – Ionescu'],
    ['25/11/2026', 'Ștefan D’Hondt – Ionescu'],
    ['26/11/2026', 'Ștefan D’Hondt – Ionescu'],
    ['23/11/2026', 'Anna Peeters'],
  ])
})

test('the printed planning of several weeks has a page for each week, and the printed planning of all customers has each person once for each customer', async () => {
  const ward = await givenWard()
  const two = await pagesOf((await pdf(ward, { to: '2026-12-06' })).raw)
  expect(two.map((page) => /Week \d+/.exec(page)?.[0])).toEqual(['Week 48', 'Week 49'])
  expect(two[1]).toContain('Niemand gepland.')
  const all = (await outcomeOf(ward.hr.call, teamSheetCsv, { query: WEEK })).raw.toString()
  expect(all).toContain(`25/11/2026;Ștefan D’Hondt – Ionescu;${ward.nameOf(ward.berkenbroek)};Shift;07:00;15:06`)
})

test('the printed planning has the same bytes on a server in UTC and on a server in Auckland, also in the night of the clock change', async () => {
  const ward = await givenWard()
  const night = { start: '2026-10-24T22:00+02:00', end: '2026-10-25T06:00+01:00' }
  await givenShift(db, { personId: ward.stefan, contractId: ward.ofStefan, ...night })
  const october = { from: '2026-10-19', to: '2026-10-25' }
  const zone = process.env['TZ']
  const inZone = async (name: string) => {
    process.env['TZ'] = name
    return [await pdf(ward, october), await csv(ward, october)].map(({ raw }) => raw)
  }
  const [utc, auckland] = [await inZone('UTC'), await inZone('Pacific/Auckland')]
  if (zone === undefined) delete process.env['TZ']
  else process.env['TZ'] = zone
  expect(utc[1]!.toString()).toContain(
    `24/10/2026;Ștefan D’Hondt – Ionescu;${ward.nameOf(ward.ward)};Shift;22:00;06:00;9,00;`,
  )
  expect(utc.every((bytes, place) => bytes.equals(auckland[place]!))).toBe(true)
})

test('HR gets no printed planning of more than 31 days or of an unknown customer', async () => {
  const ward = await givenWard()
  const ask = (query: object) => refused(ward.hr.call, teamSheetPdf, { query: { ...WEEK, ...query } })
  expect((await ask({ to: '2026-12-31' })).code).toBe('period_too_long')
  expect((await ask({ customer: '999999' })).status).toBe(404)
  expect((await ask({ customer: 'x', reasons: 'ja' })).status).toBe(422)
})
