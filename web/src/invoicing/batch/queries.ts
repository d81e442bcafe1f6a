import { job } from '@uurwerk/contract/batches'
import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { queryOptions } from '@tanstack/react-query'
import { answerOf } from '../../api/call.ts'
import { texts } from '../../texts/texts.ts'

export type Job = ResponseOf<typeof job>

/** What became of one contract or invoice. */
export type JobResult = Job['results'][number]

/** Each reading asks only for what has been settled since the last. */
export function jobQuery(id: number) {
  const queryKey = [job.path, { id }] as const
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }): Promise<Job> => {
      const seen = client.getQueryData<Job>(queryKey)?.results ?? []
      const answer = await answerOf(job, { params: { id }, query: { after: seen.length } }, { signal })
      return { ...answer, results: [...seen, ...answer.results] }
    },
    meta: { failure: texts.batches.failed },
  })
}
