import type { PayrollMonth } from '@uurwerk/contract/payroll/payroll'
import classes from './payroll.module.css'
import * as texts from '../texts/texts.ts'
import type { Fact } from '../ui/page/Facts.tsx'
import { writtenMoment } from '../ui/written/writtenMoment.ts'
import { writtenNumber } from '../ui/written/writtenNumber.ts'

const words = texts.payroll.facts

/** The numbers of the person at the payroll office, and the last export of this month. */
const payrollFacts = (month: PayrollMonth): readonly Fact[] => [
  {
    label: words.employeeNumber,
    ...(month.employeeNr === null ? { value: words.missing, tone: 'red' } : { value: month.employeeNr }),
  },
  {
    label: words.employer,
    ...(month.hrEmployer === null ? { value: words.noEmployer, tone: 'red' } : { value: month.hrEmployer.name }),
  },
  { label: words.withoutCertificate, value: words.days(writtenNumber(month.sickDaysWithoutCertificateLeft)) },
  {
    label: words.lastExport,
    value:
      month.lastExport === null
        ? words.notExported
        : words.export(writtenMoment(month.lastExport.at), month.lastExport.by),
  },
]

/** The facts about the payroll month below the name of the person, on one line when the screen is wide enough. */
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
