import type { FullTimesheet } from '@uurwerk/contract/timesheets/fullTimesheet'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { Button, Card } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, Navigate } from 'react-router'
import { customerLabel } from '../../contracts/month/customerLabel.ts'
import { NewInvoiceDialog } from '../../invoicing/preview/make/NewInvoiceDialog.tsx'
import { PreviewState } from '../../invoicing/preview/PreviewState.tsx'
import { useMonthInAddress } from '../../app/month/useMonthInAddress.ts'
import { paths } from '../../paths.ts'
import { contractTimesheetQuery } from '../../app/month/personMonthQueries.ts'
import * as texts from '../../texts/texts.ts'
import {
  IconCalendarMonth,
  IconCoinEuro,
  IconFileInvoice,
  IconFilePlus,
  IconFileTypePdf,
  IconHistory,
} from '../../ui/icons.ts'
import { MonthSwitcher } from '../../ui/switchers/MonthSwitcher.tsx'
import { EmptyState } from '../../ui/page/load/EmptyState.tsx'
import { ActionsPlace, PageHead } from '../../ui/page/PageHead.tsx'
import { useIdInAddress } from '../../ui/address/useIdInAddress.ts'
import { KEY_OF } from '../contractMonths/row/rowSteps.ts'
import { CustomerOfMonth } from '../customerOfMonth/CustomerOfMonth.tsx'
import { ReviewBar } from '../review/ReviewBar.tsx'
import type { ReviewStep } from '../review/reviewStepsOf.ts'
import { ReviewSwitcher } from '../review/ReviewSwitcher.tsx'
import { useReview } from '../review/useReview.ts'
import { MonthSheet } from './MonthSheet.tsx'
import { downloadTimesheetFor } from '@uurwerk/contract/timesheets/timesheets'
import { download } from '../../app/api/request/download.ts'
import type { BilledTimesheet } from '../../invoicing/preview/billedTimesheet.ts'
import { useAdjustInvoice } from '../../invoicing/preview/make/useAdjustInvoice.ts'
import { MoreMenu } from '../../ui/buttons/MoreMenu.tsx'

const words = texts.contractMonth

/** The page /admin/viewexcel (rule timesheets-46). Without a contract in the URL, it goes to the list of contracts. */
export function ContractMonthPage() {
  const contractId = useIdInAddress('contract')
  return contractId === null ? (
    <Navigate to={paths.adminContracts()} replace />
  ) : (
    <MonthOfContract contractId={contractId} />
  )
}

function MonthOfContract({ contractId }: { readonly contractId: number }) {
  const [yearMonth] = useMonthInAddress()
  const month = useQuery(contractTimesheetQuery({ contractId, yearMonth }))
  const review = useReview({ contractId, yearMonth, addressOf: paths.adminContractMonth })
  const { rows, row } = review
  const client = useQueryClient()
  // While the month loads, the names come from the cached list of contracts, so that the title is shown immediately.
  const named = month.data ?? row
  const isOneOfSeveral =
    month.data?.isOneOfSeveral ??
    rows.some((other) => other.contractId !== contractId && other.userId === named?.userId && isAtSame(other, named))
  // True when the contract is not active in the month. The list of contracts shows this, because the server also sends
  // the month of a contract that is not active.
  const isElsewhen = review.isLoaded && row === undefined
  const shown = isElsewhen ? undefined : month.data
  const { steps, dialog } = useInvoiceSteps({ contractId, yearMonth, month: month.data })

  return (
    <>
      <PageHead
        title={
          named === undefined
            ? words.crumb
            : words.title(named.username, customerLabel({ id: contractId, ...named }, isOneOfSeveral))
        }
        crumbs={[{ label: texts.contractMonths.title, to: review.listAddress }, { label: words.crumb }]}
        actions={shown ? <MonthActions month={{ ...shown, yearMonth }} /> : month.isPending && <ActionsPlace />}
      >
        <MonthSwitcher
          month={yearMonth}
          onChange={review.goToMonth}
          previousAvailable={month.data?.previousMonthAvailable ?? true}
          nextAvailable={month.data?.nextMonthAvailable ?? true}
          pick
        />
        <ReviewSwitcher review={review} />
        {shown && <PreviewState timesheet={shown} />}
      </PageHead>
      {shown && <CustomerOfMonth month={{ ...shown, yearMonth }} />}
      {isElsewhen && month.error === null ? (
        <NoMonth yearMonth={yearMonth} />
      ) : (
        <MonthSheet key={`${contractId} ${yearMonth}`} {...{ yearMonth, row }} month={month.data} load={month} />
      )}
      {row !== undefined && (
        <ReviewBar
          review={review}
          row={row}
          isShown={month.data !== undefined}
          more={steps}
          prefetch={(next) =>
            void client.prefetchQuery(contractTimesheetQuery({ contractId: next.contractId, yearMonth }))
          }
        />
      )}
      {dialog}
    </>
  )
}

type AtCustomer = { readonly customerName: string }
const isAtSame = (one: AtCustomer, other: AtCustomer): boolean => one.customerName === other.customerName

const NoMonth = ({ yearMonth }: { readonly yearMonth: YearMonth }) => (
  <Card>
    <EmptyState title={words.noMonth(formatMonth(yearMonth))} text={words.noMonthText}>
      <Button component={Link} to={paths.adminContracts({ month: yearMonth })}>
        {words.toContracts}
      </Button>
    </EmptyState>
  </Card>
)

type OfMonth = {
  readonly contractId: number
  readonly yearMonth: YearMonth
  readonly month: FullTimesheet | undefined
}

function useInvoiceSteps({ contractId, yearMonth, month }: OfMonth) {
  const [making, invoice] = useDisclosure()
  const preview: ReviewStep = {
    label: words.links.invoice,
    key: KEY_OF.invoice,
    icon: IconFileInvoice,
    to: paths.adminInvoicePreview({ contract: contractId, month: yearMonth }),
  }
  const make: ReviewStep = {
    label: texts.invoicing.preview.generateNew,
    icon: IconFilePlus,
    refusal: month?.actions.invoice,
    onClick: invoice.open,
  }
  const dialog = making && month !== undefined && (
    <NewInvoiceDialog timesheet={{ ...month, yearMonth }} onClose={invoice.close} />
  )
  return { steps: [preview, make], dialog }
}

const { links, more } = texts.contractMonth

function MonthActions({ month }: { readonly month: BilledTimesheet }) {
  const { contractId, userId, yearMonth, actions } = month
  const adjustInvoice = useAdjustInvoice(month)
  return (
    <MoreMenu
      label={more}
      steps={[
        {
          label: links.planning,
          icon: IconCalendarMonth,
          to: paths.adminDashboard({ user: userId, contract: contractId, month: yearMonth }),
        },
        {
          label: links.payroll,
          icon: IconCoinEuro,
          refusal: actions.payroll,
          to: paths.adminPayrollTimesheet({ user: userId, month: yearMonth }),
        },
        adjustInvoice,
        {
          label: texts.timesheets.download,
          icon: IconFileTypePdf,
          onClick: () => download(downloadTimesheetFor, { params: { contractId, yearMonth } }),
        },
        {
          label: texts.audit.history,
          icon: IconHistory,
          to: paths.adminAudit({ contract: contractId, month: yearMonth }),
        },
      ]}
    />
  )
}
