import { editCustomer } from '@uurwerk/contract/customers/customers'
import { addSubdivision, editSubdivisionWorkHours, updateSubdivisions } from '@uurwerk/contract/customers/subdivisions'
import type { FieldGroup } from '@uurwerk/domain/customers/fieldGroup'
import { useQueryClient } from '@tanstack/react-query'
import { useAction } from '../../app/api/useAction.ts'
import { customerEditOf } from '../form/customerBodies.ts'
import { customerFormOf } from '../form/customerForm.ts'
import { customerQuery, customerWrites, type Customer } from '../queries.ts'
import type { WorkHoursForm } from './workHoursForm.ts'

const PREVIEW = { preview: 'true' } as const

export function useSubdivisionSteps({ id }: Customer) {
  const client = useQueryClient()
  const detach = useAction(editCustomer, customerWrites)
  const add = useAction(addSubdivision, customerWrites)
  const edit = useAction(editSubdivisionWorkHours, customerWrites)
  const copy = useAction(updateSubdivisions, customerWrites)
  const { mutateAsync: previewAdd } = useAction(addSubdivision)
  const { mutateAsync: previewHours } = useAction(editSubdivisionWorkHours)
  const { mutateAsync: previewCopy } = useAction(updateSubdivisions)

  const added = (subdivisionId: number, inheritWorkHours: boolean) => ({
    params: { parentId: id, subdivisionId },
    body: { inheritWorkHours },
  })
  const edited = (subdivisionId: number, form: WorkHoursForm, version: number) => ({
    params: { id, subdivisionId },
    body: { ...form, version },
  })
  const copied = (subdivisions: readonly number[], groups: readonly FieldGroup[]) => ({
    params: { id },
    body: { subdivisions: [...subdivisions], groups: [...groups] },
  })
  return {
    busy: [detach, add, edit, copy].some(({ isPending }) => isPending),
    add: (subdivisionId: number, inheritWorkHours: boolean) => add.mutateAsync(added(subdivisionId, inheritWorkHours)),
    previewAdd: (subdivisionId: number) => previewAdd({ ...added(subdivisionId, true), query: PREVIEW }),
    /** The request contains all current values of the subdivision, so that only its parent company changes. */
    detach: async (subdivisionId: number) => {
      const subdivision = await client.fetchQuery({ ...customerQuery(subdivisionId), staleTime: 0 })
      const { version } = subdivision
      const body = { ...customerEditOf(customerFormOf(subdivision)), parentCompanyId: 0, version }
      await detach.mutateAsync({ params: { id: subdivisionId }, body })
    },
    editWorkHours: (...args: Parameters<typeof edited>) => edit.mutateAsync(edited(...args)),
    previewWorkHours: (...args: Parameters<typeof edited>) => previewHours({ ...edited(...args), query: PREVIEW }),
    copy: (...args: Parameters<typeof copied>) => copy.mutateAsync(copied(...args)),
    previewCopy: (...args: Parameters<typeof copied>) => previewCopy({ ...copied(...args), query: PREVIEW }),
  }
}

export type SubdivisionSteps = ReturnType<typeof useSubdivisionSteps>
