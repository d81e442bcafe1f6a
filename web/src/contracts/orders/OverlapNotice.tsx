import { formatPeriod } from '@uurwerk/domain/time/formatPeriod'
import { IconAlertTriangle } from '@tabler/icons-react'
import { texts } from '../../texts/texts.ts'
import classes from '../contracts.module.css'
import type { OrderOverlap } from './orderForm.ts'

type Props = {
  readonly overlap: OrderOverlap | null
  /** Of an order that does not exist yet: perhaps only a rate was meant. */
  readonly isNew: boolean
}

/** 'Deze datums overlappen met andere:' and their periods (master data specification, 2). */
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
