import { editCustomer } from '@uurwerk/contract/customers/customers'
import type { BodyInput, QueryInput } from '@uurwerk/contract/endpoint'
import { addSubdivision, editSubdivisionWorkHours, updateSubdivisions } from '@uurwerk/contract/customers/subdivisions'
import type { FieldGroup } from '@uurwerk/domain/customers/fieldGroup'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../app/api/call.ts'
import { customerEditOf } from '../form/customerBodies.ts'
import { customerFormOf } from '../form/customerForm.ts'
import { customerQuery, type Customer } from '../queries.ts'
import { useCustomerStep } from '../useCustomerStep.ts'
import type { WorkHoursForm } from './workHoursForm.ts'

type Query = QueryInput<typeof addSubdivision>

const PREVIEW: Query = { preview: 'true' }

/** The calls that change the subdivisions of one customer. */
export function useSubdivisionSteps({ id }: Customer) {
  const client = useQueryClient()
  const { step, preview, busy } = useCustomerStep()

  /**
   * Removes the parent of a subdivision. The request contains the current values of the subdivision, so that no other
   * field changes.
   */
  async function withoutParent(subdivisionId: number): Promise<Customer> {
    const subdivision = await client.fetchQuery({ ...customerQuery(subdivisionId), staleTime: 0 })
    const body = { ...customerEditOf(customerFormOf(subdivision)), parentCompanyId: 0, version: subdivision.version }
    return call(editCustomer, { params: { id: subdivisionId }, body })
  }
  const add = (subdivisionId: number, inheritWorkHours: boolean, query: Query = {}) =>
    call(addSubdivision, { params: { parentId: id, subdivisionId }, query, body: { inheritWorkHours } })
  const editWorkHours = (subdivisionId: number, body: BodyInput<typeof editSubdivisionWorkHours>, query: Query = {}) =>
    call(editSubdivisionWorkHours, { params: { id, subdivisionId }, query, body })
  const copy = (subdivisions: readonly number[], groups: readonly FieldGroup[], query: Query = {}) =>
    call(updateSubdivisions, { params: { id }, query, body: { subdivisions: [...subdivisions], groups: [...groups] } })
  return {
    busy,
    add: (subdivisionId: number, inheritWorkHours: boolean) => step(() => add(subdivisionId, inheritWorkHours)),
    previewAdd: (subdivisionId: number) => preview(() => add(subdivisionId, true, PREVIEW)),
    detach: async (subdivisionId: number) => {
      await step(() => withoutParent(subdivisionId))
    },
    editWorkHours: (subdivisionId: number, form: WorkHoursForm, version: number) =>
      step(() => editWorkHours(subdivisionId, { ...form, version })),
    previewWorkHours: (subdivisionId: number, form: WorkHoursForm, version: number) =>
      preview(() => editWorkHours(subdivisionId, { ...form, version }, PREVIEW)),
    copy: (subdivisions: readonly number[], groups: readonly FieldGroup[]) => step(() => copy(subdivisions, groups)),
    previewCopy: (subdivisions: readonly number[], groups: readonly FieldGroup[]) =>
      preview(() => copy(subdivisions, groups, PREVIEW)),
  }
}

export type SubdivisionSteps = ReturnType<typeof useSubdivisionSteps>
