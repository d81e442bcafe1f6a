import { addDays, dayOfMonth, isWeekend, type Day } from '@uurwerk/domain/time/day'
import { holidayOn } from '@uurwerk/domain/calendar/holidays'
import { firstDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { AbsenceCategory } from '@uurwerk/domain/absences/absenceCategory'
import { WorkedShiftEdit } from '@uurwerk/contract/timesheets'
import { bookAbsences } from '../src/absences/bookAbsences.ts'
import type { Writing } from '../src/http/route.ts'
import { ownTable, tableForHr } from '../src/planning/tableOf.ts'
import { placeShifts } from '../src/planning/planShifts.ts'
import { confirmMonth } from '../src/timesheets/confirmMonth.ts'
import { editWorkedShift } from '../src/timesheets/editWorkedShift.ts'
import { lockMonth } from '../src/timesheets/lockMonth.ts'
import { shiftTypes } from './cast.ts'
import { chance } from './chance.ts'
import type { Company, Hired } from './foundation.ts'
import { planOfMonth, type MonthPlan } from './planOfMonth.ts'
import type { Stage } from './Stage.ts'

/** How far somebody brought a month. */
export type Progress = 'planned' | 'locked' | 'confirmed'

type Play = {
  readonly company: Company
  readonly hired: Hired
  readonly yearMonth: YearMonth
  readonly until: Progress
}

/** One person's month as it went: planned and locked before it began, corrected during it, confirmed after it. */
export async function playMonth(stage: Stage, play: Play): Promise<void> {
  const { hired, yearMonth, until } = play
  const first = firstDayOf(yearMonth)
  const plan = planOfMonth(hired.member, yearMonth)
  await stage.act(hired.player, addDays(first, -6), 20, async (writing) => {
    await planAll(writing, play, plan)
    if (plan.vacation !== null) await book(writing, play, plan.vacation, { category: 'VACATION', fullDay: true })
    if (plan.halfVacation !== null)
      await book(writing, play, plan.halfVacation, { category: 'VACATION', fullDay: false })
    if (until !== 'planned') await lockMonth(writing, yearMonth)
  })
  if (plan.sick !== null && plan.sick <= stage.today) {
    await stage.act(play.company.hr, plan.sick, 8, (writing) =>
      book(writing, play, plan.sick!, { category: 'SICK_LEAVE', fullDay: true }),
    )
  }
  if (until !== 'confirmed') return
  await stage.act(hired.player, addDays(first, 27), 17, (writing) => correctOne(writing, play, plan))
  const contractId = hired.contracts[0]!.id
  await stage.act(hired.player, addDays(first, 32), 7, (writing) =>
    confirmMonth(writing, { contractId, yearMonth, all: true }),
  )
}

/** Who has two contracts is at the second for day shifts. */
async function planAll(writing: Writing, { company, hired, yearMonth }: Play, { shifts }: MonthPlan): Promise<void> {
  for (const [shiftType, days] of shifts) {
    const contract = (shiftType === 'Dagdienst' ? hired.contracts.at(-1) : hired.contracts[0])!
    const shiftTypeId = company.shiftTypeIds.get(contract.at)!.get(shiftType)!
    const table = await ownTable(writing, { contractId: contract.id, yearMonth })
    await placeShifts(writing, table, { days, shiftTypeId })
  }
}

type Leave = { readonly category: AbsenceCategory; readonly fullDay: boolean }

async function book(writing: Writing, { hired, yearMonth }: Play, day: Day, leave: Leave): Promise<void> {
  if (isWeekend(day) || holidayOn(day) !== null) return
  const { personId } = hired.player
  const actingAs = writing.actor.personId === personId ? 'employee' : 'hr'
  await bookAbsences(writing, { personId, actingAs, yearMonth, days: [day], wanted: { ...leave, counter: null } })
}

const corrections = [
  { minutes: 60, callout: null, interrupted: false, remark: 'Langer gebleven voor overdracht spoed' },
  { minutes: 30, callout: 'CALL_OUT_24', interrupted: false, remark: '' },
  { minutes: 0, callout: 'CALL_OUT_48', interrupted: false, remark: 'Ingesprongen' },
  { minutes: 0, callout: null, interrupted: true, remark: '' },
] as const

/** A month has a shift or none that went otherwise than planned; now and then it is HR that corrects it. */
async function correctOne(writing: Writing, { company, hired, yearMonth }: Play, plan: MonthPlan): Promise<void> {
  const [planned] = plan.shifts
  const draw = chance(hired.member.email, yearMonth, 'correction')
  if (planned === undefined || draw > 0.55) return
  const [shiftType, [day]] = planned
  if (day === undefined) return
  const contract = (shiftType === 'Dagdienst' ? hired.contracts.at(-1) : hired.contracts[0])!
  const { minutes, ...rest } = corrections[Math.floor((draw / 0.55) * corrections.length)]!
  const byHr = chance(hired.member.email, yearMonth, 'by HR') < 0.2
  const acting = byHr ? { ...writing, actor: company.hr } : writing
  const asked = { contractId: contract.id, yearMonth }
  const table = await (byHr ? tableForHr(acting, asked) : ownTable(acting, asked))
  const { start, end, pause } = shiftTypes[shiftType]
  const labourPeriod = stretch(day, start, later(end, minutes))
  const breakPeriod = pause === null ? null : stretch(breakDay(day, start, pause[0]), pause[0], pause[1])
  await editWorkedShift(
    acting,
    table,
    WorkedShiftEdit.parse({ day: dayOfMonth(day), idInDay: 0, labourPeriod, breakPeriod, ...rest }),
  )
}

function stretch(day: Day, start: string, end: string) {
  const endDay = end < start ? addDays(day, 1) : day
  return { startDateTimestamp: `${day}T${start}`, endDateTimestamp: `${endDay}T${end}` }
}

const breakDay = (day: Day, start: string, pause: string): Day => (pause < start ? addDays(day, 1) : day)

function later(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const all = hour * 60 + minute + minutes
  return `${String(Math.floor(all / 60)).padStart(2, '0')}:${String(all % 60).padStart(2, '0')}`
}
