import { orderGaps } from '@uurwerk/domain/contracts/orderGaps'
import { formatPeriod } from '@uurwerk/domain/time/formatPeriod'
import { IconAlertTriangle } from '@tabler/icons-react'
import { texts } from '../../texts/texts.ts'
import classes from '../contracts.module.css'
import { orderFactsOf } from '../orders/orderForm.ts'
import type { Contract } from '../queries.ts'

/**
 * Shows the days of the contract without a rate. HR can add an order before an invoice with work on such a day is
 * refused.
 */
export function GapNotice({ contract }: { readonly contract: Contract }) {
  const gaps = orderGaps(orderFactsOf(contract))
  if (gaps.length === 0) return null
  return (
    <div className={classes.warned} role="note">
      <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
      <div>
        <p>{texts.contracts.detail.gaps}</p>
        <ul>
          {gaps.map((gap) => (
            <li key={gap.start}>{formatPeriod(gap)}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
