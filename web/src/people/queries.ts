import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { hrEmployers } from '@uurwerk/contract/people/hrEmployers'
import { people, person } from '@uurwerk/contract/people/people'
import { queryOf } from '../app/api/queryOf.ts'
import * as texts from '../texts/texts.ts'

export type Person = ResponseOf<typeof person>

/** A person in the list of people. */
export type PersonRow = ResponseOf<typeof people>['_embedded']['userDtoList'][number]

export const peopleQuery = { ...queryOf(people), meta: { failure: texts.people.list.failed } }

export const personQuery = (id: number) => ({
  ...queryOf(person, { params: { id } }),
  meta: { failure: texts.people.detail.failed },
})

export const hrEmployersQuery = { ...queryOf(hrEmployers), meta: { failure: texts.people.hrEmployersFailed } }
