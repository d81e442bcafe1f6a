import { Fragment } from 'react'
import type { BilledVat } from '@uurwerk/domain/invoicing/vat/billVat'
import { formatReason } from '@uurwerk/domain/invoicing/vat/vatBreakdown'
import { eurosOf } from '@uurwerk/domain/money/cents'
import * as texts from '../texts/texts.ts'
import { formatEuroNumber } from '../ui/format/formatEuroNumber.ts'
import { formatHourNumber } from '../ui/format/formatHourNumber.ts'
import classes from './bill.module.css'
import type { Invoice } from './queries.ts'
import { formatGroup } from './formatVat.ts'

type Props = {
  /** The worked hours. Absent for an invoice without a timesheet. */
  readonly workedHours?: number
  readonly vatExcluded: number
  readonly vat: Invoice['vatBreakdown']
  readonly total: number
}

export const totalsOfBill = ({ groups, totals }: Pick<BilledVat, 'groups' | 'totals'>): Props => ({
  vatExcluded: eurosOf(totals.excludingVat),
  vat: groups.map((group) => ({
    category: group.category,
    percentage: group.percentage,
    base: eurosOf(group.base),
    vat: eurosOf(group.vat),
    code: group.code,
    reason: formatReason(group),
  })),
  total: eurosOf(totals.includingVat),
})

export function BillTotals({ workedHours, vatExcluded, vat, total }: Props) {
  const words = texts.invoicing
  return (
    <div className={classes.totals}>
      <div>{vat.map((group) => group.reason !== '' && <p key={formatGroup(group)}>{group.reason}</p>)}</div>
      <dl>
        {workedHours !== undefined && (
          <>
            <dt>{words.workedHours}</dt>
            <dd>{formatHourNumber(workedHours)}</dd>
          </>
        )}
        <dt>{words.vatExcluded}</dt>
        <dd>{formatEuroNumber(vatExcluded)}</dd>
        {vat.map((group) => (
          <Fragment key={formatGroup(group)}>
            <dt>
              {vat.length === 1
                ? formatGroup(group)
                : words.vatOnBase(formatGroup(group), formatEuroNumber(group.base))}
            </dt>
            <dd>{formatEuroNumber(group.vat)}</dd>
          </Fragment>
        ))}
        <dt className={classes.total}>{words.total}</dt>
        <dd className={classes.total}>{formatEuroNumber(total)}</dd>
      </dl>
    </div>
  )
}
