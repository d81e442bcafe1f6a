import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import { downloadTimesheetFor } from '@uurwerk/contract/timesheets/timesheets'
import { refusalToReadPayroll } from '@uurwerk/domain/payroll/refusalToReadPayroll'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import {
  IconCalendarMonth,
  IconClipboardText,
  IconCoinEuro,
  IconFileInvoice,
  IconFileTypePdf,
  IconReceiptEuro,
} from '@tabler/icons-react'
import { download } from '../../../app/api/request/download.ts'
import { paths } from '../../../paths.ts'
import * as texts from '../../../texts/texts.ts'
import { IconAction } from '../../../ui/buttons/IconAction.tsx'
import { IconLink } from '../../../ui/buttons/IconLink.tsx'

type Props = { readonly row: ContractMonthRow; readonly yearMonth: YearMonth }

const words = texts.contractMonths

/** The links of a row to other screens, and the download of its PDF. */
export function RowLinks({ row, yearMonth }: Props) {
  const { contractId, userId, username, customerName, employee, invoiced } = row
  return (
    <>
      <IconLink
        label={words.payrollOf(username)}
        icon={IconCoinEuro}
        refusal={refusalToReadPayroll(employee ? 'employee' : 'independent')}
        to={paths.adminPayrollTimesheet({ user: userId, month: yearMonth })}
      />
      <IconLink
        label={texts.personPlanning.titleOfRow(username, customerName)}
        icon={IconCalendarMonth}
        to={paths.adminDashboard({ user: userId, contract: contractId, month: yearMonth })}
      />
      <IconLink
        label={texts.personMonth.editFor(username)}
        icon={IconClipboardText}
        to={paths.adminDetails({ user: userId, contract: contractId, month: yearMonth })}
      />
      <IconLink
        label={invoiced ? words.invoiced(username) : words.invoicing(username)}
        icon={invoiced ? IconReceiptEuro : IconFileInvoice}
        to={paths.adminInvoicePreview({ contract: contractId, month: yearMonth })}
      />
      <IconAction
        label={words.pdf(username)}
        icon={IconFileTypePdf}
        onClick={() => download(downloadTimesheetFor, { params: { contractId, yearMonth } })}
      />
    </>
  )
}
