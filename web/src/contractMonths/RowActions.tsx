import type { ContractMonthRow } from '@uurwerk/contract/timesheets'
import { downloadTimesheetFor } from '@uurwerk/contract/timesheets'
import { refusalToApprove } from '@uurwerk/domain/timesheets/refusalToApprove'
import { refusalToReopen } from '@uurwerk/domain/timesheets/refusalToReopen'
import { refusalToUnlock } from '@uurwerk/domain/timesheets/refusalToUnlock'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import {
  IconArrowBackUp,
  IconClipboardText,
  IconFileInvoice,
  IconFileTypePdf,
  IconLockOpen,
  IconReceiptEuro,
} from '@tabler/icons-react'
import { download } from '../api/download.ts'
import { paths } from '../paths.ts'
import { texts } from '../texts/texts.ts'
import { ActionButton } from '../ui/ActionButton.tsx'
import { IconAction } from '../ui/IconAction.tsx'
import { IconLink } from '../ui/IconLink.tsx'
import classes from './contractMonths.module.css'
import { contractMonthState } from './contractMonthState.ts'
import type { ContractMonthSteps } from './useContractMonthSteps.ts'

type Props = {
  readonly row: ContractMonthRow
  readonly yearMonth: YearMonth
  readonly steps: ContractMonthSteps
  readonly onReopen: (row: ContractMonthRow) => void
}

export function RowActions({ row, yearMonth, steps, onReopen }: Props) {
  const words = texts.contractMonths
  const { contractId, userId, username, confirmedForInvoice, invoiced } = row
  const state = contractMonthState(row)
  const approval = confirmedForInvoice ? words.disapprove : words.approve
  return (
    <div className={classes.actions}>
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
      <span className={classes.divider} />
      <IconAction
        label={words.unlockOf(username)}
        icon={IconLockOpen}
        refusal={refusalToUnlock(state)}
        onClick={() => steps.unlock(row)}
      />
      <IconAction
        label={words.reopenOf(username)}
        icon={IconArrowBackUp}
        refusal={refusalToReopen(state)}
        onClick={() => onReopen(row)}
      />
      <ActionButton
        className={classes.approve}
        variant={confirmedForInvoice ? 'subtle' : 'default'}
        aria-label={words.of(approval, username)}
        refusal={refusalToApprove(state)}
        onClick={() => void steps.toggleApproval(row).catch(() => {})}
      >
        {approval}
      </ActionButton>
    </div>
  )
}
