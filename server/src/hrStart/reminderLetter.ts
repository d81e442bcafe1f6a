import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'

type About = {
  readonly firstName: string
  /** At which customers there is a timesheet to confirm. */
  readonly customers: readonly string[]
  readonly yearMonth: YearMonth
  /** Where the app is reached. */
  readonly origin: string
  /** Who asks, and for which company. */
  readonly sender: string
}

type Letter = { readonly subject: string; readonly body: string }

/** Asks somebody to confirm their month; it says nothing of what is in it. */
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
