import { employerPayrollCsv, employerPayrollEblox, type PayrollCheck } from '@uurwerk/contract/payroll/payroll'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { makeStale } from '../../app/api/keepReadsFresh.ts'
import { download } from '../../app/api/request/download.ts'
import * as texts from '../../texts/texts.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { DialogButtons } from '../../ui/dialog/DialogButtons.tsx'
import { LoadError } from '../../ui/page/LoadError.tsx'
import { ExportButtons } from '../export/ExportButtons.tsx'
import { payrollCheckQuery } from '../queries.ts'
import { CheckList } from './CheckList.tsx'
import { CheckSummary } from './CheckSummary.tsx'

type Employer = { readonly id: number; readonly name: string }

type Props = { readonly employer: Employer; readonly yearMonth: YearMonth; readonly onClose: () => void }

const words = texts.payroll.check

/** The dialog with the check list of an employer's month and the buttons for its files. */
export function PayrollCheckDialog({ employer, yearMonth, onClose }: Props) {
  const params = { employerId: employer.id, yearMonth }
  const { data, error, refetch } = useQuery(payrollCheckQuery(params))
  return (
    <Dialog opened onClose={onClose} title={words.title(employer.name)} subtitle={formatMonth(yearMonth)}>
      {data === undefined && error === null && <Skeleton h={220} />}
      {data === undefined && error !== null && (
        <LoadError title={words.failed} error={error} onRetry={() => refetch()} />
      )}
      {data !== undefined && (
        <>
          <CheckSummary check={data} />
          {data.peopleCount > 0 && <CheckList check={data} yearMonth={yearMonth} />}
        </>
      )}
      <DialogButtons>
        <Button variant="subtle" onClick={onClose}>
          {texts.ui.close}
        </Button>
        {data !== undefined && (
          <ExportButtons
            csv={{ download: () => download(employerPayrollCsv, { params }), reason: whyNothing(data) }}
            eblox={{
              download: () => download(employerPayrollEblox, { params }),
              reason: whyNothing(data) ?? (data.problems.length === 0 ? null : words.problems(data.problems.length)),
            }}
            onExported={() => makeStale(['payroll'])}
          />
        )}
      </DialogButtons>
    </Dialog>
  )
}

const whyNothing = ({ peopleCount }: PayrollCheck): string | null => (peopleCount === 0 ? words.nobody : null)
