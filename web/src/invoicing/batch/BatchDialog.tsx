import { Button } from '@mantine/core'
import { useMonthInAddress } from '../../app/month/useMonthInAddress.ts'
import * as texts from '../../texts/texts.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { DialogButtons } from '../../ui/dialog/DialogButtons.tsx'
import { IconRefresh } from '../../ui/icons.ts'
import { CsvButton } from '../../ui/table/parts/CsvButton.tsx'
import { BatchProgress } from './BatchProgress.tsx'
import { BatchReport } from './report/BatchReport.tsx'
import classes from './batch.module.css'
import type { BatchInput, KeptBatch } from './keptBatch.ts'
import { useJob } from './useJob.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import type { JobResult } from './queries.ts'
import { retriesOf } from './report/retriesOf.ts'
import { useStartBatch } from './useStartBatch.ts'
import { vatRegime } from '@uurwerk/domain/invoicing/vat/vatRegime'
import type { CsvColumn } from '../../ui/table/toCsv.ts'
import { outcomeOf } from './report/outcome.ts'
import { LoadState } from '../../ui/page/load/LoadState.tsx'

type Props = {
  readonly id: number
  /** The batch (one request for many invoices) as the browser tab that started it stored it; null in another tab. */
  readonly kept: KeptBatch | null
  readonly onClose: () => void
}

const words = texts.batches
/** Used for a batch that another browser tab started, because this tab does not know the request of that batch. */
const UNKNOWN: BatchInput = { act: 'make', finish: false, send: false }

/** The progress of a batch (one request for many invoices), and then the report with each skipped item. */
export function BatchDialog({ id, kept, onClose }: Props) {
  const load = useJob(id)
  const { data } = load
  const [shownMonth] = useMonthInAddress()
  const input = kept?.asked ?? UNKNOWN
  const { act } = input
  const isDone = data?.status === 'done'
  return (
    <Dialog onClose={onClose} title={kept === null ? words.reportOf : words.titles[act]} wide>
      <LoadState load={load} height={120} title={words.failed} />
      {data !== undefined && (
        <div className={classes.choose}>
          <BatchProgress job={data} act={act} />
          {!isDone && <p className={classes.effect}>{words.goesOn}</p>}
          {isDone && <BatchReport results={data.results} input={input} yearMonth={kept?.yearMonth ?? shownMonth} />}
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

type RetryButtonsProps = { readonly results: readonly JobResult[]; readonly kept: KeptBatch }

/** HR repeats the failed items of a batch after removing the reason of the failure. */
function RetryButtons({ results, kept: { yearMonth, asked } }: RetryButtonsProps) {
  const start = useStartBatch(yearMonth)
  return retriesOf(results, asked).map((retry) => (
    <ActionButton
      key={retry.input.act}
      icon={IconRefresh}
      onClick={() => start(retry.input, retry.ids).catch(() => {})}
    >
      {texts.batches.retry[retry.input.act](retry.ids.length)}
    </ActionButton>
  ))
}

const reportColumns = (act: BatchInput['act']): readonly CsvColumn<JobResult>[] => [
  { title: words.columns.person, value: ({ username }) => username },
  { title: words.columns.customer, value: ({ customerName }) => customerName },
  {
    title: words.columns.invoice,
    value: ({ invoiceId, invoiceNr }) => invoiceNr ?? (invoiceId === null ? null : texts.invoicing.concept),
  },
  { title: words.columns.vat, value: ({ vatRegime: regime }) => regime && vatRegime(regime).name },
  { title: words.columns.hours, value: ({ workedHours }) => workedHours },
  { title: words.columns.amount, value: ({ totalVATIncluded }) => totalVATIncluded },
  { title: words.columns.result, value: (result) => words.results[outcomeOf(result, act)] },
  { title: words.columns.reason, value: ({ message }) => message },
]
