import {
  addOrder,
  changeRate,
  createContract,
  editContract,
  editHourlyRate,
  editOrder,
  removeContract,
  removeOrder,
} from '@uurwerk/contract/contracts/contracts'
import type { BodyInput } from '@uurwerk/contract/endpoint'
import { call } from '../app/api/call.ts'
import { useAction } from '../app/api/useAction.ts'
import type { Contract } from './queries.ts'
import { useStep } from '../app/useStep.ts'

/** The calls that change a contract. Each answer of the server is the new state of the contract. */
export function useContractSteps() {
  const { step, preview } = useStep<Contract>('contract step')
  const { mutateAsync: remove } = useAction(removeContract)

  return {
    create: (body: BodyInput<typeof createContract>) => step(() => call(createContract, { body })),
    /** Requests the list of records that the new dates of a contract would close. Nothing is saved. */
    preview: (id: number, body: BodyInput<typeof editContract>) =>
      preview(() => call(editContract, { params: { contractId: id }, query: { preview: 'true' }, body })),
    /** Requests the effect that a new contract would have on other records. Nothing is saved. */
    previewNew: (body: BodyInput<typeof createContract>) =>
      preview(() => call(createContract, { query: { preview: 'true' }, body })),
    edit: (id: number, body: BodyInput<typeof editContract>) =>
      step(() => call(editContract, { params: { contractId: id }, body })),
    addOrder: (id: number, body: BodyInput<typeof addOrder>) =>
      step(() => call(addOrder, { params: { contractId: id }, body })),
    editOrder: (id: number, body: BodyInput<typeof editOrder>) =>
      step(() => call(editOrder, { params: { contractId: id }, body })),
    editRateOfToday: (id: number, body: BodyInput<typeof editHourlyRate>) =>
      step(() => call(editHourlyRate, { params: { contractId: id }, body })),
    changeRate: (id: number, body: BodyInput<typeof changeRate>) =>
      step(() => call(changeRate, { params: { contractId: id }, body })),
    remove: (contractId: number) => remove({ params: { contractId } }),
    removeOrder: (contractId: number, orderId: number) =>
      step(() => call(removeOrder, { params: { contractId, orderId } })),
  }
}
