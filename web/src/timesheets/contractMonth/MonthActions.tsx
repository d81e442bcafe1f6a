import { downloadTimesheetFor } from '@uurwerk/contract/timesheets/timesheets'
import { IconCalendarMonth, IconCoinEuro, IconFileTypePdf, IconHistory } from '@tabler/icons-react'
import { download } from '../../app/api/request/download.ts'
import type { BilledTimesheet } from '../../invoicing/preview/billedTimesheet.ts'
import { useAdjustInvoice } from '../../invoicing/preview/make/useAdjustInvoice.ts'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { MoreMenu } from '../../ui/buttons/MoreMenu.tsx'

const { links, more } = texts.contractMonth

/** A menu with the other screens of the month, its PDF and its invoice. */
export function MonthActions({ month }: { readonly month: BilledTimesheet }) {
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
