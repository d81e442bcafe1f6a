import type { ShiftType } from '@uurwerk/contract/customers/customers'
import * as texts from '../../texts/texts.ts'

type Named = Pick<ShiftType, 'id' | 'name' | 'labourTime'>

/** When two shift types have the same name, the options also have the times. */
export const shiftTypeOptions = (shiftTypes: readonly Named[]): { value: string; label: string }[] =>
  shiftTypes.map((shiftType) => ({ value: String(shiftType.id), label: labelOf(shiftType, shiftTypes) }))

function labelOf({ id, name, labourTime: { startTime, endTime } }: Named, all: readonly Named[]): string {
  const isShared = all.some((other) => other.id !== id && isSameName(other.name, name))
  return isShared ? texts.planning.shiftInHours(name, startTime, endTime) : name
}

export const isSameName = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()
