import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import type { MenuStep } from '../../ui/buttons/MoreMenu.tsx'
import type { IconComponent } from '../../ui/createIcon.tsx'
import {
  IconArrowBackUp,
  IconChecks,
  IconClipboardText,
  IconLock,
  IconLockOpen,
  IconUserCheck,
} from '../../ui/icons.ts'
import { KEY_OF, refusalOf, type StepName } from '../contractMonths/row/rowSteps.ts'
import type { StepToConfirm } from '../contractMonths/row/RowDialogs.tsx'

export type ReviewStep = MenuStep & {
  readonly key?: string
}

type Input = {
  readonly row: ContractMonthRow
  readonly yearMonth: YearMonth
  readonly onAsk: (toConfirm: StepToConfirm) => void
  readonly onLock: () => unknown
  readonly onDisapprove: () => unknown
}

/** HR's actions on the month that its state allows, except the approval. */
export function reviewStepsOf({ row, yearMonth, onAsk, onLock, onDisapprove }: Input): readonly ReviewStep[] {
  const words = texts.review
  const step = (name: StepName, label: string, icon: IconComponent, onClick: () => unknown) => ({
    label,
    key: KEY_OF[name],
    icon,
    refusal: refusalOf(row, name),
    onClick,
  })
  const correct: ReviewStep = {
    label: texts.invoicing.preview.editTimesheet,
    key: KEY_OF.edit,
    icon: IconClipboardText,
    refusal: row.actions.correct,
    to: paths.adminDetails({ user: row.userId, contract: row.contractId, month: yearMonth }),
  }
  const toConfirm = { yearMonth, rows: [row] }
  if (row.actions.reopen?.code !== 'not_confirmed') {
    // In HR's list, one key approves and withdraws. Here the key only approves, so withdrawing has no key.
    const { key: _, ...disapprove } = step('disapprove', words.disapprove, IconChecks, onDisapprove)
    const reopen = step('reopen', words.reopen, IconArrowBackUp, () => onAsk({ step: 'reopen', ...toConfirm }))
    return [correct, reopen, ...(row.actions.withdraw === null ? [disapprove] : [])]
  }
  const lock =
    row.actions.lock === null
      ? step('lock', words.lock, IconLock, onLock)
      : step('unlock', words.unlock, IconLockOpen, () => onAsk({ step: 'unlock', yearMonth, row }))
  const confirm = step('confirm', words.confirmFor, IconUserCheck, () => onAsk({ step: 'confirm', ...toConfirm }))
  return [correct, lock, confirm]
}
