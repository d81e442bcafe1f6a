import { REASONS_NOT_TO_FILL } from '@uurwerk/domain/planning/copy/planOnFreeDays'
import type { PlanningDifference } from '@uurwerk/domain/planning/planningDifferences'
import { z } from 'zod'
import { StoredAbsence } from '../absences/absences.ts'
import { TimeSheetHours } from '../balances/balances.ts'
import { monthState } from '../contracts/monthState.ts'
import { endpoint } from '../endpoint.ts'
import { answeredDay, day, dayOfMonth, id, items, Preview, version } from '../fields.ts'
import { actions, resource, Warning } from '../hal.ts'
import { ContractMonthFacts } from './contractMonthFacts.ts'
import { StepToUndo, undoId } from './undo.ts'
import { shiftProblems } from './shiftProblems.ts'
import { WorkingTimeWarning } from './workingTime.ts'

export const PlannedShift = z.object({
  id: z.number(),
  version: z.number(),
  contractId: z.number(),
  /** `shiftId` is the id of the shift type, and `id` is the id of the shift. */
  shiftId: z.number().nullable(),
  title: z.string(),
  /** The day in Brussels on which the shift starts. */
  day: answeredDay,
  start: z.string(),
  end: z.string(),
  allDay: z.literal(false),
  color: z.string(),
  textColor: z.string(),
  adjusted: z.boolean(),
})
export type PlannedShift = z.output<typeof PlannedShift>

/** A planned shift of the caller. `edit` gives it another shift type, and `move` gives it another day. */
export const OwnPlannedShift = PlannedShift.extend({ actions: actions('edit', 'move', 'remove') })
export type OwnPlannedShift = z.output<typeof OwnPlannedShift>

/** The new shifts of a copy or a pattern, and the shifts that were not planned, each with its reason. */
const FilledPlanning = z.object({
  planned: z.array(PlannedShift),
  skipped: z.array(
    z.object({
      /** The day on which the shift would be planned. */
      day: z.string(),
      typeName: z.string().nullable(),
      reason: z.enum(REASONS_NOT_TO_FILL),
    }),
  ),
})
export type FilledPlanning = z.output<typeof FilledPlanning>

const planning = {
  plannedShiftDtos: z.array(PlannedShift),
  occupiedDays: z.array(z.string()),
  step: monthState.step,
  locked: z.boolean(),
  lockedOn: z.string().nullable(),
  /** Only for HR: the name of the HR user who locked the planning; null when the employee locked it. */
  lockedByHr: z.string().nullable(),
  completed: z.boolean(),
  invoiced: z.boolean(),
  previousMonthAvailable: z.boolean(),
  nextMonthAvailable: z.boolean(),
  removedRecupHolidays: z.array(z.string()),
  undoId,
  vacationApprovedByAdmin: z.boolean(),
  timeSheetHoursDto: TimeSheetHours,
  /** The working-time warnings, sorted by day. The list is empty for the locked planning (rule planning-63). */
  workingTimeWarnings: z.array(WorkingTimeWarning),
  /** The facts that decide which shifts the caller may plan in the month. */
  facts: ContractMonthFacts,
  /** Only the answers to the calls that copy shifts or plan a pattern have this field, also in a preview. */
  filled: FilledPlanning.optional(),
  ...Warning,
}

/** The planning of the caller. `plan` is about the whole month, and `lock` is about all contracts of the month. */
export const PlannedMonth = resource({
  ...planning,
  plannedShiftDtos: z.array(OwnPlannedShift),
  actions: actions('plan', 'copy', 'removeAll', 'lock'),
})
export type PlannedMonth = z.output<typeof PlannedMonth>

/** The planning of a person for HR. HR does not use the actions of the employee. */
const PersonPlannedMonth = resource(planning)
export type PersonPlannedMonth = z.output<typeof PersonPlannedMonth>

