import type { Day } from '@uurwerk/domain/time/day'
import { formatDayWithSlashes, weekdayName } from '@uurwerk/domain/time/formatDay'

const PATH = '/openshifts'

/** The push message about new open shifts. It contains no customer and no hours (rule notices-7). */
export const openShiftMessage = (days: readonly Day[]) => ({
  text: days.length === 1 ? `Nieuwe open shift op ${formatDayWithSlashes(days[0]!)}` : 'Nieuwe open shiften voor jou',
  path: PATH,
  topic: 'open-shifts',
})

type Letter = {
  readonly firstName: string
  readonly days: readonly Day[]
  readonly origin: string
  readonly sender: string
}

/** The mail about new open shifts. It contains the days but no customer, like the other messages (rule notices-7). */
export const openShiftLetter = ({ firstName, days, origin, sender }: Letter) => ({
  subject: days.length === 1 ? `Nieuwe open shift op ${formatDayWithSlashes(days[0]!)}` : 'Nieuwe open shiften',
  body: [
    `Dag ${firstName},`,
    [
      'Er zijn nieuwe open shiften die jij kan nemen:',
      ...days.map((day) => `- ${weekdayName(day)} ${formatDayWithSlashes(day)}`),
      `Bekijk ze in Uurwerk:\n${origin}${PATH}`,
    ].join('\n'),
    `Uurwerk stuurt deze mail vanzelf. In je profiel kies je welke berichten je krijgt:\n${origin}/profile`,
    'Met vriendelijke groeten',
    sender,
  ].join('\n\n'),
})
