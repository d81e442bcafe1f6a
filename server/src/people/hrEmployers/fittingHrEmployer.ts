import { chosenHrEmployer, refusalToChooseHrEmployer } from '@uurwerk/domain/people/refusalToChooseHrEmployer'
import type { Tx } from '../../platform/db/transaction.ts'
import { assertKnownFields } from '../../app/assertKnownFields.ts'
import { listHrEmployers } from './hrEmployerStore.ts'
import { readTaken, type PersonFields } from '../personStore.ts'

type Asked = { readonly id: number | null } & Pick<PersonFields, 'email' | 'employeeNumber' | 'hrEmployerId'>

/**
 * Reads the HR employer (legal employer) that the form of a person chooses. When another person already has values of
 * the form that must be unique, one refusal names all fields with these values (rule people-7).
 */
export async function fittingHrEmployer(tx: Tx, input: Asked): Promise<number | null> {
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
