import { useQuery } from '@tanstack/react-query'
import { Columns } from '../../ui/page/Columns.tsx'
import { BonusRates } from './BonusRates.tsx'
import type { BilledTimesheet } from './billedTimesheet.ts'
import { CalculationPanel } from './CalculationPanel.tsx'
import { FreeCosts } from './FreeCosts.tsx'
import { MadeInvoices } from './MadeInvoices.tsx'
import { Orders } from './Orders.tsx'
import { PreviewHours } from './PreviewHours.tsx'
import { previewQuery } from './previewQueries.ts'
import { RateGapAlert } from './RateGapAlert.tsx'
import { usePreviewSteps } from './usePreviewSteps.ts'

export function InvoicePreview({ timesheet }: { readonly timesheet: BilledTimesheet }) {
  const preview = useQuery(previewQuery(timesheet))
  const steps = usePreviewSteps(timesheet)
  return (
    <Columns
      side={
        <>
          <MadeInvoices invoices={timesheet.invoiceDtos} />
          <PreviewHours timesheet={timesheet} />
          <Orders orders={timesheet.orders} contractId={timesheet.contractId} />
          <BonusRates timesheet={timesheet} onSave={steps.saveBonusRate} />
        </>
      }
    >
      {preview.data !== undefined && <RateGapAlert preview={preview.data} onExtend={steps.extend} />}
      <CalculationPanel timesheet={timesheet} preview={preview} onGenerate={steps.generate} />
      <FreeCosts timesheet={timesheet} steps={steps} />
    </Columns>
  )
}
