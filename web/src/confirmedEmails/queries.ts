import { confirmedEmails } from '@uurwerk/contract/confirmedEmails'
import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { queryOf } from '../api/queryOf.ts'
import { texts } from '../texts/texts.ts'

export type EmailRow = ResponseOf<typeof confirmedEmails>['_embedded']['confirmedEmailDtoList'][number]

export const confirmedEmailsQuery = { ...queryOf(confirmedEmails), meta: { failure: texts.confirmedEmails.failed } }
