import {
  addOrder,
  changeRate,
  contract,
  createContract,
  editContract,
  editHourlyRate,
  editOrder,
  monthContracts,
  removeContract,
  removeOrder,
} from '@uurwerk/contract/contracts/contracts'
import { customer, customers } from '@uurwerk/contract/customers/customers'
import type { BodyInput } from '@uurwerk/contract/endpoint'
import { fullTimesheet } from '@uurwerk/contract/timesheets/fullTimesheet'
import { hourlyRatesInfo } from '@uurwerk/contract/contracts/hourlyRates'
import { calculateInvoice } from '@uurwerk/contract/invoicing/invoiceCalls'
import { personRecupYear } from '@uurwerk/contract/balances/balances'
import { people, person } from '@uurwerk/contract/people/people'
import { contractMonths } from '@uurwerk/contract/timesheets/timesheets'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../app/api/call.ts'
import { isStale } from '../app/api/isStale.ts'
import { contractQuery } from './queries.ts'
import type { Contract } from './queries.ts'

/** The queries of screens and lists that show a part of a contract. */
const ELSEWHERE = [
  person.path,
  people.path,
  personRecupYear.path,
  customer.path,
  customers.path,
  contractMonths.path,
  monthContracts.path,
  hourlyRatesInfo.path,
  fullTimesheet.path,
  calculateInvoice.path,
]

/** The commands that change a contract. Each answer of the server is the new state of the contract. */
export function useContractSteps() {
  const client = useQueryClient()
  const readAnew = () => client.invalidateQueries({ queryKey: [contract.path] })
  const refreshElsewhere = () => Promise.all(ELSEWHERE.map((path) => client.invalidateQueries({ queryKey: [path] })))
  const { mutateAsync: step } = useMutation<Contract, Error, () => Promise<Contract>>({
    scope: { id: 'contract step' },
    mutationFn: (send) => send(),
    onSuccess: async (answer) => {
      client.setQueryData(contractQuery(answer.id).queryKey, answer)
      await refreshElsewhere()
    },
    // A save can be refused because another user made a record meanwhile, so that the contract is read again. It is not
    // read again after a conflict of versions, because the form then shows the newer values itself.
    onError: (error) => (isStale(error) ? undefined : readAnew()),
  })
  const { mutateAsync: preview } = useMutation<Contract, Error, () => Promise<Contract>>({
    mutationFn: (send) => send(),
  })

  const { mutateAsync: remove } = useMutation<unknown, Error, number>({
    mutationFn: (contractId) => call(removeContract, { params: { contractId } }),
    onSuccess: async (_answer, contractId) => {
      client.removeQueries({ queryKey: contractQuery(contractId).queryKey })
      await refreshElsewhere()
    },
  })
  return {
    create: (body: BodyInput<typeof createContract>) => step(() => call(createContract, { body })),
    /** Requests which records the new dates of a contract would close. Nothing is saved. */
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
    remove,
    removeOrder: (contractId: number, orderId: number) =>
      step(() => call(removeOrder, { params: { contractId, orderId } })),
    /** Reads the contract again after another user changed it. */
    readAnew,
  }
}
