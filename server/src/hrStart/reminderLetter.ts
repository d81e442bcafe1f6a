import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'

type About = {
  readonly firstName: string
  /** The customers of the timesheets that are not confirmed. */
  readonly customers: readonly string[]
  readonly yearMonth: YearMonth
  /** The address of the web app. */
  readonly origin: string
  /** The name of the person who sends the reminder and, on the next line, the name of the company. */
  readonly sender: string
}

type Letter = { readonly subject: string; readonly body: string }

/**
 * The subject and the text of a reminder. They contain no data from the timesheet, because other people can read an
 * e-mail too (rule timesheets-59).
 */
export const reminderLetter = ({ firstName, customers, yearMonth, origin, sender }: About): Letter => ({
  subject: `Herinnering: bevestig je timesheet van ${formatMonth(yearMonth)}`,
  body: [
    `Dag ${firstName},`,
    customers.length === 1
      ? `Je timesheet van ${formatMonth(yearMonth)} is nog niet bevestigd: ${customers.join()}.`
      : [
          `Deze timesheets van ${formatMonth(yearMonth)} zijn nog niet bevestigd:`,
          ...customers.map((name) => `– ${name}`),
        ].join('\n'),
    `Kijk je uren na en bevestig ze in Uurwerk:\n${origin}/details?month=${yearMonth}`,
    'Heb je intussen bevestigd, dan hoef je niets meer te doen.',
    'Met vriendelijke groeten',
    sender,
  ].join('\n\n'),
})
