import { customerLabel } from '../../contracts/month/customerLabel.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { useMonthInAddress } from '../../app/month/useMonthInAddress.ts'
import { HistoryLink } from '../../app/HistoryLink.tsx'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { IconTable } from '../../ui/icons.ts'
import { MonthSwitcher } from '../../ui/switchers/MonthSwitcher.tsx'
import { useIsPhone } from '../../ui/useIsPhone.ts'
import { LoadError } from '../../ui/page/load/LoadError.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import { useIdInAddress } from '../../ui/address/useIdInAddress.ts'
import { billedTimesheetQuery } from '../queries.ts'
import { InvoicePreview } from './InvoicePreview.tsx'
import { previewQuery } from './previewQueries.ts'
import { PreviewState } from './PreviewState.tsx'
import { KEY_OF } from '../../timesheets/contractMonths/row/rowSteps.ts'
import { ReviewBar } from '../../timesheets/review/ReviewBar.tsx'
import { ReviewSwitcher } from '../../timesheets/review/ReviewSwitcher.tsx'
import { useReview } from '../../timesheets/review/useReview.ts'
import { ColumnsSkeleton } from '../../ui/page/load/ColumnsSkeleton.tsx'

/** The preview of an invoice is a separate screen, with the same actions as the month sheet (rule timesheets-87). */
export function InvoicePreviewPage() {
  const contractId = useIdInAddress('contract')
  return contractId === null ? (
    <Navigate to={paths.adminContracts()} replace />
  ) : (
    <PreviewOfContract contractId={contractId} />
  )
}

function PreviewOfContract({ contractId }: { readonly contractId: number }) {
  const words = texts.invoicing.preview
  const isPhone = useIsPhone()
  const [yearMonth] = useMonthInAddress()
  const { data, error, refetch } = useQuery(billedTimesheetQuery({ contractId, yearMonth }))
  const review = useReview({ contractId, yearMonth, addressOf: paths.adminInvoicePreview })
  const client = useQueryClient()
  return (
    <>
      <PageHead
        title={
          data === undefined
            ? words.crumb
            : words.title(
                data.username,
                customerLabel({ id: data.contractId, customerName: data.customerName }, data.isOneOfSeveral),
              )
        }
        crumbs={[
          { label: texts.contractMonths.title, to: review.listAddress },
          // The title bar on a phone is too narrow for the full title, so it shows the name of the customer.
          { label: isPhone && data !== undefined ? data.customerName : words.crumb },
        ]}
        actions={data !== undefined && <HistoryLink of={{ contract: contractId, month: yearMonth }} />}
      >
        <MonthSwitcher
          month={yearMonth}
          onChange={review.goToMonth}
          previousAvailable={data?.previousMonthAvailable ?? true}
          nextAvailable={data?.nextMonthAvailable ?? true}
          pick
        />
        <ReviewSwitcher review={review} />
        {data !== undefined && <PreviewState timesheet={data} />}
      </PageHead>
      {data !== undefined && <InvoicePreview key={`${contractId} ${yearMonth}`} timesheet={{ ...data, yearMonth }} />}
      {data === undefined && error === null && <ColumnsSkeleton side={120} main={[360, 120]} />}
      {data === undefined && error !== null && <LoadError error={error} onRetry={refetch} />}
      {review.row !== undefined && (
        <ReviewBar
          review={review}
          row={review.row}
          isShown={data !== undefined}
          more={[
            {
              label: texts.contractMonth.crumb,
              key: KEY_OF.sheet,
              icon: IconTable,
              to: paths.adminContractMonth({ contract: contractId, month: yearMonth }),
            },
          ]}
          prefetch={({ contractId: next, userId }) => {
            void client.prefetchQuery(billedTimesheetQuery({ contractId: next, yearMonth }))
            void client.prefetchQuery(previewQuery({ contractId: next, userId, yearMonth }))
          }}
        />
      )}
    </>
  )
}
