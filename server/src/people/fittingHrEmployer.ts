import { chosenHrEmployer, refusalToChooseHrEmployer } from '@uurwerk/domain/people/refusalToChooseHrEmployer'
import type { Tx } from '../db/transaction.ts'
import { assertKnownFields } from '../http/assertKnownFields.ts'
import { selectHrEmployers } from './hrEmployerStore.ts'
import { selectTaken, type PersonFields } from './personStore.ts'

type Asked = { readonly id: number | null } & Pick<PersonFields, 'email' | 'employeeNumber' | 'hrEmployerId'>

/**
 * The chosen HR employer of a form. All fields of the form that another person already has are refused together (rule
 * people-7).
 */
export async function fittingHrEmployer(tx: Tx, input: Asked): Promise<number | null> {
  const known = (await selectHrEmployers(tx)).map(({ id }) => id)
  const refusal = refusalToChooseHrEmployer(known, input.hrEmployerId)
  const hrEmployerId = refusal === null ? chosenHrEmployer(known, input.hrEmployerId) : input.hrEmployerId
  const taken = await selectTaken(tx, { ...input, hrEmployerId })
  assertKnownFields({
    hrEmployerId: refusal,
    email: taken.email ? { code: 'email_taken' } : null,
    employeeNr: taken.employeeNumber ? { code: 'employee_number_taken' } : null,
  })
  return hrEmployerId
}
