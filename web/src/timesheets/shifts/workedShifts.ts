import type { BodyInput } from '@uurwerk/contract/endpoint'
import type { createWorkedShift, editWorkedShift, WorkedShift } from '@uurwerk/contract/timesheets/timesheets'
import { dayOfMonth, toDay } from '@uurwerk/domain/time/day'

type NewShift = BodyInput<typeof createWorkedShift>
type ShiftEdit = Omit<BodyInput<typeof editWorkedShift>, 'id' | 'version' | 'day'>

/** The changes of the worked shifts of a month, by the employee or by HR. */
export type WorkedShifts = {
  readonly create: (contractId: number, body: NewShift) => Promise<unknown>
  readonly edit: (shift: WorkedShift, body: ShiftEdit) => Promise<unknown>
  readonly remove: (shift: WorkedShift) => Promise<unknown>
  readonly convert: (shift: WorkedShift) => Promise<unknown>
}

/** Names a shift by its id and version, never by its index in the day, which changes when another shift is removed. */
export const recordOf = ({ id, version }: WorkedShift) => ({ id, version })

export const dayOf = ({ startDate }: WorkedShift): number => dayOfMonth(toDay(startDate))
