import { createPerson } from '@uurwerk/contract/people/people'
import { addRecupBonus, personRecupYear } from '@uurwerk/contract/balances/balances'
import { plannedMonth } from '@uurwerk/contract/planning/plannedMonth'
import { FULL_DAY_SECONDS, hoursOf, seconds } from '@uurwerk/domain/money/seconds'
import { vacationCounterTypes } from '@uurwerk/domain/balances/counterType'
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
import { hrWorld } from '../../testing/world/people/hrWorld.ts'
import { givenContract, givenCustomer, givenShiftType } from '../../testing/world/world.ts'
import {
  expectLedgersEndAsCells,
  expectTakenInTurn,
  expectUses,
  purseOf,
  type Purse,
} from '../../testing/world/people/takenDays.ts'

/** The command `TEST_SIZE=deep npx vitest run server/src/balances/months/anyMonths` runs more random sequences of actions. */
const RUNS = sized(3, 30)
const MONTHS = ['2026-10', '2026-11', '2026-12'].map(toYearMonth)
const NOVEMBER = toYearMonth('2026-11')
const HIRED = '2026-10-01'
const BONUS = 40 * 3600

const { db, as, hr } = await hrWorld('2026-12-31T11:00:00Z')
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
  await expectUses(db, hired.personId)
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
  await expectLedgersEndAsCells(hr, personId, rows)

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

/**
 * When a shift on a public holiday is removed, the person loses the leave ('Feestdag recup') that the holiday gave.
 * Expects that a booked day of this leave is then removed too, except a booking in a confirmed month.
 */
async function expectNoDebtButOfCompletedMonths(hired: Hired, before: Purse): Promise<void> {
  const owed = (purse: Purse) =>
    (purse.get('RECUPERATION_HOLIDAY_PREVIOUS_YEAR') ?? 0) + (purse.get('RECUPERATION_HOLIDAY') ?? 0)
  const { left } = await purseOf(db, hired.personId)
  if (owed(left) >= 0 || owed(left) >= owed(before)) return
  const completed = await completedMonths(hired)
  const { absences } = await standingOf(db, hired.personId)
  const booked = absences.filter(({ category }) => category === 'RECUPERATION_HOLIDAY')
  expect(booked.filter(({ day }) => !completed.includes(monthOf(day)))).toEqual([])
}

async function play(hired: Hired, input: OfficeAct): Promise<void> {
  const before = await purseOf(db, hired.personId)
  const { status } = await perform(hired, input)
  expect([200, 201, 404, 409, 422]).toContain(status)
  if (input.act.startsWith('book')) await expectTakenInTurn(db, hired.personId, before)
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
  { tags: 'sized' },
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
