import type { RefusalOf } from '@uurwerk/contract/problems'
import { absenceDescriptions } from '@uurwerk/domain/absences/absenceCategory'
import { absenceFactsOn, type AbsenceMonthFacts } from '@uurwerk/domain/absences/absenceMonthFacts'
import { bookableDays } from '@uurwerk/domain/absences/booking/bookableDays'
import { refusalsToBookAbsence } from '@uurwerk/domain/absences/booking/refusalToBookAbsence'
import type { Day } from '@uurwerk/domain/time/day'
import { monthOf } from '@uurwerk/domain/time/yearMonth'
import { Collapse } from '@mantine/core'
import { useState, type CSSProperties } from 'react'
import * as texts from '../texts/texts.ts'
import { ActionButton } from '../ui/buttons/ActionButton.tsx'
import { reasonOf } from '../ui/buttons/reasons/reasonOf.ts'
import { IconChevronDown } from '../ui/icons.ts'
import classes from './absences.module.css'
import { leaveKinds, leftByCounter, type LeaveKind, type LeaveOption } from './leaveKinds.ts'
import { useAbsences } from './useAbsences.ts'

type Props = {
  readonly range: { readonly first: Day; readonly last: Day }
  readonly facts: AbsenceMonthFacts
  /** Closes the dialog. The calendar shows the new absences immediately, before the server answers. */
  readonly onClose: () => void
}

/** A menu for each kind of leave that can be booked on the selected days. A self-employed person has no such menu. */
export function LeaveMenus({ range, facts: month, onClose }: Props) {
  const { book } = useAbsences(monthOf(range.first))
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
          onChoose={(option) => {
            onClose()
            void book(range, option)
          }}
        />
      ))}
    </div>
  )
}

type MenuProps = {
  readonly kind: LeaveKind
  readonly left: string
  /** The days left in each leave balance of this kind; null when there is only one such balance. */
  readonly byCounter: string | null
  readonly refusalsTo: (option: LeaveOption) => readonly RefusalOf[]
  readonly onChoose: (option: LeaveOption) => void
}

/** The open menu shows the options of one kind. When none can be booked, one line lists all the reasons. */
function LeaveMenu({ kind, left, byCounter, refusalsTo, onChoose }: MenuProps) {
  const [opened, setOpened] = useState(false)
  const options = kind.options.map((option) => ({ option, refusals: refusalsTo(option) }))
  const canNone = options.every(({ refusals }) => refusals.length > 0)
  const reason = canNone ? reasonOf(options.flatMap(({ refusals }) => refusals)) : null
  const style = { '--leave': absenceDescriptions[kind.category].color } as CSSProperties

  return (
    <div className={classes.menu} style={style}>
      <ActionButton
        variant="subtle"
        color="gray"
        fullWidth
        justify="flex-start"
        px="xs"
        className={classes.head}
        leftSection={<span className={classes.dot} />}
        rightSection={
          <>
            {left}
            <IconChevronDown size={16} stroke={1.75} aria-hidden data-opened={opened || undefined} />
          </>
        }
        reason={reason}
        reasonBelow
        aria-expanded={opened}
        onClick={() => setOpened(!opened)}
      >
        {kind.label}
      </ActionButton>
      <Collapse expanded={opened && reason === null}>
        {byCounter !== null && <p className={classes.byCounter}>{byCounter}</p>}
        <div className={classes.options}>
          {options.map((each) => (
            <div key={each.option.label}>
              <ActionButton
                fullWidth
                px="xs"
                className={classes.option}
                reason={reasonOf(each.refusals)}
                reasonBelow
                onClick={() => onChoose(each.option)}
              >
                {each.option.label}
              </ActionButton>
            </div>
          ))}
        </div>
      </Collapse>
    </div>
  )
}