/** The refusals of a planned shift, except refusals that come from the state of its month. */
export const shiftPlanProblems = [
  'shift_outside_contract',
  'shift_outside_employment',
  'shift_too_far_ahead',
  'on_prolonged_sick_leave',
  'absence_on_shift_day',
  'day_occupied',
  'shift_already_planned',
  'shifts_overlap',
  'shift_type_inactive',
  'shift_type_of_other_customer',
] as const

const planningProblems = [
  'month_frozen',
  'month_invoiced',
  'no_day_chosen',
  'shift_outside_month',
  ...shiftPlanProblems,
] as const
const removalProblems = ['month_frozen', 'month_invoiced', 'shift_adjusted', 'claimed_shift_fixed'] as const

export const plannedMonth = endpoint.get('/timesheet/{contractId}/{yearMonth}/planned', {
  access: 'user',
  shows: ['shifts', 'absences', 'months', 'counters', 'contracts', 'shiftTypes'],
  summary: 'De planning van een contract in een maand',
  response: PlannedMonth,
})

export const planShift = endpoint.put('/timesheet/{contractId}/{yearMonth}/planned/addshift', {
  access: 'user',
  changes: ['shifts'],
  answers: plannedMonth,
  summary: 'Een shift plannen',
  body: z.object({ startDate: day('datum'), shiftId: id('shift') }),
  problems: planningProblems,
})

export const planShifts = endpoint.put('/timesheet/{contractId}/{yearMonth}/planned/addshifts', {
  access: 'user',
  changes: ['shifts'],
  answers: plannedMonth,
  summary: 'Een reeks shiften plannen, alle of geen',
  body: z.object({
    startDateOfFirstShift: day('begindatum'),
    startDateOfLastShift: day('einddatum'),
    shiftId: id('shift'),
    /**
     * True: days on which the shift cannot be planned are skipped. False: the whole range is refused when it has such a
     * day.
     */
    onlyFreeDays: z.boolean().optional(),
  }),
  problems: planningProblems,
})

/** The answer to a preview contains the month as it would be after the copy. */
export const copyPlannedShifts = endpoint.post('/timesheet/{contractId}/{yearMonth}/planned/copy', {
  access: 'user',
  changes: ['shifts'],
  answers: plannedMonth,
  summary: 'De shiften van de vorige week of maand kopiëren naar de vrije dagen',
  query: Preview,
  body: z.object({
    /**
     * A day of the week into which the shifts of the previous week are copied. Without this field, the shifts of the
     * previous month are copied into the month.
     */
    week: day('week').nullish(),
  }),
  problems: ['month_frozen', 'month_invoiced', 'shift_outside_month'],
})

/**
 * Plans the free days of a period with a pattern. The period may have days in several months. The answer is the month
 * in the path, and its field `filled` has the shifts of all months.
 */
export const planPattern = endpoint.post('/timesheet/{contractId}/{yearMonth}/planned/pattern', {
  access: 'user',
  changes: ['shifts'],
  answers: plannedMonth,
  summary: 'De vrije dagen van een periode plannen met een eigen patroon',
  query: Preview,
  body: z.object({ patternId: id('patroon'), first: day('begindatum'), last: day('einddatum') }),
  problems: ['no_day_chosen', 'pattern_period_too_long'],
})

/** The maximum number of shifts in one undo request. A pattern plans at most one shift on each day. */
const MOST_SHIFTS_TO_TAKE_BACK = 100

/**
 * Removes planned shifts of a contract, to undo the planning of a range of days, of a copy or of a pattern. The shifts
 * can be in several months. When one of the shifts was changed or removed after the planning, no shift is removed.
 */
export const takeBackShifts = endpoint.put('/timesheet/{contractId}/{yearMonth}/planned/takeback', {
  access: 'user',
  changes: ['shifts'],
  answers: plannedMonth,
  summary: 'Geplande shiften terugnemen, alle of geen',
  body: z.object({
    shifts: items('shiften', z.object({ id: id('record'), version: z.int().positive() }), MOST_SHIFTS_TO_TAKE_BACK),
  }),
  problems: [...removalProblems, 'nothing_to_undo'],
})

