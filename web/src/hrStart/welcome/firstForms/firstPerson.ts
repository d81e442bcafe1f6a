import type { createContract } from '@uurwerk/contract/contracts/contracts'
import type { BodyInput } from '@uurwerk/contract/endpoint'
import type { Day } from '@uurwerk/domain/time/day'
import type { FormErrors } from '@mantine/form'
import { contractFormErrors, emptyContractForm, type ContractForm } from '../../../contracts/create/contractForm.ts'
import { newPersonErrors, NEW_PERSON, type PersonForm } from '../../../people/form/personForm.ts'

export type FirstPerson = PersonForm & {
  readonly customerId: number | null
  readonly contractStartDate: Day | null
  readonly baseHourlyRate: number | null
}

type Proposed = Pick<FirstPerson, 'provider' | 'customerId'> & { readonly day: Day }

/**
 * The form proposes the given day as the start of the employment and of the contract. HR changes it for a person who
 * was employed before that day (rule company-20).
 */
export const firstPersonForm = ({ day, ...proposed }: Proposed): FirstPerson => ({
  ...NEW_PERSON,
  ...proposed,
  employmentStartDate: day,
  contractStartDate: day,
  baseHourlyRate: null,
})

/** The contract that the form describes. The schema has already refused a form with an empty required field. */
export const firstContractOf = (form: FirstPerson, userId: number): BodyInput<typeof createContract> =>
  contractOf(form, userId) as BodyInput<typeof createContract>

function contractOf(
  { customerId, contractStartDate: startDate, baseHourlyRate }: FirstPerson,
  userId: number,
): ContractForm {
  const contract = emptyContractForm({ userId, customerId })
  return { ...contract, startDate, order: { ...contract.order, startDate, baseHourlyRate } }
}

const FIELD_OF: Readonly<Record<string, string>> = {
  customerId: 'customerId',
  startDate: 'contractStartDate',
  'order.baseHourlyRate': 'baseHourlyRate',
}

/** The schema of a contract requires the id of a person, but the person is not stored yet. */
const ANY_PERSON = 1

export function firstPersonErrors(form: FirstPerson, known: readonly number[] | null): FormErrors {
  const errors = { ...newPersonErrors(form, known) }
  const start = form.employmentStartDate
  const ofContract = contractFormErrors(contractOf(form, ANY_PERSON), start === null ? null : { start, end: null })
  for (const [path, message] of Object.entries(ofContract)) {
    const field = FIELD_OF[path]
    if (field !== undefined) errors[field] = message
  }
  return errors
}
