import { downloadTimesheet, type OwnTimesheet } from '@uurwerk/contract/timesheets/timesheets'
import { useDisclosure } from '@mantine/hooks'
import { useState } from 'react'
import { customerLabelIn } from '../contracts/month/customerLabel.ts'
import * as texts from '../texts/texts.ts'
import { ActionButton } from '../ui/buttons/ActionButton.tsx'
import { Dialog } from '../ui/dialog/Dialog.tsx'
import { IconFileTypePdf } from '../ui/icons.ts'
import classes from './timesheets.module.css'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { download } from '../app/api/request/download.ts'

type Timesheet = Pick<OwnTimesheet, 'contractId' | 'customerName' | 'actions'>

type Props = {
  readonly timesheets: readonly Timesheet[]
  readonly onDownload: (contractId: number) => Promise<void>
}

const words = texts.timesheets

/** The employee can download after confirming the month. An employee with several contracts chooses one. */
export function DownloadButton({ timesheets, onDownload }: Props) {
  const [choosing, choice] = useDisclosure()
  const [busy, setBusy] = useState(false)
  const ready = timesheets.filter(({ actions }) => actions.download === null)
  const refusal = ready.length > 0 ? null : timesheets[0]?.actions.download

  async function save(contractId: number): Promise<void> {
    choice.close()
    setBusy(true)
    try {
      await onDownload(contractId)
    } finally {
      setBusy(false)
    }
  }
  const [only] = ready

  const contracts = timesheets.map(({ contractId, customerName }) => ({ id: contractId, customerName }))
  return (
    <>
      <ActionButton
        icon={IconFileTypePdf}
        refusal={refusal}
        busy={busy}
        onClick={() => (timesheets.length === 1 && only ? save(only.contractId) : choice.open())}
      >
        {busy ? words.downloading : words.download}
      </ActionButton>
      <Dialog opened={choosing} onClose={choice.close} title={words.chooseCustomer}>
        <div className={classes.group}>
          {timesheets.map((timesheet) => (
            <ActionButton
              key={timesheet.contractId}
              icon={IconFileTypePdf}
              refusal={timesheet.actions.download}
              onClick={() => save(timesheet.contractId)}
            >
              {customerLabelIn(contracts, { id: timesheet.contractId, customerName: timesheet.customerName })}
            </ActionButton>
          ))}
        </div>
      </Dialog>
    </>
  )
}

/** True when the employee can download all timesheets of the month. The button then replaces 'Bevestig Timesheet'. */
export const areDownloadable = (timesheets: readonly Timesheet[]): boolean =>
  timesheets.length > 0 && timesheets.every(({ actions }) => actions.download === null)

type OwnDownloadButtonProps = { readonly yearMonth: YearMonth; readonly timesheets: readonly OwnTimesheet[] }

export const OwnDownloadButton = ({ yearMonth, timesheets }: OwnDownloadButtonProps) => (
  <DownloadButton
    timesheets={timesheets}
    onDownload={(id) => download(downloadTimesheet, { params: { id, yearMonth } })}
  />
)
