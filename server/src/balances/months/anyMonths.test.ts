import { createPerson } from '@uurwerk/contract/people/people'
import { addRecupBonus, personRecupYear } from '@uurwerk/contract/balances/balances'
import { counterLedger } from '@uurwerk/contract/balances/counterLedger'
import { plannedMonth } from '@uurwerk/contract/planning/plannedMonth'
import { FULL_DAY_SECONDS, hoursOf, seconds } from '@uurwerk/domain/money/seconds'
import { isCounterType, vacationCounterTypes } from '@uurwerk/domain/balances/counterType'
import { monthOf, toYearMonth, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { call } from '../../testing/call.ts'
import {
  holidaysGranted,
  monthFigures,
  standingOf,
  type PartTime,
  type Standing,
} from '../../testing/world/people/balancesTheLongWay.ts'
import { givenCounter, givenVacationApproved } from '../../testing/world/people/leave.ts'
import { personBody } from '../../testing/world/masterDataBodies.ts'
import { closeMonth, officeActs, perform, type OfficeAct, type Played } from '../../testing/database/officeActs.ts'
import { sized } from '../../testing/sized.ts'
import { startTestApp } from '../../testing/startTestApp.ts'
import { givenContract, givenCustomer, givenPerson, givenShiftType } from '../../testing/world/world.ts'

/** The command `TEST_SIZE=deep npx vitest run server/src/balances/anyMonths` runs more random sequences of actions. */
const RUNS = sized(3, 30)
const MONTHS = ['2026-10', '2026-11', '2026-12'].map(toYearMonth)
const NOVEMBER = toYearMonth('2026-11')
const HIRED = '2026-10-01'
const BONUS = 40 * 3600

const { db, as } = await startTestApp('2026-12-31T11:00:00Z')
const hr = await as(await givenPerson(db, { firstName: 'Hilde', roles: ['ROLE_ADMIN'] }))
const customerIds = [await givenCustomer(db), await givenCustomer(db)] as const

const shiftTypesAt = async (customerId: number) => [
  await givenShiftType(db, customerId),
  await givenShiftType(db, customerId, { name: 'Nacht', start: 1320, end: 360, break: null }),
  await givenShiftType(db, customerId, { name: 'Kort', start: 1080, end: 1260, break: null }),
]
const shiftTypeIds = [await shiftTypesAt(customerIds[0]), await shiftTypesAt(customerIds[1])] as const

/**
 * The leave days that each person gets at the start of the test. The numbers are small, so that leave counters become
 * empty during the test.
 */
const GIVEN = {
  TRANSFER_HOLIDAY_PREVIOUS_YEAR: 1,
  STATUTORY_VACATION: 3,
  SENIORITY_LEAVE: 0.5,
  YOUTH_VACATION: 0.5,
  RECUPERATION_HOLIDAY_PREVIOUS_YEAR: 0.5,
  EDUCATIONAL_LEAVE: 1.5,
  PERSONAL_LEAVE: 1,
} as const

/**
 * A person in the test. `madeWith` has, for each completed month, the part-time percentages that are stored with that
 * month.
 */
type Hired = Played & { readonly madeWith: Map<YearMonth, readonly PartTime[]> }

async function hire(partTimePercentage: number): Promise<Hired> {
  const body = personBody({ employmentStartDate: HIRED, partTimePercentage })
  const { id: personId } = await call(hr, createPerson, { body })
  const contractOf = (customerId: number) => givenContract(db, { personId, customerId, from: HIRED })
  for (const [type, days] of Object.entries(GIVEN))
    await givenCounter(db, { personId, days, type: type as keyof typeof GIVEN })
  await givenVacationApproved(db, personId)
  const bonus = { date: HIRED, hours: BONUS / 3600, reason: 'begin' }
  await call(hr, addRecupBonus, { params: { userId: personId }, body: bonus })
  return {
    personId,
    contractIds: [await contractOf(customerIds[0]), await contractOf(customerIds[1])],
    shiftTypeIds,
    herself: await as(personId),
    hr,
    madeWith: new Map(),
  }
}

/**
 * Removes the person's confirmations, absences and shifts after a sequence of actions. A company holiday is for all
 * people, so with these records HR could not add a company holiday in the next sequence.
 */
async function forget({ personId, contractIds }: Hired): Promise<void> {
  await db
    .deleteFrom('timesheet_confirmations')
    .where('contract_id', 'in', [...contractIds])
    .execute()
  await db.deleteFrom('month_balances').where('person_id', '=', personId).execute()
  await sql`update absences set closed_at = now(), closed_cause = 'replaced'
    where person_id = ${personId} and closed_at is null`.execute(db)
  await sql`update shifts set closed_at = now(), closed_cause = 'replaced'
    where person_id = ${personId} and closed_at is null`.execute(db)
  await db.deleteFrom('extra_holidays').execute()
}

const completedMonths = async ({ personId, contractIds }: Hired): Promise<YearMonth[]> => {
  const { rows } = await sql<{ month: YearMonth }>`
    select to_char(c.month_on, 'YYYY-MM') as month from timesheet_confirmations c join contracts k on k.id = c.contract_id
    where k.person_id = ${personId} group by 1 having count(*) = ${contractIds.length} order by 1`.execute(db)
  return rows.map(({ month }) => month)
}

/**
 * When a month is completed, stores the part-time percentages of that moment in `madeWith`. When a month is reopened,
 * removes them.
 */
async function noteCompleted(hired: Hired): Promise<void> {
  const completed = await completedMonths(hired)
  const { partTimes } = await standingOf(db, hired.personId)
  for (const month of MONTHS) {
    if (!completed.includes(month)) hired.madeWith.delete(month)
    else if (!hired.madeWith.has(month)) hired.madeWith.set(month, partTimes)
  }
}

async function expectBalanced(hired: Hired): Promise<void> {
  const standing = await standingOf(db, hired.personId)
  await expectCounters(hired, standing)
  await expectUses(hired.personId)
  await expectMonths(hired, standing)
}

async function expectCounters({ personId }: Hired, standing: Standing): Promise<void> {
  const { rows } = await sql<{
    year: number
    type: string
    left: number
    granted: number
    ledger: number
    given: number
  }>`
    select b.year, b.counter_type as type, b.current_half_days as left, b.original_half_days as granted,
      (select sum(e.half_days) from counter_entries e
       where e.person_id = b.person_id and e.year = b.year and e.counter_type = b.counter_type)::int as ledger,
      (select coalesce(sum(e.half_days), 0) from counter_entries e
       where e.person_id = b.person_id and e.year = b.year and e.counter_type = b.counter_type and e.kind = 'grant')::int as given
    from counter_balances b where b.person_id = ${personId}`.execute(db)
  for (const { left, granted, ledger, given } of rows)
    expect({ left, granted }).toEqual({ left: ledger, granted: given })
  await expectLedgersEndAsCells(personId, rows)

  const taken = (category: string) =>
    standing.absences
      .filter((absence) => absence.category === category)
      .reduce((all, { fullDay }) => all + (fullDay ? 2 : 1), 0)
  const left = (types: readonly string[], year = 2026) =>
    rows.filter((row) => row.year === year && types.includes(row.type)).reduce((all, row) => all + row.left, 0)
  const recupHolidays = ['RECUPERATION_HOLIDAY_PREVIOUS_YEAR', 'RECUPERATION_HOLIDAY']
  const unproved = standing.absences.filter(({ category }) => category === 'SICK_LEAVE_NO_CERTIFICATE').length
  const unprovedKept = rows.some(({ type }) => type === 'SICK_LEAVE_NO_CERTIFICATE')
  expect({
    vacation: left(vacationCounterTypes) + left(['TRANSFER_HOLIDAY_PREVIOUS_YEAR'], 2027),
    educational: left(['EDUCATIONAL_LEAVE']),
    personal: left(['PERSONAL_LEAVE']),
    // When HR begins a new year, days move to that year, and a late booking in the old year moves days back. The sum of
    // both years does not change then, so this check compares the sum.
    recupHolidays: left(recupHolidays) + left(['RECUPERATION_HOLIDAY_PREVIOUS_YEAR'], 2027),
    recupHolidaysOfNextYear: left(['RECUPERATION_HOLIDAY'], 2027),
    unproved: left(['SICK_LEAVE_NO_CERTIFICATE']),
  }).toEqual({
    vacation: 10 - taken('VACATION'),
    educational: 3 - taken('EDUCATIONAL_LEAVE'),
    personal: 2 - taken('PERSONAL_LEAVE'),
    recupHolidays: 1 + holidaysGranted(standing, 2026) - taken('RECUPERATION_HOLIDAY'),
    recupHolidaysOfNextYear: holidaysGranted(standing, 2027),
    unproved: unprovedKept ? 4 - 2 * unproved : 0,
  })

  // True for a leave counter that may be below zero. HR may book sickness when no sick days are left. The counter of
  // leave for public holidays ('Feestdag recup') of this year may be below zero while last year's counter still has
  // enough days.
  const mayOwe = (type: string) => type === 'SICK_LEAVE_NO_CERTIFICATE' || type === 'RECUPERATION_HOLIDAY'
  expect(rows.filter((row) => row.left < 0 && !mayOwe(row.type))).toEqual([])
}

/** Expects that the balance of each leave counter is the sum of its entries. */
async function expectLedgersEndAsCells(
  personId: number,
  cells: readonly { year: number; type: string; left: number; granted: number }[],
): Promise<void> {
  for (const { year, type, left, granted } of cells) {
    if (!isCounterType(type)) continue
    const body = await call(hr, counterLedger, { params: { id: personId, year, counter: type } })
    const stands = { current: 0, original: 0 }
    for (const line of body._embedded.counterLedgerEntryList) {
      stands.current += line.currentChange
      stands.original += line.originalChange
      expect({ current: line.currentBalance, original: line.originalBalance }).toEqual(stands)
    }
    expect(stands).toEqual({ current: left / 2, original: granted / 2 })
    expect(body.counter).toMatchObject({ currentBalance: left / 2, originalBalance: granted / 2 })
  }
}

/**
 * Expects that the days that each absence took from leave counters are exactly its own length, and that a removed
 * absence took no days.
 */
async function expectUses(personId: number): Promise<void> {
  const { rows } = await sql<{ category: string; halves: number; standing: boolean; held: number; elsewhere: number }>`
    select a.category, upper(a.halves) - lower(a.halves) as halves, a.closed_at is null as standing,
      coalesce(-sum(e.half_days), 0)::int as held,
      (count(*) filter (where e.counter_type is not null and not case a.category
        when 'VACATION' then e.counter_type = any(${[...vacationCounterTypes]}::text[])
        when 'RECUPERATION_HOLIDAY' then e.counter_type in ('RECUPERATION_HOLIDAY', 'RECUPERATION_HOLIDAY_PREVIOUS_YEAR')
        when 'SICK_LEAVE' then e.counter_type = 'SICK_LEAVE_NO_CERTIFICATE'
        else e.counter_type = a.category end))::int as elsewhere
    from absences a left join counter_entries e on e.absence_id = a.id
    where a.person_id = ${personId} group by a.id`.execute(db)
  const counted = ['VACATION', 'RECUPERATION_HOLIDAY', 'EDUCATIONAL_LEAVE', 'PERSONAL_LEAVE']
  for (const { category, halves, standing, held, elsewhere } of rows) {
    const costs = category === 'SICK_LEAVE_NO_CERTIFICATE' ? 2 : counted.includes(category) ? halves : 0
    expect({ category, held, elsewhere }).toEqual({ category, held: standing ? costs : 0, elsewhere: 0 })
  }
}

async function expectMonths(hired: Hired, standing: Standing): Promise<void> {
  const { personId, contractIds, herself } = hired
  const completed = await completedMonths(hired)
  const kept = await db.selectFrom('month_balances').selectAll().where('person_id', '=', personId).execute()
  expect(kept.map(({ month_on }) => month_on.slice(0, 7)).sort()).toEqual(completed)

  const overview: { recupForMonthDtos: { yearMonth: string }[] } = await call(hr, personRecupYear, {
    params: { year: 2026, userId: personId },
  })
  let cumulative = BONUS
  let expected = BONUS
  for (const yearMonth of MONTHS) {
    const partTimes = hired.madeWith.get(yearMonth)
    const { needed, counted, earned, taken, worked } = monthFigures(standing, yearMonth, partTimes)
    const stored = kept.find(({ month_on }) => month_on === `${yearMonth}-01`)
    if (stored !== undefined)
      expect(stored).toMatchObject({
        needed_seconds: needed,
        counted_seconds: counted,
        earned_seconds: earned,
        taken_seconds: taken,
      })

    const previous = yearMonth === MONTHS[0] ? 0 : cumulative
    const hours = (amount: number) => hoursOf(seconds(amount))
    const body = await call(herself, plannedMonth, {
      params: { contractId: contractIds[0], yearMonth: toYearMonth(yearMonth) },
    })
    expect({ yearMonth, ...body.timeSheetHoursDto }).toMatchObject({
      yearMonth,
      needed: hours(needed),
      counted: hours(counted),
      earned: hours(earned),
      worked: hours(worked),
      workedEnough: counted >= needed,
      recupPrevious: hours(previous),
      recupTaken: hours(taken),
      recupTakenInDays: Math.round((taken / FULL_DAY_SECONDS) * 10) / 10,
    })
    cumulative += (stored === undefined ? 0 : earned) - taken
    expected += (stored === undefined ? counted - needed : earned) - taken
    expect(overview.recupForMonthDtos.find((row) => row.yearMonth === yearMonth)).toEqual({
      yearMonth,
      workedHours: hours(counted - taken),
      neededHours: hours(needed),
      differenceHours: hours(counted - taken - needed),
      cumulativeHours: hours(cumulative),
      previousHours: hours(previous),
      takenHours: hours(taken),
      bonusHours: yearMonth === MONTHS[0] ? hours(BONUS) : 0,
      correctionHours: 0,
      expectedHours: hours(expected),
      provisional: stored === undefined,
    })
  }
}

type Move = { readonly absence_id: number; readonly day: string; readonly type: string; readonly half_days: number }
type Purse = ReadonlyMap<string, number>

async function purseOf(personId: number): Promise<{ left: Purse; last: number }> {
  const { rows } = await sql<{ type: string; left: number }>`
    select counter_type as type, current_half_days as left from counter_balances
    where person_id = ${personId} and year = 2026`.execute(db)
  const { rows: last } = await sql<{ id: number }>`select coalesce(max(id), 0)::int as id from counter_entries`.execute(
    db,
  )
  return { left: new Map(rows.map(({ type, left }) => [type, left])), last: last[0]!.id }
}

/** Expects that each booking took days from the leave counters in the order of the rules. */
async function expectTakenInTurn(personId: number, { left, last }: Awaited<ReturnType<typeof purseOf>>): Promise<void> {
  const { rows } = await sql<Move>`
    select e.absence_id, a.day_on as day, e.counter_type as type, e.half_days
    from counter_entries e join absences a on a.id = e.absence_id
    where e.person_id = ${personId} and e.id > ${last} order by a.day_on, e.id`.execute(db)
  const purse = new Map(left)
  const move = (type: string, amount: number) => purse.set(type, (purse.get(type) ?? 0) + amount)
  for (const given of rows.filter(({ half_days }) => half_days > 0)) move(given.type, given.half_days)
  for (const taken of Map.groupBy(
    rows.filter(({ half_days }) => half_days < 0),
    ({ absence_id }) => absence_id,
  ).values()) {
    const amount = taken.reduce((all, { half_days }) => all - half_days, 0)
    const uses = Object.fromEntries(taken.map(({ type, half_days }) => [type, -half_days]))
    expect(uses).toEqual(turnOf(purse, taken[0]!.type, amount))
    for (const { type, half_days } of taken) move(type, half_days)
  }
}

function turnOf(purse: Purse, type: string, amount: number): Record<string, number> {
  const left = (of: string) => purse.get(of) ?? 0
  if (type.startsWith('RECUPERATION_HOLIDAY')) {
    const first = Math.max(0, Math.min(amount, left('RECUPERATION_HOLIDAY_PREVIOUS_YEAR')))
    const uses = { RECUPERATION_HOLIDAY_PREVIOUS_YEAR: first, RECUPERATION_HOLIDAY: amount - first }
    return Object.fromEntries(Object.entries(uses).filter(([, use]) => use > 0))
  }
  const vacation: readonly string[] = vacationCounterTypes
  if (!vacation.includes(type)) return { [type]: amount }
  const whole = vacation.find((of) => left(of) >= amount)
  if (whole !== undefined) return { [whole]: amount }
  return Object.fromEntries(
    vacation
      .filter((of) => left(of) >= 1)
      .slice(0, 2)
      .map((of) => [of, 1]),
  )
}

/**
 * When a shift on a public holiday is removed, the person loses the leave ('Feestdag recup') that the holiday gave.
 * Expects that a booked day of this leave is then removed too, except a booking in a confirmed month.
 */
async function expectNoDebtButOfCompletedMonths(hired: Hired, before: Purse): Promise<void> {
  const owed = (purse: Purse) =>
    (purse.get('RECUPERATION_HOLIDAY_PREVIOUS_YEAR') ?? 0) + (purse.get('RECUPERATION_HOLIDAY') ?? 0)
  const { left } = await purseOf(hired.personId)
  if (owed(left) >= 0 || owed(left) >= owed(before)) return
  const completed = await completedMonths(hired)
  const { absences } = await standingOf(db, hired.personId)
  const booked = absences.filter(({ category }) => category === 'RECUPERATION_HOLIDAY')
  expect(booked.filter(({ day }) => !completed.includes(monthOf(day)))).toEqual([])
}

async function play(hired: Hired, input: OfficeAct): Promise<void> {
  const before = await purseOf(hired.personId)
  const { status } = await perform(hired, input)
  expect([200, 201, 404, 409, 422]).toContain(status)
  if (input.act.startsWith('book')) await expectTakenInTurn(hired.personId, before)
  await expectNoDebtButOfCompletedMonths(hired, before.left)
  await noteCompleted(hired)
}

async function completeNovember(hired: Hired): Promise<void> {
  await closeMonth(hired, NOVEMBER)
  await noteCompleted(hired)
  expect([...hired.madeWith.keys()]).toContain(NOVEMBER)
}

test(
  'after a random sequence of calls, each balance is the sum of its ledger and equals an independent calculation',
  { tags: 'sized', timeout: 3_600_000 },
  async () => {
    expect.hasAssertions()
    await fc.assert(
      fc.asyncProperty(officeActs, officeActs, async (beforehand, afterwards) => {
        const [anna, bram] = [await hire(100), await hire(60)]
        const everybody = [anna, bram]
        try {
          for (const [isAnna, act] of beforehand) await play(isAnna ? anna : bram, act)
          for (const hired of everybody) await completeNovember(hired)
          for (const hired of everybody) await expectBalanced(hired)
          for (const [isAnna, act] of afterwards) await play(isAnna ? anna : bram, act)
          for (const hired of everybody) await expectBalanced(hired)
        } finally {
          for (const hired of everybody) await forget(hired)
        }
      }),
      // The option `unbiased` gives longer sequences of actions. Short sequences find few faults, because they rarely
      // contain two actions on the same day.
      { numRuns: RUNS, unbiased: true },
    )
  },
)
