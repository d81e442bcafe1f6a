import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { OwnReminder } from '@uurwerk/domain/timesheets/ownReminderOf'

const pathOf = ({ kind, yearMonth }: OwnReminder): string =>
  `/${kind === 'confirm' ? 'details' : 'dashboard'}?month=${yearMonth}`

/** The push message of a reminder. It contains only the month and a link (rule notices-7). */
export const ownReminderMessage = (reminder: OwnReminder) => ({
  text: `${reminder.kind === 'confirm' ? 'Bevestig' : 'Plan'} ${formatMonth(reminder.yearMonth)}`,
  path: pathOf(reminder),
  topic: `${reminder.kind}-${reminder.yearMonth}`,
})

type About = OwnReminder & {
  readonly firstName: string
  /** The URL of the web app, for the links in the mail. */
  readonly origin: string
  readonly sender: string
}

/** The mail contains the month and links only, because other people can read a mail (rule timesheets-79). */
export function ownReminderLetter({ kind, yearMonth, firstName, origin, sender }: About) {
  const month = formatMonth(yearMonth)
  const link = `${origin}${pathOf({ kind, yearMonth })}`
  const input = {
    confirm: {
      subject: `Herinnering: bevestig je timesheet van ${month}`,
      text: `Je timesheet van ${month} is nog niet bevestigd. Kijk je uren na en bevestig ze in Uurwerk:\n${link}`,
    },
    plan: {
      subject: `Herinnering: plan je shiften van ${month}`,
      text: `Je planning van ${month} is nog niet volledig. Vul ze aan in Uurwerk:\n${link}`,
    },
  }[kind]
  return {
    subject: input.subject,
    body: [
      `Dag ${firstName},`,
      input.text,
      `Uurwerk stuurt deze mail vanzelf. In je profiel kies je welke herinneringen je krijgt:\n${origin}/profile`,
      'Met vriendelijke groeten',
      sender,
    ].join('\n\n'),
  }
}
