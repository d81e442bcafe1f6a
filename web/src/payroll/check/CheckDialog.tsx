import type { PayrollCheck } from '@uurwerk/contract/payroll/payroll'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { makeStale } from '../../app/api/keepReadsFresh.ts'
import * as texts from '../../texts/texts.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { DialogButtons } from '../../ui/dialog/DialogButtons.tsx'
import { LoadState } from '../../ui/page/load/LoadState.tsx'
import { formatHourNumber } from '../../ui/format/formatHourNumber.ts'
import { formatMoment } from '../../ui/format/formatMoment.ts'
import { ExportButtons } from '../export/ExportButtons.tsx'
import { payrollCheckQuery } from '../queries.ts'
import classes from './check.module.css'
import { CheckList } from './CheckList.tsx'

type Props = {
  readonly name: string
  readonly employerId: number
  readonly yearMonth: YearMonth
  /**
   * Returns the part of the employer's check list that the dialog shows. Without this function, the dialog shows the
   * whole check list.
   */
  readonly partOf?: (check: PayrollCheck) => PayrollCheck
  readonly downloadCsv: () => Promise<void>
  readonly downloadEblox: () => Promise<void>
  readonly onClose: () => void
}

const words = texts.payroll.check

/** The points that HR checks before the export, and the buttons that make the export files. */
export function CheckDialog(props: Props) {
  const { name, employerId, yearMonth, partOf = (whole) => whole, downloadCsv, downloadEblox, onClose } = props
  const { data, error, refetch } = useQuery(payrollCheckQuery({ employerId, yearMonth }))
  const check = data && partOf(data)
  return (
    <Dialog opened onClose={onClose} title={words.title(name)} subtitle={formatMonth(yearMonth)}>
      <LoadState title={words.failed} load={{ data: check, error, refetch }} height={220} />
      {check !== undefined && (
        <>
          <CheckSummary check={check} />
          {check.peopleCount > 0 && <CheckList check={check} yearMonth={yearMonth} />}
        </>
      )}
      <DialogButtons>
        <Button variant="subtle" onClick={onClose}>
          {texts.ui.close}
        </Button>
        {check !== undefined && (
          <ExportButtons
            csv={{ download: downloadCsv, reason: whyNothing(check) }}
            eblox={{
              download: downloadEblox,
              reason: whyNothing(check) ?? (check.problems.length === 0 ? null : words.problems(check.problems.length)),
            }}
            onExported={() => makeStale(['payroll'])}
          />
        )}
      </DialogButtons>
    </Dialog>
  )
}

const whyNothing = ({ peopleCount }: PayrollCheck): string | null => (peopleCount === 0 ? words.nobody : null)

const CheckSummary = ({ check: { peopleCount, hours, lastExport } }: { readonly check: PayrollCheck }) =>
  peopleCount === 0 ? (
    <p className={classes.summary}>{words.nobody}</p>
  ) : (
    <p className={classes.summary}>
      <strong>{words.people(peopleCount)}</strong>, {words.hours(formatHourNumber(hours))}.{' '}
      <span>
        {lastExport === null ? words.notExported : words.exported(formatMoment(lastExport.at), lastExport.by)}
      </span>
    </p>
  )
