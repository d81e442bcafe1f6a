import { Card, Skeleton } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import * as texts from '../../../texts/texts.ts'
import { LoadError } from '../../../ui/page/LoadError.tsx'
import { BillLines } from '../../BillLines.tsx'
import { BillTotals } from '../../BillTotals.tsx'
import type { BilledTimesheet } from '../billedTimesheet.ts'
import { GenerateInvoiceButton } from '../make/GenerateInvoiceButton.tsx'
import classes from '../preview.module.css'
import { PreviewWarnings } from '../PreviewWarnings.tsx'
import type { Calculation, Preview } from '../previewQueries.ts'
import type { PreviewSteps } from '../usePreviewSteps.ts'
import { whyNotGenerate } from '../make/whyNotGenerate.ts'

type Props = {
  readonly timesheet: BilledTimesheet
  readonly preview: UseQueryResult<Preview>
  readonly onGenerate: PreviewSteps['generate']
}

/** The panel with the preview of the invoice and the button that makes the invoice. */
export function CalculationPanel({ timesheet, preview, onGenerate }: Props) {
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
          onGenerate={onGenerate}
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
