import type { ShiftType } from '@uurwerk/contract/customers/customers'
import {
  addShiftType,
  archiveShiftType,
  editShiftType,
  removeShiftType,
  toggleShiftType,
} from '@uurwerk/contract/customers/shiftTypes'
import { call } from '../../app/api/call.ts'
import { useUndoOfRemoval } from '../../app/useUndoOfRemoval.ts'
import * as texts from '../../texts/texts.ts'
import { useCustomerStep } from '../useCustomerStep.ts'
import { shiftTypeBodyOf } from './shiftTypeForm.ts'
import type { ShiftTypeForm } from './shiftTypeForm.ts'

const bodyOf = (form: ShiftTypeForm) => ({ ...shiftTypeBodyOf(form), qualificationId: form.qualificationId })

/** The calls that change the shift types of one customer. */
export function useShiftTypeSteps(customerId: number) {
  const { step, busy } = useCustomerStep()
  const offerUndo = useUndoOfRemoval()
  const params = { id: customerId }
  return {
    busy,
    add: (form: ShiftTypeForm) => step(() => call(addShiftType, { params, body: bodyOf(form) })),
    edit: ({ id }: ShiftType, form: ShiftTypeForm, version?: number) =>
      step(() => call(editShiftType, { params, body: { id, ...bodyOf(form), version } })),
    setActive: ({ id }: ShiftType, active: boolean) =>
      step(() => call(toggleShiftType, { params, body: { id, active } })),
    remove: async ({ id, name }: ShiftType) => {
      await step(() => call(removeShiftType, { params: { id: customerId, shiftTypeId: id } }))
      offerUndo(texts.customers.shiftTypes.removed(name), { entity: 'shift type', id })
    },
    archive: ({ id }: ShiftType) => step(() => call(archiveShiftType, { params: { id: customerId, shiftTypeId: id } })),
  }
}

export type ShiftTypeSteps = ReturnType<typeof useShiftTypeSteps>
