import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { people as peopleCall, person as personCall } from '@uurwerk/contract/people/people'
import { bookAbsenceFor } from '@uurwerk/contract/absences/absences'
import { describe, expect, test } from 'vitest'
import { call } from '../testing/call.ts'
import { givenContract, givenCustomer, givenHr } from '../testing/world/world.ts'
import { importing, tableOf } from '../testing/world/movingIn.ts'
import { startTestApp } from '../testing/startTestApp.ts'
import { hrWorld } from '../testing/world/people/hrWorld.ts'

const app = await hrWorld()
const { hr } = app

const PEOPLE = ['E-mail', 'Voornaam', 'Achternaam', 'Startdatum']
const BALANCES = ['E-mail', 'Soort', 'Jaar', 'Toegekend', 'Over', 'Openingsmaand', 'Uren']

const personFile = (email: string) => tableOf(PEOPLE, [[email, 'Noor', 'Jacobs', '28-02-2013']])
const openingOf = (email: string, month = '11-2026') => [email, 'Recuperatie', '', '', '', month, '0']

const idOf = async (email: string): Promise<number> => {
  const people = (await call(hr, peopleCall))._embedded.userDtoList
  return people.find((person) => person.email === email)!.id
}

/**
 * The years in which Noor has recuperation days for public holidays, with the granted days and the remaining days of
 * each year.
 */
async function recupHolidays(id: number): Promise<Record<string, readonly number[]>> {
  const { rows } = await app.pool.query(
    `select year, original_half_days / 2.0 as granted, current_half_days / 2.0 as "left" from counter_balances
     where person_id = $1 and counter_type = 'RECUPERATION_HOLIDAY' and (original_half_days <> 0 or current_half_days <> 0)
     order by year`,
    [id],
  )
  return Object.fromEntries(rows.map((row) => [row.year, [Number(row.granted), Number(row.left)]]))
}

const FROM_NOVEMBER_2026 = { 2026: [1, 1], 2027: [3, 3] }

describe('the days of ‘Feestdag recup’ of an imported person', () => {
  test('after an import of balances with an opening month, public holidays give days only from the opening month on', async () => {
    const email = 'later@opening.example'
    await call(...importing(hr, 'people', personFile(email)))
    const id = await idOf(email)
    expect(await recupHolidays(id)).toMatchObject({ 2014: [1, 1], 2020: [2, 2], 2026: [2, 2] })
    const done = await call(...importing(hr, 'balances', tableOf(BALANCES, [openingOf(email)])))
    expect(done).toMatchObject({ made: 1, warnings: [] })
    expect(await recupHolidays(id)).toEqual(FROM_NOVEMBER_2026)
    const again = await call(...importing(hr, 'people', personFile(email)))
    expect(again).toMatchObject({ made: 0, unchanged: 1, differing: [] })
  })

  test('after an import of people with an opening month, public holidays give days only from the opening month on', async () => {
    const email = 'meteen@opening.example'
    const header = [...PEOPLE, 'Openingsmaand', 'Openingssaldo recup']
    const file = tableOf(header, [[email, 'Noor', 'Jacobs', '28-02-2013', '11-2026', '4,25']])
    expect(await call(...importing(hr, 'people', file))).toMatchObject({ made: 1, errors: [] })
    const id = await idOf(email)
    expect(await recupHolidays(id)).toEqual(FROM_NOVEMBER_2026)
    const { recupOpeningYearMonth, recupOpeningHours } = await call(hr, personCall, { params: { id } })
    expect([recupOpeningYearMonth, recupOpeningHours]).toEqual(['2026-11', 4.25])
    expect(await call(...importing(hr, 'people', file))).toMatchObject({ made: 0, unchanged: 1, differing: [] })
  })

  test('in a year whose counter is in the import file, the days for public holidays have the value of the file', async () => {
    const email = 'teller@opening.example'
    await call(...importing(hr, 'people', personFile(email)))
    const counter = [email, 'Recup feestdag', '2026', '2', '2', '', '']
    const file = tableOf(BALANCES, [counter, openingOf(email)])
    expect(await call(...importing(hr, 'balances', file))).toMatchObject({ made: 2, errors: [] })
    expect(await recupHolidays(await idOf(email))).toEqual({ 2026: [2, 2], 2027: [3, 3] })
    expect(await call(...importing(hr, 'balances', file))).toMatchObject({ made: 0, unchanged: 2 })
  })

  test('the import refuses an opening balance of a self-employed person, and shows the column', async () => {
    const header = [...PEOPLE, 'Statuut', 'Openingsmaand']
    const file = tableOf(header, [['zelf@opening.example', 'Noor', 'Jacobs', '28-02-2013', 'zelfstandige', '11-2026']])
    expect((await call(...importing(hr, 'people', file, { preview: true }))).errors).toEqual([
      {
        row: 2,
        column: 'Openingsmaand',
        value: '11-2026',
        message: 'Een zelfstandige heeft geen verloftellers en geen recuperatie.',
      },
    ])
  })
})

