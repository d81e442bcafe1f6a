import { StaffingBody } from '@uurwerk/contract/customers/staffing'
import { NewOrder, OrderEdit } from '@uurwerk/contract/contracts/contracts'
import { RotationPatternBody } from '@uurwerk/contract/planning/patterns/rotationPatterns'
import { basisPointsOfPercentage } from '@uurwerk/domain/money/basisPoints'
import { minuteOfDay } from '@uurwerk/domain/time/clockTime'
import { addDays, weekdayOf, type Day } from '@uurwerk/domain/time/day'
import { addMonths, firstDayOf, lastDayOf, monthOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { addOrder, editOrder } from '../src/contracts/orders/orderChanges.ts'
import { readContract } from '../src/contracts/readContract.ts'
import { addPartTimeRecord } from '../src/people/partTime/partTimeRecords.ts'
import { addPersonQualification } from '../src/people/qualifications/personQualifications.ts'
import { listQualifications } from '../src/people/qualifications/qualificationStore.ts'
import { createNeeds } from '../src/planning/openShifts/changeNeeds.ts'
import { startProlongedSickLeave } from '../src/absences/sickLeave/prolongedSickLeaves.ts'
import { addAvailabilityRule, setAvailability } from '../src/planning/availability/setAvailability.ts'
import { followPattern } from '../src/planning/rotation/followPattern.ts'
import { applyPattern } from '../src/planning/rotation/applyPattern.ts'
import { addRotationPattern } from '../src/planning/rotation/rotationPatterns.ts'
import { addStaffing } from '../src/customers/staffing/staffingChanges.ts'
import { staffedDays, type StaffedDay } from '../src/planning/staffing/staffedDays.ts'
import { confirmMonthFor } from '../src/timesheets/confirmation/confirmTimesheets.ts'
import { leads, parts, type CustomerKey, type ShiftTypeName } from './cast.ts'
import { hiredAs, type Company, type Hired } from './foundation.ts'
import type { Stage } from './Stage.ts'

/**
 * Adds special events, such as a long sickness from the middle of a month, and the data of the team planning:
 * availability, an open shift, staffing levels and patterns.
 */
export async function addDemoMonths(stage: Stage, company: Company): Promise<void> {
  const thisMonth = monthOf(stage.today)
  await fallIll(stage, company, hiredAs(company, parts.illForLong), addMonths(thisMonth, -1))
  await workMore(stage, company, hiredAs(company, parts.worksMore), thisMonth)
  await raiseRate(stage, company, hiredAs(company, parts.dearer), addMonths(thisMonth, -1))
  await sayAvailability(stage, company)
  await askNurse(stage, company)
  await staffWards(stage, company)
  await followPatterns(stage, company)
}

/**
 * Adds a prolonged sickness of Ilse that begins in the middle of last month. Because she is ill, HR confirms that month
 * for her.
 */
async function fallIll(stage: Stage, { hr }: Company, ill: Hired, yearMonth: YearMonth): Promise<void> {
  const { personId } = ill.player
  const start = addDays(firstDayOf(yearMonth), 15)
  await stage.act(hr, start, 5, (context) =>
    startProlongedSickLeave(context, { personId, wanted: { start, end: null }, preview: false }),
  )
  for (const { id: contractId } of ill.contracts) {
    await stage.act(hr, addDays(firstDayOf(yearMonth), 32), 9, (context) =>
      confirmMonthFor(context, { contractId, yearMonth, reason: 'Langdurig ziek' }),
    )
  }
}

/** Nele works half-time. From the fifteenth of this month on, she works 75 %. */
async function workMore(stage: Stage, { hr }: Company, { player }: Hired, yearMonth: YearMonth): Promise<void> {
  const period = { start: addDays(firstDayOf(yearMonth), 14), end: null }
  const percentage = basisPointsOfPercentage(75)
  await stage.act(hr, firstDayOf(yearMonth), 9, (context) =>
    addPartTimeRecord(context, { personId: player.personId, added: { percentage, period } }),
  )
}

/** Raises the hourly rate of Joke by two euros from the sixteenth of last month on. */
async function raiseRate(
  stage: Stage,
  { hr }: Company,
  { member, contracts }: Hired,
  yearMonth: YearMonth,
): Promise<void> {
  const contractId = contracts[0]!.id
  const startDate = addDays(firstDayOf(yearMonth), 15)
  await stage.act(hr, addDays(firstDayOf(yearMonth), 1), 9, async (context) => {
    const { orders } = await readContract(context.tx, contractId, stage.today)
    const { version: _, ...first } = orders[0]!
    await editOrder(context, contractId, OrderEdit.parse({ ...first, endDate: addDays(startDate, -1) }))
    await addOrder(context, contractId, NewOrder.parse({ ...first, startDate, baseHourlyRate: member.rate + 2 }))
  })
}

/**
 * Adds availability to the demo (when people can or cannot work): marks on some of the next days of two people, and a
 * rule for each week of a third person.
 */
async function sayAvailability(stage: Stage, company: Company): Promise<void> {
  const after = (days: number): Day => addDays(stage.today, days)
  const mark = (
    email: string,
    day: Day,
    availability: Omit<Parameters<typeof setAvailability>[1], 'personId' | 'day'>,
  ) => {
    const { player } = hiredAs(company, email)
    return stage.act(player, stage.today, 8, (context) =>
      setAvailability(context, { personId: player.personId, day, ...availability }),
    )
  }
  await mark(leads.medewerker, after(3), { mark: 'preferred' })
  await mark(leads.medewerker, after(6), {
    mark: 'unavailable',
    hours: { start: minuteOfDay(18 * 60), end: minuteOfDay(23 * 60) },
  })
  await mark(parts.rewarded, after(4), { mark: 'unavailable' })
  await mark(parts.rewarded, after(5), { mark: 'unavailable' })
  const { player } = hiredAs(company, parts.worksMore)
  await stage.act(player, stage.today, 8, (context) =>
    addAvailabilityRule(context, {
      personId: player.personId,
      weekday: 3,
      everyWeeks: 1,
      start: after(1),
      mark: 'unavailable',
    }),
  )
}

const SATURDAY = 6

/**
 * Gives two people a qualification, and adds an open shift (a shift that employees can ask for) that requires it. It is
 * a late shift on the first Saturday that is at least seven days away.
 */
async function askNurse(stage: Stage, company: Company): Promise<void> {
  const nurse = hiredAs(company, leads.medewerker)
  const assistant = hiredAs(company, parts.rewarded)
  const soon = addDays(stage.today, 7)
  const saturday = addDays(soon, (SATURDAY - weekdayOf(soon) + 7) % 7)
  const { at } = nurse.contracts[0]!
  await stage.act(company.hr, stage.today, 9, async (context) => {
    const known = await listQualifications(context.tx)
    const idOf = (wanted: string): number => known.find(({ name }) => name === wanted)!.id
    const give = (person: Hired, qualificationId: number) =>
      addPersonQualification(context, person.player.personId, { qualificationId, start: stage.today })
    await give(nurse, idOf('Verpleegkundige'))
    await give(assistant, idOf('Zorgkundige'))
    await createNeeds(context, {
      customerId: company.customerIds.get(at)!,
      shiftTypeId: company.shiftTypeIds.get(at)!.get('Late')!,
      days: [saturday],
      places: 1,
      grants: 'hr',
      note: '',
      qualificationId: idOf('Verpleegkundige'),
    })
  })
}

const WARDS = ['lindehof', 'berkenbroek'] as const satisfies readonly CustomerKey[]
const SHORT: { readonly ward: CustomerKey; readonly type: ShiftTypeName } = { ward: 'lindehof', type: 'Vroege' }
const TYPES = ['Vroege', 'Late'] as const satisfies readonly ShiftTypeName[]
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const

/**
 * Enters for this month how many people two wards need on each weekday. It is the smallest number of people that are
 * planned on that weekday, so that there is no shortage. On one day, one more person is needed, so that the team
 * planning shows one shortage.
 */
async function staffWards(stage: Stage, { hr, customerIds, shiftTypeIds }: Company): Promise<void> {
  const month = monthOf(stage.today)
  const [first, last] = [firstDayOf(month), lastDayOf(month)]
  const tomorrow = addDays(stage.today, 1)
  const shortDay = tomorrow <= last ? tomorrow : stage.today
  await stage.act(hr, first, 9, async (context) => {
    const staffed = await staffedDays(context.tx, { from: first, to: last })
    for (const ward of WARDS)
      for (const type of TYPES) {
        const shiftTypeId = shiftTypeIds.get(ward)!.get(type)!
        const ofType = staffed.filter((each) => each.shiftTypeId === shiftTypeId)
        const add = (start: Day, end: Day, weekdays: readonly number[]) =>
          start > end
            ? null
            : addStaffing(
                context,
                customerIds.get(ward)!,
                StaffingBody.parse({ shiftTypeId, start, end, weekdays, onHolidays: 0 }),
              )
        const least = WEEKDAYS.map((weekday) => leastOn(ofType, weekday, { first, last }))
        if (ward !== SHORT.ward || type !== SHORT.type) {
          await add(first, last, least)
          continue
        }
        const planned = ofType.find(({ day }) => day === shortDay)?.planned ?? 0
        await add(first, addDays(shortDay, -1), least)
        await add(
          shortDay,
          shortDay,
          WEEKDAYS.map(() => planned + 1),
        )
        await add(addDays(shortDay, 1), last, least)
      }
  })
}

type Period = { readonly first: Day; readonly last: Day }

/** The smallest number of people that are planned on a weekday of the month. */
function leastOn(staffed: readonly StaffedDay[], weekday: number, { first, last }: Period): number {
  const counts: number[] = []
  for (let day = first; day <= last; day = addDays(day, 1))
    if (weekdayOf(day) === weekday) counts.push(staffed.find((each) => each.day === day)?.planned ?? 0)
  return Math.min(...counts)
}

const onWeekdays = (type: ShiftTypeName) => [type, type, type, type, type, null, null]

type DemoPattern = {
  readonly ward: CustomerKey
  readonly name: string
  /** The shift types of each week of the pattern, from Monday to Sunday. Null for a free day. */
  readonly weeks: readonly (readonly (ShiftTypeName | null)[])[]
  /**
   * The people whose shifts follow the pattern. The first person begins in the first week of the pattern, and each next
   * person one week later.
   */
  readonly followers: readonly string[]
  readonly isFilled: boolean
}

const PATTERNS: readonly DemoPattern[] = [
  {
    ward: 'lindehof',
    name: 'Vroeg en laat om beurt',
    weeks: [onWeekdays('Vroege'), onWeekdays('Late')],
    followers: [parts.inTurnFirst, parts.inTurnSecond],
    isFilled: true,
  },
  {
    ward: 'berkenbroek',
    name: 'Eén weekend op drie',
    weeks: [
      onWeekdays('Dagdienst'),
      [null, 'Dagdienst', 'Dagdienst', 'Dagdienst', null, 'Late', 'Late'],
      onWeekdays('Vroege'),
    ],
    followers: [parts.toFill],
    isFilled: false,
  },
]

/**
 * Gives each of two wards a pattern (weeks of shift types that repeat) from next month on. HR has already planned all
 * of next month with the pattern of the first ward, and nothing yet with the pattern of the second ward.
 */
async function followPatterns(stage: Stage, company: Company): Promise<void> {
  const next = addMonths(monthOf(stage.today), 1)
  const [from, to] = [firstDayOf(next), lastDayOf(next)]
  await stage.act(company.hr, stage.today, 10, async (context) => {
    for (const { ward, name, weeks, followers, isFilled } of PATTERNS) {
      const customerId = company.customerIds.get(ward)!
      const days = daysOfWeeks(weeks, company.shiftTypeIds.get(ward)!)
      const body = RotationPatternBody.parse({ customerId, name, weeks: weeks.length, days })
      const { _embedded } = await addRotationPattern(context, body)
      const { id: patternId } = _embedded.rotationPatternDtoList.find((each) => each.name === name)!
      const contractIds = followers.map((email) => hiredAs(company, email).contracts[0]!.id)
      for (const [index, contractId] of contractIds.entries())
        await followPattern(context, { patternId, contractId, start: from, firstWeek: index + 1 })
      if (isFilled) await applyPattern(context, { contractIds, from, to, isAgain: false, preview: false })
    }
  })
}

const daysOfWeeks = (weeks: DemoPattern['weeks'], shiftTypeIds: ReadonlyMap<ShiftTypeName, number>) =>
  weeks.flatMap((types, index) =>
    types.flatMap((type, day) =>
      type === null ? [] : [{ week: index + 1, weekday: WEEKDAYS[day]!, shiftId: shiftTypeIds.get(type)! }],
    ),
  )
