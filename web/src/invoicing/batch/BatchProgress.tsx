import { Progress } from '@mantine/core'
import { texts } from '../../texts/texts.ts'
import classes from './batch.module.css'
import type { AskedBatch } from './keptBatch.ts'
import { outcomeOf } from './outcome.ts'
import type { Job } from './queries.ts'

type Props = { readonly job: Job; readonly act: AskedBatch['act'] }

const words = texts.batches

/** How far it is; once done, what came of it. */
export function BatchProgress({ job, act }: Props) {
  const { done, total } = job
  return (
    <div className={classes.progress}>
      <Progress.Root size="lg">
        <Progress.Section
          value={total === 0 ? 100 : (done / total) * 100}
          aria-label={words.bar}
          aria-valuetext={words.progress[act](done, total)}
        />
      </Progress.Root>
      <p role="status">{summaryOf(job, act)}</p>
    </div>
  )
}

function summaryOf({ status, done, total, results }: Job, act: AskedBatch['act']): string {
  if (status === 'queued') return words.waiting
  if (status === 'running') return words.progress[act](done, total)
  const passedOver = results.filter((result) => outcomeOf(result, act) === 'passedOver').length
  return `${words.done[act](results.length - passedOver)}, ${words.passedOver(passedOver)}`
}
