import { absenceFactsOn, type AbsenceMonthFacts } from '@uurwerk/domain/absences/absenceMonthFacts'
import { bookableDays } from '@uurwerk/domain/absences/bookableDays'
import { refusalsToBookAbsence } from '@uurwerk/domain/absences/refusalToBookAbsence'
import type { Day } from '@uurwerk/domain/time/day'
import * as texts from '../texts/texts.ts'
import classes from './absences.module.css'
import { LeaveMenu } from './LeaveMenu.tsx'
import { leaveKinds, leftByCounter } from './leaveKinds.ts'
import type { LeaveOfDay } from './useAbsences.ts'

type Props = {
  readonly range: { readonly first: Day; readonly last: Day }
  readonly facts: AbsenceMonthFacts
  readonly onChoose: (leave: LeaveOfDay) => void
}

/** A menu for each kind of leave that can be booked on the selected days. An independent has no such menu. */
export function LeaveMenus({ range, facts: month, onChoose }: Props) {
  if (month.kind === 'independent') return null
  const isRange = range.first !== range.last
  const days = isRange ? bookableDays(range, new Set(month.holidays)) : [range.first]
  const facts = absenceFactsOn(month, days)
  return (
    <div className={classes.menus}>
      {isRange && days.length > 0 && <p className={classes.skips}>{texts.absences.skipsFreeDays(days.length)}</p>}
      {leaveKinds.map((kind) => (
        <LeaveMenu
          key={kind.label}
          kind={kind}
          left={kind.left(facts)}
          byCounter={leftByCounter(kind, facts)}
          refusalsTo={({ absenceCategory, fullDay }) =>
            refusalsToBookAbsence(facts, { category: absenceCategory, fullDay, counter: null })
          }
          onChoose={onChoose}
        />
      ))}
    </div>
  )
}
