import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import {
  IconArrowBackUp,
  IconChecks,
  IconClipboardText,
  IconLock,
  IconLockOpen,
  IconUserCheck,
} from '@tabler/icons-react'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import type { MenuStep } from '../../ui/buttons/MoreMenu.tsx'
import { KEY_OF } from '../contractMonths/row/rowSteps.ts'
import type { AskedStep } from '../contractMonths/row/RowDialogs.tsx'

export type ReviewStep = MenuStep & {
  /** The keyboard key that HR presses for this step. */
  readonly key?: string
}

type Input = {
  readonly row: ContractMonthRow
  readonly yearMonth: YearMonth
  readonly onAsk: (asked: AskedStep) => void
  readonly onLock: () => unknown
  readonly onDisapprove: () => unknown
}

/** The steps that are possible in the state of the month, except the approval. */
export function reviewStepsOf({ row, yearMonth, onAsk, onLock, onDisapprove }: Input): readonly ReviewStep[] {
  const words = texts.review
  const { actions } = row
  const correct: ReviewStep = {
    label: texts.invoicing.preview.editTimesheet,
    key: KEY_OF.edit,
    icon: IconClipboardText,
    refusal: actions.correct,
    to: paths.adminDetails({ user: row.userId, contract: row.contractId, month: yearMonth }),
  }
  if (row.completed) {
    const disapprove: ReviewStep = {
      label: words.disapprove,
      icon: IconChecks,
      refusal: actions.withdraw,
      onClick: onDisapprove,
    }
    const reopen: ReviewStep = {
      label: words.reopen,
      key: KEY_OF.reopen,
      icon: IconArrowBackUp,
      refusal: actions.reopen,
      onClick: () => onAsk({ step: 'reopen', yearMonth, rows: [row] }),
    }
    return [correct, reopen, ...(row.confirmedForInvoice ? [disapprove] : [])]
  }
  const lock: ReviewStep = row.locked
    ? {
        label: words.unlock,
        key: KEY_OF.unlock,
        icon: IconLockOpen,
        refusal: actions.unlock,
        onClick: () => onAsk({ step: 'unlock', yearMonth, row }),
      }
    : { label: words.lock, key: KEY_OF.lock, icon: IconLock, refusal: actions.lock, onClick: onLock }
  const confirm: ReviewStep = {
    label: words.confirmFor,
    key: KEY_OF.confirm,
    icon: IconUserCheck,
    refusal: actions.confirm,
    onClick: () => onAsk({ step: 'confirm', yearMonth, rows: [row] }),
  }
  return [correct, lock, confirm]
}
