import { editPlannedShift, planShift, planShifts, removePlannedShift } from '@uurwerk/contract/planning/plannedMonth'
import { dayOfMonth, eachDay } from '@uurwerk/domain/time/day'
import type { ActToQueue } from '../../app/api/outbox/queuedAct.ts'
import * as texts from '../../texts/texts.ts'
import { writtenDays } from '../../ui/written/writtenDays.ts'
import { dayOfShift, type PlanningChange } from './planningChange.ts'

/**
 * Converts the change to an action that may wait in the browser. Null for a change of a whole month and for an undo,
 * because these need a network (rule offline-7).
 */
export function actOfPlanning(change: PlanningChange): ActToQueue | null {
  const params = { contractId: change.contractId, yearMonth: change.yearMonth }
  const act = { kind: 'planning', change } as const
  if (change.kind === 'plan') return { ...act, ...planning(change) }
  if (change.kind === 'edit') {
    const { id, version } = change.shift
    return {
      ...act,
      endpoint: editPlannedShift,
      input: { params, body: { startDate: change.day, shiftId: change.shiftType.id, id, version } },
      title: texts.outbox.edit(change.shiftType.name, writtenDays({ first: change.day })),
      days: [dayOfShift(change.shift), change.day],
      records: [`shift ${id}`],
    }
  }
  if (change.kind === 'remove') {
    const { id, version, title } = change.shift
    const day = dayOfShift(change.shift)
    return {
      ...act,
      endpoint: removePlannedShift,
      input: { params, body: { dayOfMonth: dayOfMonth(day), id, version } },
      title: texts.outbox.remove(title, writtenDays({ first: day })),
      days: [day],
      records: [`shift ${id}`],
    }
  }
  return null
}

function planning({ contractId, yearMonth, first, last, shiftType, freeDays }: PlanningChange & { kind: 'plan' }) {
  const params = { contractId, yearMonth }
  const shared = {
    title: texts.outbox.plan(shiftType.name, writtenDays({ first, last })),
    days: freeDays ?? eachDay(first, last),
    records: [],
  }
  if (first === last)
    return { ...shared, endpoint: planShift, input: { params, body: { startDate: first, shiftId: shiftType.id } } }
  const range = { startDateOfFirstShift: first, startDateOfLastShift: last, shiftId: shiftType.id }
  const body = { ...range, ...(freeDays !== undefined && { onlyFreeDays: true }) }
  return { ...shared, endpoint: planShifts, input: { params, body } }
}
