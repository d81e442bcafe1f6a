import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import * as texts from '../../../texts/texts.ts'
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx'
import { formatTotalHours } from '../../../ui/format/formatTotalHours.ts'
import { IconBell, IconLock } from '../../../ui/icons.ts'
import { useReminders } from '../../useReminders.ts'

type Props = {
  readonly toConfirm: 'lock' | 'remind'
  readonly yearMonth: YearMonth
  readonly unlocked: readonly ContractMonthRow[]
  readonly userIds: readonly number[]
  readonly onLockAll: () => Promise<unknown>
  readonly onClose: () => void
}

export function MonthQuestion({ toConfirm, yearMonth, unlocked, userIds, onLockAll, onClose }: Props) {
  const remind = useReminders(yearMonth)
  const [month, words] = [formatMonth(yearMonth), texts.contractMonths]
  return toConfirm === 'lock' ? (
    <ConfirmDialog
      opened
      onClose={onClose}
      question={words.lockAllQuestion}
      confirm={words.lockAll}
      icon={IconLock}
      onConfirm={onLockAll}
    >
      {words.lockAllEffect(unlocked.length, month, formatTotalHours(unlocked))}
    </ConfirmDialog>
  ) : (
    <ConfirmDialog
      opened
      onClose={onClose}
      question={texts.reminders.question(userIds.length)}
      confirm={texts.reminders.confirm}
      icon={IconBell}
      onConfirm={() => remind(userIds)}
    >
      <p>{texts.reminders.effect(userIds.length, month)}</p>
    </ConfirmDialog>
  )
}
