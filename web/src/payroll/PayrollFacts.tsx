import type { PayrollMonth } from '@uurwerk/contract/payroll'
import classes from './payroll.module.css'
import { payrollFacts } from './payrollFacts.ts'

/** The facts below the name of the person, on one line when the screen is wide enough. */
export const PayrollFacts = ({ month }: { readonly month: PayrollMonth }) => (
  <dl className={classes.facts}>
    {payrollFacts(month).map(({ label, value, tone }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd data-tone={tone}>{value}</dd>
      </div>
    ))}
  </dl>
)
