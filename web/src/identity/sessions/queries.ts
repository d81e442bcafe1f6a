import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { personSessions, sessions } from '@uurwerk/contract/identity/sessions'
import { queryOf } from '../../app/api/queryOf.ts'
import * as texts from '../../texts/texts.ts'

export type Sessions = ResponseOf<typeof sessions>
export type Session = Sessions['_embedded']['sessionDtoList'][number]

export const sessionsQuery = { ...queryOf(sessions), meta: { failure: texts.sessions.failed } }

export const personSessionsQuery = (personId: number) => ({
  ...queryOf(personSessions, { params: { userId: personId } }),
  meta: { failure: texts.sessions.failedOfPerson },
})
