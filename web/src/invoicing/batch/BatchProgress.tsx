import { Progress } from '@mantine/core'
import * as texts from '../../texts/texts.ts'
import classes from './batch.module.css'
import type { BatchInput } from './keptBatch.ts'
import { countOutcomes } from './report/outcome.ts'
import type { Job } from './queries.ts'

type Props = { readonly job: Job; readonly act: BatchInput['act'] }

const words = texts.batches

export function BatchProgress({ job, act }: Props) {
  const { status, done, total } = job
  return (
    <div className={classes.progress}>
      {status !== 'done' && (
        <Progress.Root size="lg">
          <Progress.Section
            value={(done / total) * 100}
            aria-label={words.bar}
            aria-valuetext={words.progress[act](done, total)}
          />
        </Progress.Root>
      )}
      <p role="status">{summaryOf(job, act)}</p>
    </div>
  )
}

function summaryOf({ status, done, total, results }: Job, act: BatchInput['act']): string {
  if (status === 'queued') return words.waiting
  if (status === 'running') return words.progress[act](done, total)
  const { good, partly, passedOver } = countOutcomes(results, act)
  return [
    words.done[act](good + partly),
    words.passedOver(passedOver),
    ...(partly === 0 ? [] : [words.partly(partly)]),
  ].join(', ')
}
