import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { beginNewYear } from '@uurwerk/contract/balances/newYear'
import { queryWithFailure } from '../../app/api/queryOf.ts'
import * as texts from '../../texts/texts.ts'

export type NewYear = ResponseOf<typeof beginNewYear>
export type NewYearRow = NewYear['_embedded']['newYearPersonDtoList'][number]

/** The preview of the leave of a new year for all people. Reading the preview does not change any data. */
export const newYearPreview = (year: number) =>
  queryWithFailure(texts.newYear.failed(year), beginNewYear, { params: { year }, query: { preview: 'true' }, body: {} })
