import type { PendingChanges } from '@uurwerk/domain/planning/notices/isChangeNoticeDue'
import { formatClockTime, type MinuteOfDay } from '@uurwerk/domain/time/clockTime'
import { dayOfMonth, type Day } from '@uurwerk/domain/time/day'
import { formatDayWithSlashes, weekdayName } from '@uurwerk/domain/time/formatDay'
import { monthOf, monthOfYear } from '@uurwerk/domain/time/yearMonth'

const MOST_DAYS_IN_PUSH = 3
const MOST_DAYS_IN_MAIL = 31

type About = {
  readonly kind: PendingChanges['kind']
  /** The changed days that are today or later. */
  readonly days: readonly Day[]
  readonly today: Day
}

const pathOf = ({ days, today }: About): string => `/dashboard?month=${monthOf(days[0] ?? today)}`

/** The message contains only the days of changed shifts, and no day of an absence (rule notices-7). */
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

type NamedShift = { readonly name: string; readonly start: MinuteOfDay; readonly end: MinuteOfDay }

export type DayInLetter = {
  readonly day: Day
  readonly before: readonly NamedShift[]
  readonly after: readonly NamedShift[]
  /** False when HR undid its changes of the day, so that the day has the same shifts as before. */
  readonly isChanged: boolean
}

type Letter = About & {
  readonly roster: readonly DayInLetter[]
  readonly firstName: string
  readonly origin: string
  readonly sender: string
}

/** The mail contains changed days with the shifts before and after, or says that leave changed (rule notices-7). */
export function changeLetter({ roster, firstName, origin, sender, ...about }: Letter) {
  const { kind } = about
  const link = `${origin}${pathOf(about)}`
  const listed = roster.slice(0, MOST_DAYS_IN_MAIL).map(dayInWords)
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

/** A day with its shifts, such as '- maandag 23/11/2026: geen shift → Vroege 07:00 – 15:06'. */
function dayInWords({ day, before, after, isChanged }: DayInLetter): string {
  const shifts = isChanged ? `${shiftsInWords(before)} → ${shiftsInWords(after)}` : `blijft ${shiftsInWords(after)}`
  return `- ${weekdayName(day)} ${formatDayWithSlashes(day)}: ${shifts}`
}

const shiftsInWords = (shifts: readonly NamedShift[]): string =>
  shifts.length === 0
    ? 'geen shift'
    : shifts.map(({ name, start, end }) => `${name} ${formatClockTime(start)} – ${formatClockTime(end)}`).join(' en ')