test('the preview of an opening month lists the booked days that the import removes, and only the import removes them', async () => {
  const email = 'geboekt@opening.example'
  await call(...importing(hr, 'people', personFile(email)))
  const personId = await idOf(email)
  await givenContract(app.db, { personId, customerId: await givenCustomer(app.db), from: '2026-01-01' })
  for (const day of ['2026-12-01', '2026-12-02']) {
    const body = { dayOfMonth: day, absenceCategory: 'RECUPERATION_HOLIDAY', fullDay: true } as const
    await call(hr, bookAbsenceFor, {
      params: { userId: personId, yearMonth: toYearMonth('2026-12') },
      body,
    })
  }
  const file = tableOf(BALANCES, [openingOf(email)])
  const checked = await call(...importing(hr, 'balances', file, { preview: true }))
  expect(checked).toMatchObject({ made: 1, errors: [] })
  expect(checked.warnings).toEqual([
    {
      row: 2,
      column: 'Openingsmaand',
      value: '11-2026',
      message:
        "Voor 'Feestdag recup' op 02-12-2026 is er met deze openingsmaand geen saldo meer: die dag wordt verwijderd.",
    },
  ])
  expect((await recupHolidays(personId))[2026]).toEqual([2, 0])
  expect((await call(...importing(hr, 'balances', file))).warnings).toHaveLength(1)
  expect((await recupHolidays(personId))[2026]).toEqual([1, 0])
})

test('the import counts the employees with contract months in the past and no opening month, until each of them has one', async () => {
  const fresh = await startTestApp()
  const { call: els } = await givenHr(fresh, 'Els')
  const emails = ['een@overstap.example', 'twee@overstap.example', 'nieuw@overstap.example']
  const header = [...PEOPLE, 'Statuut']
  const people = emails.map((email) => [email, 'Noor', email, '01-01-2020', ''])
  await call(
    ...importing(
      els,
      'people',
      tableOf(header, [...people, ['zelf@overstap.example', 'Zoe', 'Zelf', '01-01-2020', 'zelfstandige']]),
    ),
  )
  await givenCustomer(fresh.db)
  const { name } = await fresh.db.selectFrom('customers').select('customers.name').executeTakeFirstOrThrow()
  const contractOf = (email: string, start: string) => [email, name, start, '40']
  const contracts = tableOf(
    ['E-mail', 'Klant', 'Startdatum', 'Uurtarief'],
    [
      contractOf(emails[0]!, '01-01-2026'),
      contractOf(emails[1]!, '01-10-2026'),
      contractOf(emails[2]!, '01-11-2026'),
      contractOf('zelf@overstap.example', '01-01-2026'),
    ],
  )
  expect(await call(...importing(els, 'contracts', contracts, { preview: true }))).toMatchObject({
    withoutOpening: 2,
    errors: [],
  })
  expect((await call(...importing(els, 'contracts', contracts))).withoutOpening).toBe(2)
  const one = tableOf(BALANCES, [openingOf(emails[0]!)])
  expect((await call(...importing(els, 'balances', one))).withoutOpening).toBe(1)
  const other = tableOf(BALANCES, [openingOf(emails[1]!)])
  expect((await call(...importing(els, 'balances', other, { preview: true }))).withoutOpening).toBe(0)
})
