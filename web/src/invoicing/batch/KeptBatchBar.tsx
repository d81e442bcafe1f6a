import { ActionIcon, Button, Card } from '@mantine/core'
import { useEffect } from 'react'
import { ApiProblem } from '../../app/api/apiProblem.ts'
import * as texts from '../../texts/texts.ts'
import { IconX } from '../../ui/icons.ts'
import { BatchProgress } from './BatchProgress.tsx'
import classes from './batch.module.css'
import { forgetBatch, type KeptBatch } from './keptBatch.ts'
import { useJob } from './useJob.ts'

type Props = { readonly kept: KeptBatch; readonly onShow: () => void }

/** A batch (one request for many invoices) on one line, with a button that opens its report. */
export function KeptBatchBar({ kept, onShow }: Props) {
  const words = texts.batches
  const { data, error } = useJob(kept.id)
  const isGone = error instanceof ApiProblem && error.status === 404
  // When the server does not have the batch any more, for example after a reset of the demo, the bar disappears.
  useEffect(() => {
    if (isGone) forgetBatch()
  }, [isGone])
  if (data === undefined) return null
  return (
    <Card component="section" aria-label={words.titles[kept.asked.act]} className={classes.strip}>
      <BatchProgress job={data} act={kept.asked.act} />
      <Button onClick={onShow}>{words.report}</Button>
      <ActionIcon variant="subtle" size={34} aria-label={words.dismiss} onClick={forgetBatch}>
        <IconX size={16} stroke={1.75} aria-hidden />
      </ActionIcon>
    </Card>
  )
}
