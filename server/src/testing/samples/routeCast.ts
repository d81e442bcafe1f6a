import type { TestApp } from '../startTestApp.ts'
import { givenContact, givenContract, givenCustomer, givenPerson, givenShiftType } from '../world/world.ts'

/**
 * The people in the tests that check all API calls: Anna, who owns the records; Bert, who owns similar records; and
 * Els, who works for HR. The tests create new people for each API call, because a call can change the records.
 */
export type Cast = {
  readonly annaId: number
  readonly bertId: number
  readonly elsId: number
  /** A contact (a person) at the customer of Anna’s contract. */
  readonly contactId: number
  readonly customerId: number
  readonly contractId: number
  readonly shiftTypeId: number
  readonly ownShiftTypeId: number
  readonly bertsContractId: number
  readonly bertsShiftTypeId: number
}

export async function givenCast({ db }: Pick<TestApp, 'db'>): Promise<Cast> {
  const annaId = await givenPerson(db)
  const bertId = await givenPerson(db)
  const elsId = await givenPerson(db, { roles: ['ROLE_ADMIN'] })
  const customerId = await givenCustomer(db)
  const bertsCustomerId = await givenCustomer(db)
  return {
    annaId,
    bertId,
    elsId,
    contactId: await givenContact(db, { customerId }),
    customerId,
    contractId: await givenContract(db, { personId: annaId, customerId }),
    shiftTypeId: await givenShiftType(db, customerId),
    ownShiftTypeId: await givenShiftType(db, customerId, { ownerId: annaId }),
    bertsContractId: await givenContract(db, { personId: bertId, customerId: bertsCustomerId }),
    bertsShiftTypeId: await givenShiftType(db, bertsCustomerId),
  }
}
