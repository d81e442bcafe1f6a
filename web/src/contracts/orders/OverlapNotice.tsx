import { formatPeriod } from '@uurwerk/domain/time/formatPeriod'
import { IconAlertTriangle } from '@tabler/icons-react'
import * as texts from '../../texts/texts.ts'
import classes from '../contracts.module.css'
import type { OrderOverlap } from './orderForm.ts'

type Props = {
  readonly overlap: OrderOverlap | null
  /**
   * True when the order is new. The notice then says that the user can change the rate of an order instead of adding an
   * order.
   */
  readonly isNew: boolean
}

/** The sentence 'Deze datums overlappen met andere:' with the periods of the other orders. */
export const OverlapNotice = ({ overlap, isNew }: Props) => (
  <div role="alert">
    {overlap !== null && (
      <div className={classes.refused}>
        <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
        <div>
          <p>{texts.contracts.order.overlap}</p>
          <ul>
            {overlap.overlapping.map(({ id, period }) => (
              <li key={id}>{formatPeriod(period)}</li>
            ))}
          </ul>
          {isNew && <p>{texts.contracts.order.onlyTheRate}</p>}
        </div>
      </div>
    )}
  </div>
)
