import type { Refusal } from '@uurwerk/domain/refusal'
import { absenceDescriptions } from '@uurwerk/domain/absences/absenceCategory'
import { Collapse } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import type { CSSProperties } from 'react'
import { ActionButton } from '../ui/ActionButton.tsx'
import classes from './absences.module.css'
import type { LeaveKind, LeaveOption } from './leaveKinds.ts'
import type { LeaveOfDay } from './useAbsences.ts'

type Props = {
  readonly kind: LeaveKind
  readonly left: string
  readonly refusalTo: (option: LeaveOption) => Refusal | null
  readonly onChoose: (leave: LeaveOfDay) => void
}

/** One kind of leave: what is left of it, and below, once opened, its lengths. Refused when none of them can be booked. */
export function LeaveMenu({ kind, left, refusalTo, onChoose }: Props) {
  const [opened, setOpened] = useState(false)
  const options = kind.options.map((option) => ({ option, refusal: refusalTo(option) }))
  const [first] = options
  const refusal = options.every((each) => each.refusal !== null) ? (first?.refusal ?? null) : null
  const style = { '--leave': absenceDescriptions[kind.category].color } as CSSProperties

  return (
    <div className={classes.menu} style={style}>
      <ActionButton
        variant="subtle"
        color="gray"
        fullWidth
        justify="flex-start"
        px={4}
        className={classes.head}
        leftSection={<span className={classes.dot} />}
        rightSection={
          <>
            {left}
            <IconChevronDown size={16} stroke={1.75} aria-hidden data-opened={opened || undefined} />
          </>
        }
        refusal={refusal}
        reasonBelow
        aria-expanded={opened}
        onClick={() => setOpened(!opened)}
      >
        {kind.label}
      </ActionButton>
      <Collapse expanded={opened && refusal === null}>
        <div className={classes.options}>
          {options.map((each) => (
            <div key={each.option.label}>
              <ActionButton
                fullWidth
                px={4}
                className={classes.option}
                refusal={each.refusal}
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
