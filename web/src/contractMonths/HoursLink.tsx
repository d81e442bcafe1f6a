import type { ContractMonthRow } from '@uurwerk/contract/timesheets'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { texts } from '../texts/texts.ts'
import { writtenHours } from '../ui/writtenHours.ts'
import classes from './contractMonths.module.css'

type Props = { readonly row: ContractMonthRow; readonly yearMonth: YearMonth }

/** The worked hours, as a link to the month sheet. */
export function HoursLink({ row: { contractId, username, customerName, workedHours }, yearMonth }: Props) {
  const hours = writtenHours(workedHours)
  return (
    <Link
      className={workedHours === 0 ? classes.none : classes.hours}
      to={paths.adminContractMonth({ contract: contractId, month: yearMonth })}
      aria-label={texts.contractMonth.hoursOf(username, customerName, hours)}
    >
      {hours}
    </Link>
  )
}
