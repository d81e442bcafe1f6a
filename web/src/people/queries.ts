import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { person } from '@uurwerk/contract/people/people'
import { peopleList } from '@uurwerk/contract/people/peopleList'
import { queryOptions } from '@tanstack/react-query'
import { answerOf } from '../app/api/call.ts'
import { rememberRead } from '../app/api/keepReadsFresh.ts'
import { queryWithFailure } from '../app/api/queryOf.ts'
import * as texts from '../texts/texts.ts'

export type Person = ResponseOf<typeof person>

export type PersonRow = ReturnType<typeof withNames>

type ListedPerson = ResponseOf<typeof peopleList>['_embedded']['personRowList'][number]

rememberRead(peopleList)

/** All people, also those whose employment ended. */
export const peopleQuery = queryOptions({
  queryKey: [peopleList.path, {}] as const,
  queryFn: async ({ signal }) => (await answerOf(peopleList, {}, { signal }))._embedded.personRowList.map(withNames),
  meta: { failure: texts.people.list.failed },
})

/** Adds the names of the fields, because the server sends only the values of a person, in a fixed order. */
function withNames(values: ListedPerson) {
  const [id, email, firstName, lastName, employee, partTimePercentage, recup, ...account] = values
  const [employmentStartDate, employmentEndDate, signedIn, invited] = account
  const invitation = invited && { at: invited[0], mailStatus: invited[1] }
  const facts = { id, email, firstName, lastName, employee, partTimePercentage, recup }
  return { ...facts, employmentStartDate, employmentEndDate, signedIn, invitation }
}

export const personQuery = (id: number) => queryWithFailure(texts.people.detail.failed, person, { params: { id } })
