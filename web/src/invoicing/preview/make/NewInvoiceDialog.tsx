import { Button, Skeleton } from '@mantine/core'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import { useQuery } from '@tanstack/react-query'
import { IconFileInvoice } from '@tabler/icons-react'
import * as texts from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { DialogButtons } from '../../../ui/dialog/DialogButtons.tsx'
import { LoadError } from '../../../ui/page/LoadError.tsx'
import type { BilledTimesheet } from '../billedTimesheet.ts'
import { BriefCalculation } from '../calculation/BriefCalculation.tsx'
import classes from '../preview.module.css'
import { previewQuery } from '../previewQueries.ts'
import { RateGapAlert } from '../RateGapAlert.tsx'
import { useGenerate } from './useGenerate.ts'
import { usePreviewSteps } from '../usePreviewSteps.ts'
import { whyNotGenerate } from './whyNotGenerate.ts'

type Props = { readonly timesheet: BilledTimesheet; readonly onClose: () => void }

const words = texts.invoicing.preview

/** The dialog with the total of a new invoice for the month, and the reason when the invoice cannot be made. */
export function NewInvoiceDialog({ timesheet, onClose }: Props) {
  const { data, error, refetch } = useQuery(previewQuery(timesheet))
  const steps = usePreviewSteps(timesheet)
  const generate = useGenerate(steps.generate)
  const { username, customerName, yearMonth } = timesheet
  return (
    <Dialog
      opened
      onClose={onClose}
      title={words.generateNew}
      subtitle={`${words.title(username, customerName)}, ${formatMonth(yearMonth)}`}
    >
      <div className={classes.brief}>
        {data === undefined && error === null && <Skeleton height={160} />}
        {data === undefined && error !== null && (
          <LoadError title={words.calculationFailed} error={error} onRetry={refetch} />
        )}
        {data !== undefined && <RateGapAlert preview={data} onExtend={steps.extend} />}
        {data?.calculation && <BriefCalculation calculation={data.calculation} />}
        {data?.calculation?.actions.make === null && <p>{words.generateQuestion}</p>}
      </div>
      <DialogButtons>
        <Button variant="subtle" onClick={onClose}>
          {texts.ui.cancel}
        </Button>
        <ActionButton
          variant="filled"
          leftSection={<IconFileInvoice size={16} stroke={1.75} aria-hidden />}
          reason={whyNotGenerate(data)}
          busy={data === undefined && error === null}
          onClick={() => generate().catch(onClose)}
        >
          {words.generate}
        </ActionButton>
      </DialogButtons>
    </Dialog>
  )
}
