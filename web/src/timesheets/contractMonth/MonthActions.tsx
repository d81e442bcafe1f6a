import { downloadTimesheetFor } from '@uurwerk/contract/timesheets/timesheets'
import type { FullTimesheet } from '@uurwerk/contract/timesheets/fullTimesheet'
import { refusalToReadPayroll } from '@uurwerk/domain/payroll/refusalToReadPayroll'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { IconCalendarMonth, IconCoinEuro, IconFileInvoice } from '@tabler/icons-react'
import { download } from '../../app/api/request/download.ts'
import { HistoryLink } from '../../app/HistoryLink.tsx'
import { AdjustInvoiceButton } from '../../invoicing/preview/make/AdjustInvoiceButton.tsx'
import { EditTimesheetButton } from '../../invoicing/preview/EditTimesheetButton.tsx'
import { NewInvoiceButton } from '../../invoicing/preview/make/NewInvoiceButton.tsx'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { DownloadButton } from '../DownloadButton.tsx'
import { ActionLink } from '../../ui/buttons/ActionLink.tsx'

type Props = { readonly month: FullTimesheet; readonly yearMonth: YearMonth }

const { links } = texts.contractMonth

/**
 * The links from the month sheet to the planning, payroll, the invoice, the PDF and the screen where HR edits the
 * month.
 */
export const MonthActions = ({ month, yearMonth }: Props) => (
  <>
    <HistoryLink of={{ contract: month.contractId, month: yearMonth }} />
    <ActionLink
      icon={IconCalendarMonth}
      to={paths.adminDashboard({ user: month.userId, contract: month.contractId, month: yearMonth })}
    >
      {links.planning}
    </ActionLink>
    <ActionLink
      icon={IconCoinEuro}
      to={paths.adminPayrollTimesheet({ user: month.userId, month: yearMonth })}
      refusal={refusalToReadPayroll(month.employee ? 'employee' : 'independent')}
    >
      {links.payroll}
    </ActionLink>
    <ActionLink icon={IconFileInvoice} to={paths.adminInvoicePreview({ contract: month.contractId, month: yearMonth })}>
      {links.invoice}
    </ActionLink>
    <DownloadButton
      actingAs="hr"
      timesheets={[month]}
      onDownload={(contractId) => download(downloadTimesheetFor, { params: { contractId, yearMonth } })}
    />
    <NewInvoiceButton timesheet={{ ...month, yearMonth }} />
    <AdjustInvoiceButton timesheet={{ ...month, yearMonth }} />
    <EditTimesheetButton timesheet={{ ...month, yearMonth }} />
  </>
)
