import type { MovingInEffect } from '@uurwerk/contract/people/movingIn'
import { formatCount } from '@uurwerk/domain/money/formatCount'
import { formatDayWithDashes } from '@uurwerk/domain/time/formatDay'
import { toDay } from '@uurwerk/domain/time/day'
import * as texts from '../../texts/texts.ts'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { Facts } from '../../ui/page/Facts.tsx'
import { writtenNumber } from '../../ui/written/writtenNumber.ts'

const { movingIn: words } = texts.settings

type Props = { readonly effect: MovingInEffect; readonly onAnswer: (yes: boolean) => void }

/** The question before a moving-in date that changes the months or the days of people in the database. */
export const MovingInQuestion = ({ effect, onAnswer }: Props) => (
  <ConfirmDialog
    opened
    onClose={() => onAnswer(false)}
    question={words.question}
    confirm={words.confirm}
    danger={effect.removedRecupHolidays.length > 0}
    onConfirm={() => onAnswer(true)}
  >
    <Facts
      facts={[
        { label: words.people, value: formatCount(effect.people) },
        {
          label: words.openTimesheets,
          value: words.fromTo(formatCount(effect.openTimesheetsBefore), formatCount(effect.openTimesheetsAfter)),
        },
        {
          label: words.grantedDays,
          value: words.fromTo(writtenNumber(effect.grantedDaysBefore), writtenNumber(effect.grantedDaysAfter)),
        },
      ]}
    />
    {effect.removedRecupHolidays.length > 0 && (
      <>
        <p>{words.removed(effect.removedRecupHolidays.length)}</p>
        <ul>
          {effect.removedRecupHolidays.map(({ name, day }) => (
            <li key={`${name} ${day}`}>{words.removedDay(name, formatDayWithDashes(toDay(day)))}</li>
          ))}
        </ul>
      </>
    )}
  </ConfirmDialog>
)
