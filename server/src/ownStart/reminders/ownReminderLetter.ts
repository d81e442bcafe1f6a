import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { OwnReminder } from '@uurwerk/domain/timesheets/ownReminderOf'

type About = OwnReminder & {
  readonly firstName: string
  /** The address of the web app. */
  readonly origin: string
  readonly sender: string
}

/**
 * The mail of a reminder that the server sends by itself. It contains the month and links, because other people can
 * read a mail too (rule timesheets-79).
 */
export function ownReminderLetter({ kind, yearMonth, firstName, origin, sender }: About) {
  const month = formatMonth(yearMonth)
  const asked = {
    confirm: {
      subject: `Herinnering: bevestig je timesheet van ${month}`,
      text: `Je timesheet van ${month} is nog niet bevestigd. Kijk je uren na en bevestig ze in Uurwerk:\n${origin}/details?month=${yearMonth}`,
    },
    plan: {
      subject: `Herinnering: plan je shiften van ${month}`,
      text: `Je planning van ${month} is nog niet volledig. Vul ze aan in Uurwerk:\n${origin}/dashboard?month=${yearMonth}`,
    },
  }[kind]
  return {
    subject: asked.subject,
    body: [
      `Dag ${firstName},`,
      asked.text,
      `Uurwerk stuurt deze mail vanzelf. In je profiel kies je welke herinneringen je krijgt:\n${origin}/profile`,
      'Met vriendelijke groeten',
      sender,
    ].join('\n\n'),
  }
}
