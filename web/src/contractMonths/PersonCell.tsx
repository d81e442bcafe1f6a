import type { ContractMonthRow } from '@uurwerk/contract/timesheets'
import { VisuallyHidden } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { texts } from '../texts/texts.ts'
import classes from './contractMonths.module.css'
import { marksOf, stepOfHr } from './marksOf.ts'

/** The name of the person, and the marks of the month that HR must check. */
export const PersonCell = ({ row }: { readonly row: ContractMonthRow }) => {
  const marks = marksOf(row)
  const step = stepOfHr(row)
  return (
    <span className={classes.cut} title={[row.username, ...marks, ...(step === null ? [] : [step])].join(' · ')}>
      <span className={classes.name}>{row.username}</span>
      {!row.employee && <span className={classes.kind}> {texts.contractMonths.marks.independent}</span>}
      {marks.map((mark) => (
        <span key={mark} className={classes.mark}>
          {' '}
          <IconAlertTriangle size={13} stroke={2} aria-hidden /> {mark}
        </span>
      ))}
      {step !== null && <VisuallyHidden>{step}</VisuallyHidden>}
    </span>
  )
}
