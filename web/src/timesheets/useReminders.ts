import { remind, type Reminders } from '@uurwerk/contract/hrStart/hrStart'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { useAction } from '../app/api/useAction.ts'
import { showWarning } from '../app/notices.ts'
import * as texts from '../texts/texts.ts'
import { showNote } from '../ui/toast/showNote.tsx'

const words = texts.reminders

/** Mails reminders. After that, a message names the people who got a mail, and the reason for each other person. */
export function useReminders(yearMonth: YearMonth): (userIds: readonly number[]) => Promise<unknown> {
  const { mutateAsync } = useAction(remind, { onSuccess: tell })
  return (userIds) => mutateAsync({ params: { yearMonth }, body: { userIds: [...userIds] } })
}

function tell({ reminded, skipped }: Reminders): void {
  const byReason = [...Map.groupBy(skipped, ({ message }) => message)]
  if (reminded.length > 0) showNote(words.sent(reminded.map(({ userName }) => userName)))
  if (byReason.length === 0) return
  showWarning(
    byReason
      .map(([reason, people]) =>
        words.skipped(
          people.map(({ userName }) => userName),
          reason,
        ),
      )
      .join(' '),
  )
}
