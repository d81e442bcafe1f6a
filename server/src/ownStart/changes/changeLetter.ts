import type { UntoldChanges } from '@uurwerk/domain/planning/notices/isChangeNoticeDue'
import { dayOfMonth, type Day } from '@uurwerk/domain/time/day'
import { formatDayWithSlashes, weekdayName } from '@uurwerk/domain/time/formatDay'
import { monthOf, monthOfYear } from '@uurwerk/domain/time/yearMonth'

const MOST_DAYS_IN_PUSH = 3
const MOST_DAYS_IN_MAIL = 31

type About = {
  readonly kind: UntoldChanges['kind']
  /** The changed days that are today or later. */
  readonly days: readonly Day[]
  readonly today: Day
}

/** The path of the calendar of the month with the first changed day. */
const pathOf = ({ days, today }: About): string => `/dashboard?month=${monthOf(days[0] ?? today)}`

/**
 * The push message about changes by HR. It contains only the days of changed shifts, and no day of an absence (rule
 * notices-7).
 */
export function changeMessage(about: About) {
  const { kind, days } = about
  const named = days.length > 0 && days.length <= MOST_DAYS_IN_PUSH
  const text = {
    absence: 'Er is iets gewijzigd aan je verlof',
    roster: named ? `Je planning van ${days.map(shortDay).join(', ')} is gewijzigd` : 'Je planning is gewijzigd',
  }[kind]
  return { text, path: pathOf(about), topic: `changed-${kind}` }
}

const shortDay = (day: Day): string => `${dayOfMonth(day)}/${monthOfYear(monthOf(day))}`

type Letter = About & { readonly firstName: string; readonly origin: string; readonly sender: string }

/**
 * The mail about changes by HR. It contains the changed days of the planning, or says that something in the leave
 * changed (rule notices-7).
 */
export function changeLetter({ firstName, origin, sender, ...about }: Letter) {
  const { kind, days } = about
  const link = `${origin}${pathOf(about)}`
  const listed = days.slice(0, MOST_DAYS_IN_MAIL).map((day) => `- ${weekdayName(day)} ${formatDayWithSlashes(day)}`)
  const { subject, text } = {
    absence: {
      subject: 'Er is iets gewijzigd aan je verlof',
      text: `Er is iets gewijzigd aan je verlof. Bekijk het in Uurwerk:\n${link}`,
    },
    roster: {
      subject: 'Je uurrooster is aangepast',
      text: [
        ...(listed.length === 0 ? ['HR wijzigde je planning.'] : ['HR wijzigde je planning van:', ...listed]),
        `Bekijk je uurrooster in Uurwerk:\n${link}`,
      ].join('\n'),
    },
  }[kind]
  return {
    subject,
    body: [
      `Dag ${firstName},`,
      text,
      `Uurwerk stuurt deze mail vanzelf. In je profiel kies je welke berichten je krijgt:\n${origin}/profile`,
      'Met vriendelijke groeten',
      sender,
    ].join('\n\n'),
  }
}
