import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { beginNewYear } from '@uurwerk/contract/newYear'
import { queryOf } from '../api/queryOf.ts'
import { texts } from '../texts/texts.ts'

export type NewYear = ResponseOf<typeof beginNewYear>
export type NewYearRow = NewYear['_embedded']['newYearPersonDtoList'][number]

/** The preview for all people. It writes nothing. */
export const newYearPreview = (year: number) => ({
  ...queryOf(beginNewYear, { params: { year }, query: { preview: 'true' }, body: {} }),
  meta: { failure: texts.newYear.failed(year) },
})
