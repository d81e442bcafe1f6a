import { textColorOn } from '@uurwerk/domain/planning/shift/textColorOn'
import type { ComponentProps, ReactNode } from 'react'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import classes from './shifts.module.css'

type Props = Pick<
  ComponentProps<typeof ActionButton>,
  'refusal' | 'reason' | 'reasonBelow' | 'fullWidth' | 'onClick'
> & {
  readonly color: string
  readonly isFirst?: boolean
  readonly children: ReactNode
}

/**
 * A button in the colour of a shift, a shift type or an absence. `isFirst` is for the first button in a dialog, which
 * gets the focus.
 */
export const ColorButton = ({ color, isFirst = false, ...button }: Props) => (
  <ActionButton
    {...button}
    className={classes.type}
    style={{ '--shift': color, '--on-shift': textColorOn(color) }}
    data-autofocus={isFirst || undefined}
  />
)
