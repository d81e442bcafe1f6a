import type { createContract } from '@uurwerk/contract/contracts/contracts'
import type { BodyInput } from '@uurwerk/contract/endpoint'
import type { Day } from '@uurwerk/domain/time/day'
import type { FormErrors } from '@mantine/form'
import { contractFormErrors, emptyContractForm, type ContractForm } from '../../../contracts/create/contractForm.ts'
import { newPersonErrors, NEW_PERSON, type PersonForm } from '../../../people/form/personForm.ts'

/** The form of the first employee with the first contract. */
export type FirstPerson = PersonForm & {
  readonly customerId: number | null
  readonly contractStartDate: Day | null
  readonly baseHourlyRate: number | null
}

type Proposed = Pick<FirstPerson, 'provider' | 'customerId'> & { readonly day: Day }

/**
 * The form proposes the first day of the company in this application as the start of the employment and of the contract
 * (rule company-20). HR changes this day for a person who was employed earlier.
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

/** The field of the form that shows the error of each field of the contract. */
const FIELD_OF: Readonly<Record<string, string>> = {
  customerId: 'customerId',
  startDate: 'contractStartDate',
  'order.baseHourlyRate': 'baseHourlyRate',
}

/**
 * A number that is used as the id of the person when the form is checked. The schema of a contract requires an id, but
 * the person is not stored yet.
 */
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
