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
import classes from '../preview.module.css'
import { previewQuery, type Calculation } from '../previewQueries.ts'
import { RateGapAlert } from '../RateGapAlert.tsx'
import { useGenerate } from './useGenerate.ts'
import { usePreviewSteps } from '../usePreviewSteps.ts'
import { whyNotGenerate } from './whyNotGenerate.ts'
import { centsOfEuros, eurosOf, sumCents } from '@uurwerk/domain/money/cents'
import { sentenceHere } from '../../../ui/buttons/sentenceHere.ts'
import { Facts } from '../../../ui/page/Facts.tsx'
import { writtenEuros } from '../../../ui/written/writtenEuros.ts'
import { writtenHours } from '../../../ui/written/writtenHours.ts'
import { PreviewWarnings } from '../PreviewWarnings.tsx'

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

/** A short preview of an invoice: the hours, each free cost with its amount, and the total. */
function BriefCalculation({ calculation }: { readonly calculation: Calculation }) {
  const { freeCosts, totalWorkedHours, totalVATIncluded, warnings, actions } = calculation
  const costs = sumCents(freeCosts.map(({ total }) => centsOfEuros(total)))
  return (
    <>
      {actions.make !== null && <p>{sentenceHere(actions.make)}</p>}
      <PreviewWarnings warnings={warnings} />
      <Facts
        facts={[
          { label: texts.invoicing.workedHours, value: texts.invoicing.hours(writtenHours(totalWorkedHours)) },
          ...freeCosts.map(({ description, total }) => ({ label: description, value: writtenEuros(total) })),
          { label: words.freeCostTotal, value: writtenEuros(eurosOf(costs)) },
          { label: words.totalAmount, value: writtenEuros(totalVATIncluded) },
        ]}
      />
    </>
  )
}
