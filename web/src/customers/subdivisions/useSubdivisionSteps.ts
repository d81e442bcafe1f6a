import { editCustomer } from '@uurwerk/contract/customers'
import { addSubdivision, editSubdivisionWorkHours, updateSubdivisions } from '@uurwerk/contract/subdivisions'
import type { FieldGroup } from '@uurwerk/domain/customers/fieldGroup'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { customerEditOf } from '../form/customerBodies.ts'
import { customerFormOf } from '../form/customerForm.ts'
import { customerQuery } from '../queries.ts'
import type { Customer } from '../queries.ts'
import { useCustomerStep } from '../useCustomerStep.ts'
import type { WorkHoursForm } from './workHoursForm.ts'

/** What HR does with the subdivisions of one customer. */
export function useSubdivisionSteps({ id }: Customer) {
  const client = useQueryClient()
  const { step, busy } = useCustomerStep()
  const refresh = () => client.invalidateQueries({ queryKey: customerQuery(id).queryKey })

  /** As the subdivision stands at this moment, so that nothing else of it changes. */
  async function withoutParent(subdivisionId: number): Promise<Customer> {
    const subdivision = await client.fetchQuery({ ...customerQuery(subdivisionId), staleTime: 0 })
    const body = { ...customerEditOf(customerFormOf(subdivision)), parentCompanyId: 0, version: subdivision.version }
    return call(editCustomer, { params: { id: subdivisionId }, body })
  }
  return {
    busy,
    add: (subdivisionId: number, inheritWorkHours: boolean) =>
      step(() => call(addSubdivision, { params: { parentId: id, subdivisionId }, body: { inheritWorkHours } })),
    detach: async (subdivisionId: number) => {
      await step(() => withoutParent(subdivisionId))
      await refresh()
    },
    editWorkHours: (subdivisionId: number, form: WorkHoursForm, version: number) =>
      step(() => call(editSubdivisionWorkHours, { params: { id, subdivisionId }, body: { ...form, version } })),
    copy: (subdivisions: readonly number[], groups: readonly FieldGroup[]) =>
      step(() =>
        call(updateSubdivisions, { params: { id }, body: { subdivisions: [...subdivisions], groups: [...groups] } }),
      ),
  }
}

export type SubdivisionSteps = ReturnType<typeof useSubdivisionSteps>
