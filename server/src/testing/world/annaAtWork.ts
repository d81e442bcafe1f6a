import type { TestApp } from '../startTestApp.ts'
import {
  givenContract,
  givenCustomer,
  givenHr,
  givenPerson,
  givenPersonAtWork,
  givenShiftType,
  type Signed,
} from './world.ts'

export type AnnaAtWork = {
  readonly anna: Signed
  /** The session of Wim Goossens, who works for HR. */
  readonly hr: Signed
  readonly customerId: number
  readonly contractId: number
  /** The id of the shift type 07:00 – 15:06 with a break of half an hour. The shift type has 7.6 worked hours. */
  readonly early: number
  /** The id of the shift type 22:00 – 06:00. */
  readonly night: number
}

/**
 * Creates Anna Peeters with a contract without end at AZ Klaverveld, and two shift types. Each call creates another
 * Anna.
 */
export async function annaAtWork({ db, as }: TestApp): Promise<AnnaAtWork> {
  const annaId = await givenPerson(db)
  const customerId = await givenCustomer(db)
  return {
    anna: { id: annaId, call: await as(annaId) },
    hr: await givenHr({ db, as }, 'Wim'),
    customerId,
    contractId: await givenContract(db, { personId: annaId, customerId }),
    early: await givenShiftType(db, customerId),
    night: await givenShiftType(db, customerId, { name: 'Nacht', start: 1320, end: 360, break: null }),
  }
}

export type Colleague = Signed & { readonly contractId: number }

/** Creates a person with a contract at the customer, and signs this person in. */
export async function givenColleague(
  { db, as }: Pick<TestApp, 'db' | 'as'>,
  fields: Parameters<typeof givenPersonAtWork>[1],
): Promise<Colleague> {
  const { personId, contractId } = await givenPersonAtWork(db, fields)
  return { id: personId, call: await as(personId), contractId }
}
