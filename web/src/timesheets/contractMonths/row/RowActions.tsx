import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import { refusalToApprove } from '@uurwerk/domain/timesheets/refusalToApprove'
import { refusalToConfirm } from '@uurwerk/domain/timesheets/refusalToConfirm'
import { refusalToReopen } from '@uurwerk/domain/timesheets/refusalToReopen'
import { refusalToUnlock } from '@uurwerk/domain/timesheets/refusalToUnlock'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { IconArrowBackUp, IconLockOpen, IconUserCheck } from '@tabler/icons-react'
import { today } from '../../../app/clock/now.ts'
import * as texts from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { IconAction } from '../../../ui/buttons/IconAction.tsx'
import classes from '../contractMonths.module.css'
import type { AskedStep } from './RowDialogs.tsx'
import { RowLinks } from './RowLinks.tsx'

type Props = {
  readonly row: ContractMonthRow
  readonly yearMonth: YearMonth
  readonly onToggleApproval: () => Promise<unknown>
  readonly onAsk: (asked: AskedStep) => void
}

export function RowActions({ row, yearMonth, onToggleApproval, onAsk }: Props) {
  const words = texts.contractMonths
  const { username, confirmedForInvoice } = row
  const approval = confirmedForInvoice ? words.disapprove : words.approve
  return (
    <div className={classes.actions}>
      <RowLinks row={row} yearMonth={yearMonth} />
      <span className={classes.divider} />
      <IconAction
        label={words.unlockOf(username)}
        tooltip={words.unlockTooltip(username)}
        icon={IconLockOpen}
        refusal={refusalToUnlock(row)}
        onClick={() => onAsk({ step: 'unlock', yearMonth, row })}
      />
      <IconAction
        label={words.confirmOf(username)}
        icon={IconUserCheck}
        refusal={refusalToConfirm({ yearMonth, today: today(), state: row })}
        onClick={() => onAsk({ step: 'confirm', yearMonth, row })}
      />
      <IconAction
        label={words.reopenOf(username)}
        tooltip={words.reopenTooltip(username)}
        icon={IconArrowBackUp}
        refusal={refusalToReopen(row)}
        onClick={() => onAsk({ step: 'reopen', yearMonth, rows: [row] })}
      />
      <ActionButton
        className={classes.approve}
        variant={confirmedForInvoice ? 'subtle' : 'default'}
        aria-label={words.of(approval, username)}
        refusal={refusalToApprove(row)}
        onClick={() => void onToggleApproval().catch(() => {})}
      >
        {approval}
      </ActionButton>
    </div>
  )
}
