import { currentContact } from '@uurwerk/contract/customers/contacts'
import { contactNeeds } from '@uurwerk/contract/planning/openShifts/needRequests'
import { contactPlanning } from '@uurwerk/contract/planning/customerPlanning'
import { contactMonth, contactMonths } from '@uurwerk/contract/timesheets/customerMonths'
import { monthBalance } from '@uurwerk/domain/balances/month/monthBalance'
import { FILLED_DAYS_AHEAD } from '@uurwerk/domain/planning/patterns/rotation'
import { addDays } from '@uurwerk/domain/time/day'
import { addMonths, firstDayOf, lastDayOf, monthOf, toYearMonth, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadMonthFacts } from '../src/balances/months/loadMonthFacts.ts'
import { monthFactsOf } from '../src/balances/months/monthFactsOf.ts'
import { storedMonthOf } from '../src/balances/months/balanceOfMonth.ts'
import { rotationPatterns } from '../src/planning/rotation/rotationPatterns.ts'
import { staffedDays } from '../src/planning/staffing/staffedDays.ts'
import { call, outcomeOf } from '../src/testing/call.ts'
import { isDeep } from '../src/testing/sized.ts'
import { startTestApp } from '../src/testing/startTestApp.ts'
import { cast, leads, parts } from './cast.ts'
import { isFilled } from './demoStore.ts'
import { openDemo } from './openDemo.ts'
import { contentsOf } from './contentsOf.testing.ts'
import { countOf, dump, rowsOf } from '../src/testing/database/dumpOfDemo.ts'

const FILLING_MS = 180_000

/**
 * The times at which a demo of this test begins. Filling a demo takes seconds, so `npm test` uses only the first time.
 * The deep run uses both.
 */
const begins = isDeep ? ['2026-10-31T22:30:00Z', '2028-01-01T05:00:00Z'] : ['2026-10-31T22:30:00Z']