export const editPlannedShift = endpoint.put('/timesheet/{contractId}/{yearMonth}/planned/updateshift', {
  access: 'user',
  changes: ['shifts'],
  answers: plannedMonth,
  summary: 'Een geplande shift van type veranderen',
  body: z.object({ startDate: day('datum'), shiftId: id('shift'), id: id('record').optional(), version }),
  problems: [...planningProblems, 'shift_adjusted', 'claimed_shift_fixed', 'no_shift_on_day', 'stale'],
})

export const removePlannedShift = endpoint.put('/timesheet/{contractId}/{yearMonth}/planned/removeshift', {
  access: 'user',
  changes: ['shifts'],
  answers: plannedMonth,
  summary: 'Een geplande shift verwijderen',
  body: z.object({ dayOfMonth: dayOfMonth('datum'), id: id('record').optional(), version }),
  problems: [...removalProblems, 'no_shift_on_day', 'day_outside_month', 'stale'],
})

export const removeAllPlannedShifts = endpoint.put('/timesheet/{contractId}/{yearMonth}/planned/removeall', {
  access: 'user',
  changes: ['shifts'],
  answers: plannedMonth,
  summary: 'Alle geplande shiften van de maand verwijderen',
  problems: [...removalProblems, 'no_planned_shifts'],
})

export const undoPlannedChange = endpoint.put('/timesheet/{contractId}/{yearMonth}/planned/undo', {
  access: 'user',
  changes: ['shifts', 'absences'],
  answers: plannedMonth,
  summary: 'Het verwijderen of wijzigen van geplande shiften ongedaan maken',
  body: StepToUndo,
  problems: [...shiftProblems, 'shift_already_planned', 'day_occupied', 'nothing_to_undo'],
})

export const personPlannedMonth = endpoint.get('/administration/timesheet/{contractId}/{yearMonth}/planned/{userId}', {
  access: 'admin',
  shows: ['shifts', 'absences', 'months', 'counters', 'contracts', 'shiftTypes'],
  summary: 'De planning van een persoon',
  response: PersonPlannedMonth,
})

const Difference = z.discriminatedUnion('kind', [
  z.object({ day: answeredDay, kind: z.enum(['shift_added', 'shift_gone']), shift: PlannedShift }),
  z.object({
    day: answeredDay,
    kind: z.literal('shift_changed'),
    before: PlannedShift,
    after: PlannedShift,
    ofType: z.boolean(),
    ofTimes: z.boolean(),
  }),
  z.object({ day: answeredDay, kind: z.enum(['absence_added', 'absence_gone']), absence: StoredAbsence }),
  z.object({
    day: answeredDay,
    kind: z.literal('absence_changed'),
    before: StoredAbsence,
    after: StoredAbsence,
  }),
]) satisfies z.ZodType<PlanningDifference<PlannedShift, StoredAbsence>>
export type Difference = z.output<typeof Difference>

/** The planned shifts of a locked month. They have the hours and the break that they had when the month was locked. */
const LockedPlannedMonth = PersonPlannedMonth.extend({
  plannedShiftDtos: z.array(
    PlannedShift.extend({
      workedHours: z.number(),
      /** The break in clock times in Brussels, such as '12:00'; null for a shift without a break. */
      breakTime: z.object({ startTime: z.string(), endTime: z.string() }).nullable(),
    }),
  ),
  /** The changes of the planning after it was locked, by day. */
  differences: z.array(Difference),
})

export const lockedPlannedMonth = endpoint.get('/administration/timesheet/{contractId}/{yearMonth}/locked/{userId}', {
  access: 'admin',
  shows: ['shifts', 'absences', 'months', 'counters', 'contracts', 'shiftTypes'],
  summary: 'De planning zoals ze vastgezet werd',
  response: LockedPlannedMonth,
})
