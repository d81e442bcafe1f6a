import type { CustomerState } from '@uurwerk/domain/timesheets/customerSide/customerState'
import * as texts from '../../../texts/texts.ts'
import classes from '../contractMonths.module.css'

/** What the customer said about the month. A month of which nothing is asked has a dash. */
export const CustomerStateCell = ({ state }: { readonly state: CustomerState | null }) =>
  state === null ? (
    <span className={classes.none}>{texts.table.nothing}</span>
  ) : (
    <span className={classes.customerState} data-state={state}>
      {texts.contractMonths.customerStates[state]}
    </span>
  )