describe.each(begins)('the data of a demo that begins at %s', { tags: 'sized' }, async (iso) => {
  const { db, services, clock, as, asContact } = await startTestApp(iso, { demo: true })
  const thisMonth = monthOf(clock.today())
  const lastMonth = addMonths(thisMonth, -1)
  let demo = services

  beforeAll(async () => {
    await db.insertInto('installation').values({ demo: true, created_at: iso }).execute()
    demo = await openDemo(services)
  }, FILLING_MS)

  const idOf = async (email: string): Promise<number> =>
    (await db.selectFrom('people').select('people.id').where('people.email', '=', email).executeTakeFirstOrThrow()).id

  const stepsOf = async (email: string, yearMonth: YearMonth): Promise<string[]> => {
    const { rows } = await sql<{ step: string }>`
      select case when a.month_on is not null then 'approved' when f.month_on is not null then 'confirmed'
        when l.month_on is not null then 'locked' else 'open' end as step
      from contracts c
      left join timesheet_locks l on l.contract_id = c.id and l.month_on = ${firstDayOf(yearMonth)}
      left join timesheet_confirmations f on f.contract_id = c.id and f.month_on = ${firstDayOf(yearMonth)}
      left join timesheet_approvals a on a.contract_id = c.id and a.month_on = ${firstDayOf(yearMonth)}
      where c.person_id = ${await idOf(email)}`.execute(db)
    return rows.map(({ step }) => step)
  }

  test('the demo has all its people, and keeps the changes of visitors when it is opened again', async () => {
    expect(await countOf(db, 'people')).toBe(cast.length)
    await openDemo(services)
    expect(await countOf(db, 'people')).toBe(cast.length)
  })

  test('in the demo, Annelies, Fatima and Wim each have a task on their start page', async () => {
    expect(await stepsOf(leads.medewerker, thisMonth)).toEqual(['open', 'open'])
    expect(await stepsOf(leads.medewerker, lastMonth)).toEqual(['confirmed', 'confirmed'])
    expect(await stepsOf(leads.zelfstandige, thisMonth)).toEqual(['open'])
    expect(['confirmed', 'approved']).toContain((await stepsOf(leads.zelfstandige, lastMonth))[0])
    expect(await stepsOf(leads.beide, lastMonth)).toEqual(['locked'])
  })

  test('in the demo, two wards have staffing levels, and one ward has one person too few on one day', async () => {
    const levels = 'staffing_levels l join shift_types t on t.id = l.shift_type_id'
    expect(await countOf(db, `(select distinct t.customer_id from ${levels}) x`)).toBe(2)
    const [from, to] = [firstDayOf(thisMonth), lastDayOf(thisMonth)]
    const short = (await staffedDays(db, { from, to })).filter(({ planned, needed }) => planned < (needed ?? 0))
    expect(short.map(({ planned, needed }) => needed! - planned)).toEqual([1])
  })

  test('in the demo, the pattern of one ward is filled for the whole of next month, and HR still has to fill the pattern of another ward', async () => {
    const { rotationPatternDtoList: patterns } = (await rotationPatterns(db, clock.today()))._embedded
    expect(new Set(patterns.map(({ customerName }) => customerName)).size).toBe(2)
    const nextMonth = addMonths(thisMonth, 1)
    const filled = patterns.flatMap(({ followers }) =>
      followers.map(({ filledUntil, isShort }) => ({ filledUntil, isShort })),
    )
    // HR does not have to fill a pattern yet that begins more than four weeks from now. A pattern is a list of weeks
    // with shift types.
    const isShort = firstDayOf(nextMonth) <= addDays(clock.today(), FILLED_DAYS_AHEAD)
    expect(filled).toEqual([
      { filledUntil: null, isShort },
      { filledUntil: lastDayOf(nextMonth), isShort: false },
      { filledUntil: lastDayOf(nextMonth), isShort: false },
    ])
    const made = `pattern_shifts m join shifts s on s.id = m.shift_id join contracts c on c.id = s.contract_id`
    const inNextMonth = `s.start_on between '${firstDayOf(nextMonth)}' and '${lastDayOf(nextMonth)}'`
    expect(await countOf(db, `(select from ${made} where ${inNextMonth} group by c.id having count(*) >= 15) x`)).toBe(
      2,
    )
    expect(await countOf(db, `${made} where not (${inNextMonth})`)).toBe(0)
  })

  test('in the demo, the employee Annelies has a month with shifts at both customers, a night shift, two corrections and four kinds of leave', async () => {
    const annelies = await idOf(leads.medewerker)
    const from = `shifts s where s.person_id = ${annelies} and s.start_on >= '${firstDayOf(thisMonth)}'`
    expect(await countOf(db, from)).toBeGreaterThan(12)
    expect(await countOf(db, `(select distinct s.contract_id from ${from}) x`)).toBe(2)
    expect(await countOf(db, `${from} and s.adjusted`)).toBe(2)
    expect(await countOf(db, `${from} and s.end_at::date > s.start_on`)).toBe(1)
    const absences = await rowsOf<{ category: string }>(
      db,
      `select category from absences where person_id = ${annelies} and day_on >= '${firstDayOf(thisMonth)}' order by day_on`,
    )
    expect(absences.map(({ category }) => category)).toEqual([
      'VACATION',
      'EDUCATIONAL_LEAVE',
      'RECUPERATION',
      'VACATION',
    ])
  })

  test('the stored balances of the demo are equal to a new calculation for every month', async () => {
    const stored = await rowsOf<{ personId: number; month: string }>(
      db,
      `select person_id as "personId", to_char(month_on, 'YYYY-MM') as month from month_balances`,
    )
    expect(stored.length).toBeGreaterThan(100)
    for (const { personId, month } of stored) {
      const yearMonth = toYearMonth(month)
      const row = (await loadMonthFacts(db, { personId, first: yearMonth, last: yearMonth }))!
      const kept = storedMonthOf(row, yearMonth)!
      const { needed, counted, earned, taken } = monthBalance(monthFactsOf(row, yearMonth, kept.madeWith))
      expect({ personId, needed, counted, earned, taken }).toEqual({
        personId,
        needed: kept.needed,
        counted: kept.counted,
        earned: kept.earned,
        taken: kept.taken,
      })
    }
  })

  test('in the demo, the balance of hours of each person is at least minus two working days, except for the person whose part-time percentage changed', async () => {
    const behind = await rowsOf<{ email: string }>(
      db,
      `select p.email
       from month_balances b join people p on p.id = b.person_id group by 1 having sum(b.earned_seconds - b.taken_seconds) < -2 * 7.6 * 3600`,
    )
    expect(behind).toEqual([{ email: parts.worksMore }])
  })

  test.runIf(iso === '2026-10-31T22:30:00Z')(
    'payroll pays the employee Annelies for October in the demo exactly the hours that were calculated by hand, with eleven hours of night work',
    async () => {
      const hr = await as(await idOf(leads.hr))
      const address = `/administration/timesheet/${await idOf(leads.medewerker)}/2026-10`
      // In the night of 24 October the clock goes back, so a shift 20:45 – 06:45 with a break of half an hour has 10.5
      // worked hours.
      const worked = [
        ...['01', '02', '05', '06', '08'].map((day) => [day, '0010', '0760']),
        ['09', '0010', '0810'],
        ['12', '0010', '0380'],
        ['12', '0260', '0380'],
        ['13', '0010', '0760'],
        ['14', '7320', '0760'],
        ...['15', '16', '19', '20', '21', '22', '23'].map((day) => [day, '0010', '0760']),
        ['24', '0010', '1050'],
        ['26', '1025', '0760'],
        ['27', '0260', '0760'],
      ]
      const eblox = worked.map(([day, code, hours]) => `10000010001000K202610${day}${code}${hours}`).join('\n')
      expect((await hr.get(`${address}/eblox`)).raw.toString('latin1')).toBe(eblox)

      const words: Readonly<Record<string, string>> = {
        '0010': 'Gewerkte uren',
        '0260': 'Wettelijke vakantie',
        // The names of the pay codes that this office uses.
        '7320': 'Opleiding',
        '1025': 'Recuperatie',
      }
      const head = 'HR werkgever;Werkgeversnummer;Werknemersnummer;Medewerker;Datum;Looncode;Omschrijving;Uren'
      const csv = worked.map(([day, code = '', hours = '']) => {
        const decimal = `${Number(hours.slice(0, 2))},${hours.slice(2)}`
        return `Wijzerplaat Zorg;1000001;1000;Annelies Vandenbroucke;${day}-10-2026;${code};${words[code]};${decimal}`
      })
      const file = [`\uFEFF${head}`, ...csv, ''].join('\r\n')
      expect((await hr.get(`${address}/csv`)).raw.toString('utf8')).toBe(file)
    },
  )

  test('the invoices and credit notes of the demo are numbered without a gap, in the order of their dates', async () => {
    const numbered = await rowsOf<{ year: number; numbers: number[]; inOrder: boolean }>(
      db,
      `select number_year as year, array_agg(number_sequence order by number_sequence) as numbers,
         array_agg(invoice_on order by number_sequence) = array_agg(invoice_on order by invoice_on) as "inOrder"
       from invoices where number is not null group by 1
       union all
       select number_year, array_agg(number_sequence order by number_sequence), true from credit_notes group by 1`,
    )
    expect(numbered.length).toBeGreaterThan(2)
    for (const { numbers, inOrder } of numbered) {
      expect(inOrder).toBe(true)
      expect(numbers).toEqual(numbers.map((_, index) => index + 1))
    }
  })

  test('no leave counter of the demo is below zero', async () => {
    expect(await countOf(db, `counter_balances where current_half_days < 0`)).toBe(0)
  })

  test.each(contentsOf(lastMonth))('the demo contains %s', async (_, from) => {
    expect(await countOf(db, from)).toBeGreaterThan(0)
  })

  test('the contact of the hospital group in the demo sees nothing about health, pay, remarks or other customers', async () => {
    const [contact] = await rowsOf<{ id: number }>(db, 'select id from customer_contacts')
    const caller = await asContact(contact!.id)
    const params = { yearMonth: lastMonth }
    const list = await outcomeOf(caller, contactMonths, { params })
    const answers = [list.raw.toString(), (await outcomeOf(caller, currentContact)).raw.toString()]
    const months = (await call(caller, contactMonths, { params }))._embedded.customerMonthDtoList
    for (const { contractId } of months) {
      const month = await outcomeOf(caller, contactMonth, { params: { contractId, yearMonth: lastMonth } })
      expect(month.status).toBe(200)
      answers.push(month.raw.toString())
    }
    const period = { query: { from: firstDayOf(lastMonth), to: lastDayOf(lastMonth) } }
    const planning = await outcomeOf(caller, contactPlanning, period)
    expect(planning.body!.shifts.length).toBeGreaterThan(50)
    const requests = await outcomeOf(caller, contactNeeds)
    expect(requests.body!._embedded.needRequestDtoList.map(({ state }) => state)).toEqual([
      'open',
      'refused',
      'waiting',
    ])
    answers.push(planning.raw.toString(), requests.raw.toString())
    const text = answers.join('\n')
    expect(months.map(({ status }) => status)).toEqual(expect.arrayContaining(['signed', 'disputed', 'to_review']))
    const secrets = await rowsOf<{ word: string }>(
      db,
      `select k.name as word from customers k
         where coalesce(k.parent_id, k.id) <> (select t.customer_id from customer_contacts t)
       union select p.email from people p
       union select p.last_name from people p where not exists (
         select from contracts c join customers k on k.id = c.customer_id
         where c.person_id = p.id and coalesce(k.parent_id, k.id) = (select t.customer_id from customer_contacts t))
       union select s.remark from shifts s where s.remark <> ''
       union select a.category from absences a`,
    )
    expect(secrets.length).toBeGreaterThan(60)
    const words = [...secrets.map(({ word }) => word), 'absence', 'rate', 'percentage', 'cents', 'price', 'sick']
    expect(words.filter((word) => text.includes(word))).toEqual([])
  })

  test.runIf(iso.startsWith('2026'))(
    'the demo has its first data again after a visitor resets it',
    // This test belongs to the deep run: the reset fills the demo again, which takes as long as all other tests of this
    // file together.
    { tags: 'deep', timeout: FILLING_MS },
    async () => {
      const before = await dump(db)
      await sql`update people set first_name = 'Iemand', email = 'weg@uurwerk.example' where email = ${leads.medewerker}`.execute(
        db,
      )
      await sql`update company_settings set invoice_number_format = 'X{jaar}{nummer}', version = 7`.execute(db)
      await sql`update retention_terms set payroll_years = 9`.execute(db)
      await sql`update accounting_costs set active = false, name = name || ' (oud)'`.execute(db)
      await demo.resetDemo!()
      expect(await dump(db)).toEqual(before)
      expect(await isFilled(db)).toBe(true)
      expect(await countOf(db, 'installation where demo')).toBe(1)
      expect(await countOf(db, 'sessions')).toBe(0)
    },
  )
})
