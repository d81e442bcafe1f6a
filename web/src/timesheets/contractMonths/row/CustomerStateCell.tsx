import type { CustomerState } from '@uurwerk/domain/timesheets/customerSide/customerState'
import { IconHourglass, IconMessage2, IconSignature, IconSignatureOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import * as texts from '../../../texts/texts.ts'
import classes from '../contractMonths.module.css'

const LOOK = { size: 15, stroke: 1.75, 'aria-hidden': true } as const
const ICONS: Readonly<Record<CustomerState, ReactNode>> = {
  awaited: <IconHourglass {...LOOK} />,
  disputed: <IconMessage2 {...LOOK} />,
  waived: <IconSignatureOff {...LOOK} />,
  signed: <IconSignature {...LOOK} />,
}

/** What the customer said about the month. A month of which nothing is asked has a dash. */
export const CustomerStateCell = ({ state }: { readonly state: CustomerState | null }) =>
  state === null ? (
    <span className={classes.none}>{texts.table.nothing}</span>
  ) : (
    <span className={classes.customerState} data-state={state}>
      {ICONS[state]}
      {texts.contractMonths.customerStates[state]}
    </span>
  )
