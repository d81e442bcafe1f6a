import type { PayrollCheck } from '@uurwerk/contract/payroll/payroll'
import * as texts from '../../texts/texts.ts'
import { writtenHours } from '../../ui/written/writtenHours.ts'
import { writtenMoment } from '../../ui/written/writtenMoment.ts'
import classes from './check.module.css'

const words = texts.payroll.check

/** The number of people and hours in the export, and the moment of the previous export. */
export const CheckSummary = ({ check: { peopleCount, hours, lastExport } }: { readonly check: PayrollCheck }) =>
  peopleCount === 0 ? (
    <p className={classes.summary}>{words.nobody}</p>
  ) : (
    <p className={classes.summary}>
      <strong>{words.people(peopleCount)}</strong>, {words.hours(writtenHours(hours))}.{' '}
      <span>
        {lastExport === null ? words.notExported : words.exported(writtenMoment(lastExport.at), lastExport.by)}
      </span>
    </p>
  )
