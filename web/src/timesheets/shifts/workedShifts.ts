import type { BodyInput } from '@uurwerk/contract/endpoint'
import type { createWorkedShift, editWorkedShift, WorkedShift } from '@uurwerk/contract/timesheets/timesheets'
import type { ContractMonthFacts } from '@uurwerk/domain/planning/contractMonthFacts'
import { dayOfMonth, toDay } from '@uurwerk/domain/time/day'

export type NewShift = BodyInput<typeof createWorkedShift>
export type ShiftEdit = Omit<BodyInput<typeof editWorkedShift>, 'id' | 'version' | 'day'>

/** Returns the facts of a contract in the month. Null or undefined until the server has answered. */
export type FactsOf = (contractId: number) => ContractMonthFacts | null | undefined

/** The screen of the employee and the screen of HR use the same type. */
export type WorkedShifts = {
  readonly create: (contractId: number, body: NewShift) => Promise<unknown>
  readonly edit: (shift: WorkedShift, body: ShiftEdit) => Promise<unknown>
  readonly remove: (shift: WorkedShift) => Promise<unknown>
  readonly convert: (shift: WorkedShift) => Promise<unknown>
}

/** A request names a shift by its id and version, because its position changes when another shift is removed. */
export const recordOf = ({ id, version }: WorkedShift) => ({ id, version })

export const dayOf = ({ startDate }: WorkedShift): number => dayOfMonth(toDay(startDate))
