import { Fragment } from 'react'
import type { BilledVat } from '@uurwerk/domain/invoicing/vat/billVat'
import { writtenReason } from '@uurwerk/domain/invoicing/vat/vatBreakdown'
import { eurosOf } from '@uurwerk/domain/money/cents'
import * as texts from '../texts/texts.ts'
import { writtenEuros } from '../ui/written/writtenEuros.ts'
import { writtenHours } from '../ui/written/writtenHours.ts'
import classes from './bill.module.css'
import type { Invoice } from './queries.ts'
import { writtenGroup } from './writtenVat.ts'

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
    reason: writtenReason(group),
  })),
  total: eurosOf(totals.includingVat),
})

export function BillTotals({ workedHours, vatExcluded, vat, total }: Props) {
  const words = texts.invoicing
  return (
    <div className={classes.totals}>
      <div>{vat.map((group) => group.reason !== '' && <p key={writtenGroup(group)}>{group.reason}</p>)}</div>
      <dl>
        {workedHours !== undefined && (
          <>
            <dt>{words.workedHours}</dt>
            <dd>{writtenHours(workedHours)}</dd>
          </>
        )}
        <dt>{words.vatExcluded}</dt>
        <dd>{writtenEuros(vatExcluded)}</dd>
        {vat.map((group) => (
          <Fragment key={writtenGroup(group)}>
            <dt>
              {vat.length === 1 ? writtenGroup(group) : words.vatOnBase(writtenGroup(group), writtenEuros(group.base))}
            </dt>
            <dd>{writtenEuros(group.vat)}</dd>
          </Fragment>
        ))}
        <dt className={classes.total}>{words.total}</dt>
        <dd className={classes.total}>{writtenEuros(total)}</dd>
      </dl>
    </div>
  )
}
