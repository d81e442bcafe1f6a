import { job } from '@uurwerk/contract/batches'
import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { queryOf } from '../../api/queryOf.ts'
import { texts } from '../../texts/texts.ts'

export type Job = ResponseOf<typeof job>

/** What became of one contract or invoice. */
export type JobResult = Job['results'][number]

export const jobQuery = (id: number) => ({
  ...queryOf(job, { params: { id } }),
  meta: { failure: texts.batches.failed },
})
