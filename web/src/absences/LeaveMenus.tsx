import { bookableDays } from '@uurwerk/domain/absences/bookableDays'
import { refusalsToBookAbsence } from '@uurwerk/domain/absences/refusalToBookAbsence'
import { toDay } from '@uurwerk/domain/time/day'
import type { Day } from '@uurwerk/domain/time/day'
import * as texts from '../texts/texts.ts'
import { absenceFacts } from './absenceFacts.ts'
import type { AbsenceSources } from './absenceFacts.ts'
import classes from './absences.module.css'
import { LeaveMenu } from './LeaveMenu.tsx'
import { leaveKinds } from './leaveKinds.ts'
import type { LeaveOfDay } from './useAbsences.ts'

type Props = {
  readonly range: { readonly first: Day; readonly last: Day }
  readonly sources: AbsenceSources
  readonly onChoose: (leave: LeaveOfDay) => void
}

/** A menu for each kind of leave that can be booked on the selected days. An independent has no such menu. */
export function LeaveMenus({ range, sources, onChoose }: Props) {
  if (!sources.person.employee) return null
  const isRange = range.first !== range.last
  const holidays = new Set(sources.absences.holidayDtos.map(({ date }) => toDay(date)))
  const days = isRange ? bookableDays(range, holidays) : [range.first]
  const facts = absenceFacts(sources, days)
  return (
    <div className={classes.menus}>
      {isRange && days.length > 0 && <p className={classes.skips}>{texts.absences.skipsFreeDays(days.length)}</p>}
      {leaveKinds.map((kind) => (
        <LeaveMenu
          key={kind.label}
          kind={kind}
          left={kind.left(facts)}
          refusalsTo={({ absenceCategory, fullDay }) =>
            refusalsToBookAbsence(facts, { category: absenceCategory, fullDay, counter: null })
          }
          onChoose={onChoose}
        />
      ))}
    </div>
  )
}
