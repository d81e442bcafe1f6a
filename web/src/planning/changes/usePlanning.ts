import type { ShiftType } from '@uurwerk/contract/customers/customers'
import {
  copyPlannedShifts,
  editPlannedShift,
  planPattern,
  planShift,
  planShifts,
  removeAllPlannedShifts,
  removePlannedShift,
  takeBackShifts,
  undoPlannedChange,
} from '@uurwerk/contract/planning/plannedMonth'
import type { PlannedShift, PlannedMonth } from '@uurwerk/contract/planning/plannedMonth'
import { dayOfMonth, eachDay, type Day } from '@uurwerk/domain/time/day'
import { monthOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { MonthContract } from '../../contracts/queries.ts'
import type { StaleProblem } from '../../app/api/apiProblem.ts'
import type { ActToQueue, ActToSend } from '../../app/api/outbox/queuedAct.ts'
import { useMonthChange } from '../../app/month/useMonthChange.ts'
import * as texts from '../../texts/texts.ts'
import { showNote } from '../../ui/toast/showNote.tsx'
import { showUndo } from '../../ui/toast/showUndo.tsx'
import { formatDays } from '../../ui/format/formatDays.ts'
import { isInRange, type DayRange } from '../calendar/dayRange.ts'
import type { PatternPeriod, PlanningChange } from './planningChange.ts'
import { plannedMonthQuery } from '../queries.ts'

export type ShiftEdit = { readonly shiftType: ShiftType; readonly day: Day }

/** A shift that another user changed first. It has the current shift and the edit that this user chose. */
export type StaleShift = {
  readonly changedBy: string | null
  readonly now: PlannedShift
  readonly wanted: ShiftEdit
}

export type Planning = ReturnType<typeof usePlanning>

type Month = { readonly contractId: number; readonly yearMonth: YearMonth }

/** Sends changes of the planning. The calendar shows them immediately, and the user can undo them for some seconds. */
function useUndoableChanges(month: Month) {
  const { act, underWay } = useMonthChange<PlanningChange, PlannedMonth>({ kind: 'planning', actOf: actOfPlanning })
  const offerUndo = (message: string, back: readonly PlanningChange[]) => showUndo(message, () => void act(back))

  /**
   * Offers to undo removals or edits of shifts. For each answer, `before` contains the shifts as they were before the
   * change.
   */
  function offerServerUndo(message: string, answers: readonly PlannedMonth[], before: readonly PlannedShift[][]): void {
    const back = answers.flatMap(({ undoId }, index): PlanningChange[] =>
      undoId === null ? [] : [{ ...month, kind: 'undo', undoId, shifts: before[index] ?? [] }],
    )
    if (back.length > 0) offerUndo(message, back)
  }
  return { act, underWay, offerUndo, offerServerUndo }
}

function fillsOf(month: Month, { act, offerUndo }: ReturnType<typeof useUndoableChanges>) {
  // The undo of a copy or of a pattern is one request (rule planning-82). It removes only the shifts that the copy or
  // the pattern added (rule planning-77).
  async function fill(change: PlanningChange, messageOf: (count: number) => string) {
    const answers = await act([change])
    const filled = answers?.at(-1)?.filled?.planned
    if (filled === undefined) return
    const message = messageOf(filled.length)
    if (filled.length === 0) return showNote(message)
    offerUndo(message, [{ ...month, kind: 'takeBack', shifts: filled }])
  }
  return {
    /** Copies the shifts of the previous week or month. `previewed` are the shifts of the preview. */
    copy: (week: Day | null, previewed: readonly PlannedShift[]) =>
      fill({ ...month, kind: 'copy', week, shifts: previewed }, texts.planning.copied),
    /** Plans a period with a pattern. `previewed` are the shifts of the preview. */
    planPattern: (period: PatternPeriod, previewed: readonly PlannedShift[]) =>
      fill({ ...month, kind: 'pattern', period, shifts: previewed }, texts.planning.filled),
  }
}

/** The calendar shows each action immediately, and the employee can undo the action for some seconds. */
export function usePlanning({ id: contractId }: MonthContract, yearMonth: YearMonth) {
  const client = useQueryClient()
  const [stale, setStale] = useState<StaleShift | null>(null)
  const month = { contractId, yearMonth }
  const changes = useUndoableChanges(month)
  const { act, underWay, offerUndo, offerServerUndo } = changes

  /** The range is in one month. With `freeDays`, the shift is planned only on these days of the range. */
  async function plan(range: DayRange, shiftType: ShiftType, freeDays?: readonly Day[]) {
    const of = { contractId, yearMonth: monthOf(range.first) }
    const before = client.getQueryData(plannedMonthQuery(of.contractId, of.yearMonth).queryKey)?.plannedShiftDtos ?? []
    const answers = await act([
      { ...of, kind: 'plan', ...range, shiftType, ...(freeDays !== undefined && { freeDays }) },
    ])
    const answer = answers?.at(-1)
    if (answers === null || answer === undefined) return
    const planned = answer.plannedShiftDtos.filter(
      (shift) => isInRange(shift.day, range) && !before.some(({ id }) => id === shift.id),
    )
    const days = formatDays(range)
    offerUndo(
      freeDays === undefined
        ? texts.planning.planned(shiftType.name, days)
        : texts.planning.plannedOnFreeDays(shiftType.name, planned.length, days),
      [{ ...of, kind: 'takeBack', shifts: planned }],
    )
  }

  async function edit(shift: PlannedShift, wanted: ShiftEdit) {
    const answers = await act(
      [{ ...month, kind: 'edit', shift, ...wanted }],
      ({ changedBy, current }: StaleProblem<PlannedShift>) => setStale({ changedBy, now: current, wanted }),
    )
    const [name, day] = [wanted.shiftType.name, formatDays({ first: wanted.day })]
    const isMoved = wanted.day !== shift.day
    const message = isMoved ? texts.planning.moved(name, day) : texts.planning.changed(name, day)
    if (answers !== null) offerServerUndo(message, answers, [[shift]])
  }

  async function removeWith(changesToSend: readonly PlanningChange[], before: readonly PlannedShift[][]) {
    const answers = await act(changesToSend)
    if (answers !== null) offerServerUndo(texts.planning.removed(before.flat().length), answers, before)
  }
  const remove = (shifts: readonly PlannedShift[]) =>
    removeWith(
      shifts.map((shift) => ({ ...month, kind: 'remove', shift })),
      shifts.map((shift) => [shift]),
    )
  const removeAll = (shifts: readonly PlannedShift[]) => removeWith([{ ...month, kind: 'removeAll' }], [[...shifts]])

  const dismissStale = () => setStale(null)
  return { plan, ...fillsOf(month, changes), edit, remove, removeAll, underWay, stale, dismissStale }
}

/** A change of a whole month and an undo need a network. Any other change may wait in the browser (rule offline-7). */
function actOfPlanning(change: PlanningChange): ActToQueue | ActToSend {
  const params = { contractId: change.contractId, yearMonth: change.yearMonth }
  const act = { kind: 'planning', change } as const
  switch (change.kind) {
    case 'plan':
      return { ...act, ...planning(change) }
    case 'edit': {
      const { id, version, day } = change.shift
      return {
        ...act,
        endpoint: editPlannedShift,
        input: { params, body: { startDate: change.day, shiftId: change.shiftType.id, id, version } },
        title: texts.outbox.edit(change.shiftType.name, formatDays({ first: change.day })),
        days: [day, change.day],
        records: [`shift ${id}`],
      }
    }
    case 'remove': {
      const { id, version, title, day } = change.shift
      return {
        ...act,
        endpoint: removePlannedShift,
        input: { params, body: { dayOfMonth: dayOfMonth(day), id, version } },
        title: texts.outbox.remove(title, formatDays({ first: day })),
        days: [day],
        records: [`shift ${id}`],
      }
    }
    case 'removeAll':
      return { endpoint: removeAllPlannedShifts, input: { params } }
    case 'copy':
      return { endpoint: copyPlannedShifts, input: { params, body: { week: change.week } } }
    case 'pattern':
      return { endpoint: planPattern, input: { params, body: change.period } }
    case 'takeBack': {
      const shifts = change.shifts.map(({ id, version }) => ({ id, version }))
      return { endpoint: takeBackShifts, input: { params, body: { shifts } } }
    }
    case 'undo':
      return { endpoint: undoPlannedChange, input: { params, body: { undoId: change.undoId } } }
  }
}

function planning({ contractId, yearMonth, first, last, shiftType, freeDays }: PlanningChange & { kind: 'plan' }) {
  const params = { contractId, yearMonth }
  const shared = {
    title: texts.outbox.plan(shiftType.name, formatDays({ first, last })),
    days: freeDays ?? eachDay(first, last),
    records: [],
  }
  if (first === last)
    return { ...shared, endpoint: planShift, input: { params, body: { startDate: first, shiftId: shiftType.id } } }
  const range = { startDateOfFirstShift: first, startDateOfLastShift: last, shiftId: shiftType.id }
  const body = { ...range, ...(freeDays !== undefined && { onlyFreeDays: true }) }
  return { ...shared, endpoint: planShifts, input: { params, body } }
}
