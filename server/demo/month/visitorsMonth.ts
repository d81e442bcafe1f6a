import { holidayOn } from '@uurwerk/domain/calendar/holidays'
import { secondsOfHours } from '@uurwerk/domain/money/seconds'
import { addDays, isWeekend, weekdayOf, type Day } from '@uurwerk/domain/time/day'
import { addMonths, daysOf, firstDayOf, monthOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { addRecupBonus } from '../../src/balances/recup/recupEntries.ts'
import { book, correct, planAll, type Leave, type Month } from '../acts.ts'
import type { ShiftTypeName } from '../cast.ts'
import type { Deviation } from './shiftEdit.ts'
import type { Stage } from '../Stage.ts'

type Workday = {
  readonly shift?: ShiftTypeName
  readonly leave?: Leave
  readonly deviation?: Partial<Deviation>
}

const early: Workday = { shift: 'Vroege' }
const late: Workday = { shift: 'Late' }
const day: Workday = { shift: 'Dagdienst' }
const free: Workday = {}
const leave = (category: Leave['category']): Workday => ({ leave: { category, fullDay: true } })

const begin: readonly Workday[] = [
  early,
  early,
  late,
  late,
  free,
  early,
  { ...early, deviation: { endedLater: 30, remark: 'Langer gebleven voor overdracht' } },
  { shift: 'Vroege kort', leave: { category: 'VACATION', fullDay: false } },
  day,
  leave('EDUCATIONAL_LEAVE'),
  late,
  { ...late, deviation: { beganLater: 15, endedLater: 15, remark: 'Opleiding in de voormiddag' } },
  day,
  early,
]
const end: readonly Workday[] = [day, leave('RECUPERATION'), leave('VACATION')]
const NIGHT_AFTER = begin.length - 1

/**
 * What happens on each workday of the visitor's month in the demo. The days at the beginning and at the end of the list
 * are fixed, with at most two early shifts between them. A month has eighteen to twenty-three workdays; the workdays
 * after the list stay free.
 */
function scriptOf(workdays: readonly Day[]): ReadonlyMap<Day, Workday> {
  const between = [early, early].slice(0, Math.max(0, workdays.length - begin.length - end.length - 1))
  const script = [...begin, ...between, ...end]
  return new Map(workdays.map((date, index) => [date, script[index] ?? free]))
}

/**
 * Creates the current month of the person as whom a visitor signs in to the demo. Most days are planned, each kind of
 * record occurs, and the planning is not locked yet.
 */
export async function playVisitorsMonth(stage: Stage, month: Month): Promise<void> {
  const { yearMonth, hired, company } = month
  const workdays = daysOf(yearMonth).filter((date) => !isWeekend(date) && holidayOn(date) === null)
  const script = scriptOf(workdays)
  await stage.act(company.hr, firstDayOf(addMonths(yearMonth, -1)), 9, (context) =>
    addRecupBonus(context, { personId: hired.player.personId, ...openingRecup(yearMonth) }),
  )
  await stage.act(hired.player, addDays(firstDayOf(yearMonth), -6), 20, async (context) => {
    await planAll(context, month, shiftsIn(script, nightIn(workdays, yearMonth)))
    for (const [date, workday] of script) if (workday.leave) await book(context, month, date, workday.leave)
  })
  for (const [date, { shift, deviation }] of script) {
    if (shift === undefined || deviation === undefined) continue
    const correction = { day: date, shiftType: shift, deviation: { ...asPlanned, ...deviation } }
    await stage.act(hired.player, date, 22, (context) => correct(context, month, correction))
  }
}

const asPlanned: Deviation = { beganLater: 0, endedLater: 0, callout: null, interrupted: false, remark: '' }

/**
 * Gives the visitor of the demo three days of recuperation (time off for extra hours) that can be booked. They do not
 * depend on the earlier months of the demo.
 */
const openingRecup = (yearMonth: YearMonth) => ({
  day: firstDayOf(addMonths(yearMonth, -1)),
  seconds: secondsOfHours(22.8),
  reason: 'Wachtweekends',
})

/**
 * Returns the Saturday on which the visitor of the demo has a night shift. It is the first Saturday after the workdays
 * of `begin`, or one week earlier when that Saturday is in the next month.
 */
function nightIn(workdays: readonly Day[], yearMonth: YearMonth): Day {
  const lastOfBegin = workdays[NIGHT_AFTER]!
  const saturday = addDays(lastOfBegin, 6 - weekdayOf(lastOfBegin))
  return monthOf(saturday) === yearMonth ? saturday : addDays(saturday, -7)
}

function shiftsIn(script: ReadonlyMap<Day, Workday>, night: Day): ReadonlyMap<ShiftTypeName, readonly Day[]> {
  const shifts = new Map<ShiftTypeName, Day[]>([['Nacht', [night]]])
  for (const [date, { shift }] of script) {
    if (shift !== undefined) shifts.set(shift, [...(shifts.get(shift) ?? []), date])
  }
  return shifts
}
