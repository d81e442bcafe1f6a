import { addOwnShiftType, archiveOwnShiftType, editOwnShiftType } from '@uurwerk/contract/contracts/ownShiftTypes'
import type { OwnShiftType } from '@uurwerk/contract/contracts/ownShiftTypes'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../app/api/call.ts'
import * as texts from '../../texts/texts.ts'
import { showUndo } from '../../ui/toast/showUndo.tsx'
import type { ListedShiftType } from './queries.ts'
import { shiftTypeBodyOf, shiftTypeFormOf, type ShiftTypeForm } from '../../customers/shiftTypes/shiftTypeForm.ts'

/** Adds, edits and archives own shift types of an employee at one customer. Archiving can be undone (rule planning-68). */
export function useOwnShiftTypeSteps(customerId: number) {
  const { mutateAsync: step } = useMutation<OwnShiftType, Error, () => Promise<OwnShiftType>>({
    scope: { id: 'own shift type' },
    mutationFn: (send) => send(),
  })

  const at = (shiftTypeId: number) => ({ customerId, shiftTypeId })

  async function archive({ id }: ListedShiftType): Promise<void> {
    const archived = await step(() => call(archiveOwnShiftType, { params: at(id) }))
    const body = { ...shiftTypeBodyOf(shiftTypeFormOf(archived)), archived: false as const, version: archived.version }
    showUndo(
      texts.shiftTypes.own.archived(archived.name),
      () => void step(() => call(editOwnShiftType, { params: at(id), body })).catch(() => {}),
    )
  }

  return {
    add: (form: ShiftTypeForm) =>
      step(() => call(addOwnShiftType, { params: { customerId }, body: shiftTypeBodyOf(form) })),
    edit: ({ id }: ListedShiftType, form: ShiftTypeForm, version?: number) =>
      step(() => call(editOwnShiftType, { params: at(id), body: { ...shiftTypeBodyOf(form), version } })),
    archive,
  }
}
