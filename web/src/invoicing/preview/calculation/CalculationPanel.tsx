import { Card, Skeleton } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import * as texts from '../../../texts/texts.ts'
import { IconFileInvoice } from '../../../ui/icons.ts'
import { LoadError } from '../../../ui/page/load/LoadError.tsx'
import { BillLines } from '../../BillLines.tsx'
import { BillTotals } from '../../BillTotals.tsx'
import type { BilledTimesheet } from '../billedTimesheet.ts'
import classes from '../preview.module.css'
import { PreviewWarnings } from '../PreviewWarnings.tsx'
import type { Calculation, Preview } from '../previewQueries.ts'
import { whyNotGenerate } from '../make/whyNotGenerate.ts'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import { AskFirstButton } from '../../../ui/buttons/AskFirstButton.tsx'
import { formatEuroNumber } from '../../../ui/format/formatEuroNumber.ts'
import { useGenerate } from '../make/useGenerate.ts'

type Props = {
  readonly timesheet: BilledTimesheet
  readonly preview: UseQueryResult<Preview>
}

export function CalculationPanel({ timesheet, preview }: Props) {
  const { data, error, refetch, isPending } = preview
  const calculation = data?.calculation ?? null
  return (
    <Card component="section">
      <div className={classes.head}>
        <h2>{texts.invoicing.preview.calculation}</h2>
        <GenerateInvoiceButton
          timesheet={timesheet}
          total={calculation?.totalVATIncluded ?? null}
          reason={whyNotGenerate(data)}
          isReady={calculation !== null}
        />
      </div>
      {isPending && <Skeleton height={240} m="md" />}
      {data === undefined && error !== null && (
        <LoadError title={texts.invoicing.preview.calculationFailed} error={error} onRetry={refetch} />
      )}
      {calculation !== null && <Bill calculation={calculation} yearMonth={timesheet.yearMonth} />}
      {data?.noRate && <p className={classes.body}>{texts.invoicing.preview.waitsForRate}</p>}
    </Card>
  )
}

function Bill({ calculation, yearMonth }: { readonly calculation: Calculation; readonly yearMonth: string }) {
  const { totalVATExcluded, totalVATIncluded, warnings } = calculation
  return (
    <>
      <PreviewWarnings warnings={warnings} />
      <BillLines
        lines={calculation.lines}
        freeCosts={calculation.freeCosts}
        yearMonth={yearMonth}
        vatRegime={calculation.vatRegime}
      />
      <BillTotals
        workedHours={calculation.totalWorkedHours}
        vatExcluded={totalVATExcluded}
        vat={calculation.vatBreakdown}
        total={totalVATIncluded}
      />
    </>
  )
}

type GenerateInvoiceButtonProps = {
  readonly timesheet: BilledTimesheet
  readonly total: number | null
  /** The reason why the server would refuse to make an invoice now; null when HR can make one. */
  readonly reason: string | null
  readonly isReady: boolean
}

/**
 * A screen has only one button with a filled background. Before the approval, that is the button that approves the
 * month, so this button is not filled.
 */
function GenerateInvoiceButton({ timesheet, total, reason, isReady }: GenerateInvoiceButtonProps) {
  const words = texts.invoicing.preview
  const generate = useGenerate(timesheet)
  return (
    <AskFirstButton
      label={words.generate}
      icon={IconFileInvoice}
      variant={timesheet.confirmedForInvoice ? 'filled' : undefined}
      reason={reason}
      busy={reason === null && !isReady}
      question={words.generateQuestion}
      onConfirm={generate}
    >
      {total !== null &&
        words.generateEffect(timesheet.customerName, formatMonth(timesheet.yearMonth), formatEuroNumber(total))}
    </AskFirstButton>
  )
}
