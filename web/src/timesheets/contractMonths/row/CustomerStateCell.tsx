import type { CustomerState } from '@uurwerk/domain/timesheets/customerSide/customerState'
import * as texts from '../../../texts/texts.ts'
import classes from '../contractMonths.module.css'

/**
 * The table cell with the state of the customer's signature. When the customer does not have to sign, the cell has a
 * dash.
 */
export const CustomerStateCell = ({ state }: { readonly state: CustomerState | null }) =>
  state === null ? (
    <span className={classes.none}>{texts.table.nothing}</span>
  ) : (
    <span className={classes.customerState} data-state={state}>
      {texts.contractMonths.customerStates[state]}
    </span>
  )
