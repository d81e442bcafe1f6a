import { formatMonth } from '@uurwerk/domain/time/formatDay'
import { useQuery } from '@tanstack/react-query'
import * as texts from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { DialogButtons } from '../../../ui/dialog/DialogButtons.tsx'
import { IconFileInvoice } from '../../../ui/icons.ts'
import type { BilledTimesheet } from '../billedTimesheet.ts'
import classes from '../preview.module.css'
import { previewQuery, type Calculation } from '../previewQueries.ts'
import { RateGapAlert } from '../RateGapAlert.tsx'
import { useGenerate } from './useGenerate.ts'
import { whyNotGenerate } from './whyNotGenerate.ts'
import { sentenceHere } from '../../../ui/buttons/reasons/sentenceHere.ts'
import { Facts } from '../../../ui/page/Facts.tsx'
import { formatEuroNumber } from '../../../ui/format/formatEuroNumber.ts'
import { formatHourNumber } from '../../../ui/format/formatHourNumber.ts'
import { PreviewWarnings } from '../PreviewWarnings.tsx'
import { LoadState } from '../../../ui/page/load/LoadState.tsx'
import { totalOf } from '../../totalOf.ts'

type Props = { readonly timesheet: BilledTimesheet; readonly onClose: () => void }

const words = texts.invoicing.preview

export function NewInvoiceDialog({ timesheet, onClose }: Props) {
  const load = useQuery(previewQuery(timesheet))
  const { data } = load
  const generate = useGenerate(timesheet)
  const { username, customerName, yearMonth } = timesheet
  return (
    <Dialog
      onClose={onClose}
      title={words.generateNew}
      subtitle={`${words.title(username, customerName)}, ${formatMonth(yearMonth)}`}
    >
      <div className={classes.brief}>
        <LoadState load={load} height={160} title={words.calculationFailed} />
        {data !== undefined && <RateGapAlert timesheet={timesheet} preview={data} />}
        {data?.calculation && <BriefCalculation calculation={data.calculation} />}
        {data?.calculation?.actions.make === null && <p>{words.generateQuestion}</p>}
      </div>
      <DialogButtons onCancel={onClose}>
        <ActionButton
          variant="filled"
          icon={IconFileInvoice}
          reason={whyNotGenerate(data)}
          busy={load.isPending}
          onClick={() => generate().catch(onClose)}
        >
          {words.generate}
        </ActionButton>
      </DialogButtons>
    </Dialog>
  )
}

function BriefCalculation({ calculation }: { readonly calculation: Calculation }) {
  const { freeCosts, totalWorkedHours, totalVATIncluded, warnings, actions } = calculation
  return (
    <>
      {actions.make !== null && <p>{sentenceHere(actions.make)}</p>}
      <PreviewWarnings warnings={warnings} />
      <Facts
        facts={[
          { label: texts.invoicing.workedHours, value: texts.invoicing.hours(formatHourNumber(totalWorkedHours)) },
          ...freeCosts.map(({ description, total }) => ({ label: description, value: formatEuroNumber(total) })),
          { label: words.freeCostTotal, value: totalOf(freeCosts.map(({ total }) => total)) },
          { label: words.totalAmount, value: formatEuroNumber(totalVATIncluded) },
        ]}
      />
    </>
  )
}
