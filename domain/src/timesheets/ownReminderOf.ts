import { dayOfMonth, type Day } from '../time/day.ts'
import { addMonths, monthOf, type YearMonth } from '../time/yearMonth.ts'
import type { OwnTask } from './ownTasks.ts'

type Kind = 'confirm' | 'plan'

/** The days of the month on which the reminders are sent. */
const REMINDER_DAYS: Readonly<Record<Kind, readonly number[]>> = { confirm: [2, 5, 8], plan: [18, 25] }

type Facts = {
  readonly today: Day
  /** The tasks on the start page of the person. */
  readonly tasks: readonly Pick<OwnTask, 'kind' | 'yearMonth'>[]
}

export type OwnReminder = { readonly kind: Kind; readonly yearMonth: YearMonth }

/** The reminder that is sent on a day, and its month. Null on a day without reminders (rule timesheets-78). */
export function reminderOfDay(today: Day): OwnReminder | null {
  const month = monthOf(today)
  if (REMINDER_DAYS.confirm.includes(dayOfMonth(today))) return { kind: 'confirm', yearMonth: addMonths(month, -1) }
  return REMINDER_DAYS.plan.includes(dayOfMonth(today)) ? { kind: 'plan', yearMonth: addMonths(month, 1) } : null
}

/** A task on the start page of the person; null when the start page has no such task. */
export function ownReminderOf({ today, tasks }: Facts): OwnReminder | null {
  const reminder = reminderOfDay(today)
  return reminder !== null && tasks.some(({ yearMonth }) => yearMonth === reminder.yearMonth) ? reminder : null
}
