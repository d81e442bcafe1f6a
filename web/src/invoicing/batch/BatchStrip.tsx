import { ActionIcon, Button, Card } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useEffect } from 'react'
import { ApiProblem } from '../../app/api/apiProblem.ts'
import * as texts from '../../texts/texts.ts'
import { BatchDialog } from './batchDialogLater.ts'
import { BatchProgress } from './BatchProgress.tsx'
import classes from './batch.module.css'
import { forgetBatch, useKeptBatch } from './keptBatch.ts'
import type { KeptBatch } from './keptBatch.ts'
import { useBatchInAddress } from './useBatchInAddress.ts'
import { useJob } from './useJob.ts'

/**
 * A bar above a list with the last batch of this tab. The bar is still there when the user returns from another screen.
 */
export function BatchStrip() {
  const kept = useKeptBatch()
  const [shown, show] = useBatchInAddress()
  return (
    <>
      {kept !== null && shown === null && <Strip kept={kept} onShow={() => show(kept.id)} />}
      {shown !== null && <BatchDialog id={shown} kept={kept?.id === shown ? kept : null} onClose={() => show(null)} />}
    </>
  )
}

function Strip({ kept, onShow }: { readonly kept: KeptBatch; readonly onShow: () => void }) {
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
