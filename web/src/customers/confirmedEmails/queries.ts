import { confirmedEmails } from '@uurwerk/contract/customers/confirmedEmails'
import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { queryOptions } from '@tanstack/react-query'
import { queryOf } from '../../app/api/queryOf.ts'
import * as texts from '../../texts/texts.ts'

export type EmailRow = ResponseOf<typeof confirmedEmails>['_embedded']['confirmedEmailDtoList'][number]

const READ_AGAIN_MS = 3_000

/** True while the mail with the link is queued. The list is then loaded again every few seconds. */
const isUnderWay = ({ link }: EmailRow): boolean => link !== null && link.mailStatus === 'queued' && link.fault === null

const read = queryOf(confirmedEmails)

export const confirmedEmailsQuery = queryOptions({
  ...read,
  meta: { failure: texts.confirmedEmails.failed },
  refetchInterval: ({ state: { data } }) =>
    data?._embedded.confirmedEmailDtoList.some(isUnderWay) === true ? READ_AGAIN_MS : false,
})
