import { chosenHrEmployer, refusalToChooseHrEmployer } from '@uurwerk/domain/people/refusalToChooseHrEmployer'
import type { Tx } from '../../platform/db/transaction.ts'
import { assertKnownFields } from '../../app/assertKnownFields.ts'
import { listHrEmployers } from './hrEmployerStore.ts'
import { readTaken, type PersonFields } from '../personStore.ts'

type Input = { readonly id: number | null } & Pick<PersonFields, 'email' | 'employeeNumber' | 'hrEmployerId'>

/**
 * Two people of one HR employer never have the same employee number (rule people-7). One refusal names all fields with
 * unique values that another person already has.
 */
export async function fittingHrEmployer(tx: Tx, input: Input): Promise<number | null> {
  const known = (await listHrEmployers(tx)).map(({ id }) => id)
  const refusal = refusalToChooseHrEmployer(known, input.hrEmployerId)
  const hrEmployerId = refusal === null ? chosenHrEmployer(known, input.hrEmployerId) : input.hrEmployerId
  const taken = await readTaken(tx, { ...input, hrEmployerId })
  assertKnownFields({
    hrEmployerId: refusal,
    email: taken.email ? { code: 'email_taken' } : null,
    employeeNr: taken.employeeNumber ? { code: 'employee_number_taken' } : null,
  })
  return hrEmployerId
}
