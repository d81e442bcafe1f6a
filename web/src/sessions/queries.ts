import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { personSessions, sessions } from '@uurwerk/contract/sessions'
import { queryOf } from '../api/queryOf.ts'
import { texts } from '../texts/texts.ts'

export type Sessions = ResponseOf<typeof sessions>
export type Session = Sessions['_embedded']['sessionDtoList'][number]

export const sessionsQuery = { ...queryOf(sessions), meta: { failure: texts.sessions.failed } }

export const personSessionsQuery = (personId: number) => ({
  ...queryOf(personSessions, { params: { userId: personId } }),
  meta: { failure: texts.sessions.failedOfPerson },
})
