import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { personSessions, sessions } from '@uurwerk/contract/identity/sessions'
import { queryWithFailure } from '../../app/api/queryOf.ts'
import * as texts from '../../texts/texts.ts'

export type Session = ResponseOf<typeof sessions>['_embedded']['sessionDtoList'][number]

export const sessionsQuery = queryWithFailure(texts.sessions.failed, sessions)

export const personSessionsQuery = (personId: number) =>
  queryWithFailure(texts.sessions.failedOfPerson, personSessions, { params: { userId: personId } })
