import { Button, Skeleton } from '@mantine/core'
import { useMonthInAddress } from '../../app/month/useMonthInAddress.ts'
import * as texts from '../../texts/texts.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { DialogButtons } from '../../ui/dialog/DialogButtons.tsx'
import { LoadError } from '../../ui/page/LoadError.tsx'
import { CsvButton } from '../../ui/table/parts/CsvButton.tsx'
import { BatchProgress } from './BatchProgress.tsx'
import { BatchReport } from './report/BatchReport.tsx'
import classes from './batch.module.css'
import type { AskedBatch, KeptBatch } from './keptBatch.ts'
import { reportColumns } from './report/reportColumns.ts'
import { RetryButtons } from './report/RetryButtons.tsx'
import { useJob } from './useJob.ts'

type Props = {
  readonly id: number
  /** The request that started the batch; null in a tab that did not start it. */
  readonly kept: KeptBatch | null
  readonly onClose: () => void
}

const words = texts.batches
/** The request of a batch that another tab started. */
const UNKNOWN: AskedBatch = { act: 'make', finish: false, send: false }

/**
 * The dialog with the progress of a batch. After the end of the batch, the dialog shows the report: the new invoices,
 * and each skipped item with its reason.
 */
export function BatchDialog({ id, kept, onClose }: Props) {
  const { data, error, refetch } = useJob(id)
  const [shownMonth] = useMonthInAddress()
  const asked = kept?.asked ?? UNKNOWN
  const { act } = asked
  const isDone = data?.status === 'done'
  return (
    <Dialog opened onClose={onClose} title={kept === null ? words.reportOf : words.titles[act]} wide>
      {data === undefined && error === null && <Skeleton height={120} />}
      {data === undefined && error !== null && <LoadError title={words.failed} error={error} onRetry={refetch} />}
      {data !== undefined && (
        <div className={classes.choose}>
          <BatchProgress job={data} act={act} />
          {!isDone && <p className={classes.effect}>{words.goesOn}</p>}
          {isDone && <BatchReport results={data.results} asked={asked} yearMonth={kept?.yearMonth ?? shownMonth} />}
        </div>
      )}
      <DialogButtons>
        {isDone && (
          <CsvButton name={words.csvName(id)} label={words.reportOf} columns={reportColumns(act)} rows={data.results} />
        )}
        {isDone && kept !== null && <RetryButtons results={data.results} kept={kept} />}
        <Button variant="filled" onClick={onClose}>
          {texts.ui.close}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
