import { remind, type Reminders } from '@uurwerk/contract/hrStart/hrStart'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { useAction } from '../app/api/useAction.ts'
import { showWarning } from '../app/notices.ts'
import * as texts from '../texts/texts.ts'
import { showNote } from '../ui/toast/showNote.tsx'

const words = texts.reminders

/** Sends reminders. A message then names the people who got a mail, and says why the other people did not get one. */
export function useReminders(yearMonth: YearMonth): (userIds: readonly number[]) => Promise<unknown> {
  const { mutateAsync } = useAction(remind, { onSuccess: tell })
  return (userIds) => mutateAsync({ params: { yearMonth }, body: { userIds: [...userIds] } })
}

function tell({ reminded, skipped }: Reminders): void {
  if (reminded.length > 0) showNote(words.sent(namesOf(reminded)))
  const byReason = [...Map.groupBy(skipped, ({ message }) => message)]
  const sentences = byReason.map(([reason, people]) => words.skipped(namesOf(people), reason))
  if (sentences.length > 0) showWarning(sentences.join(' '))
}

const namesOf = (people: readonly { readonly userName: string }[]): string[] => people.map(({ userName }) => userName)
