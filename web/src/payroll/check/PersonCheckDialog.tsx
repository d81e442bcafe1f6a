import { payrollCsv, payrollEblox, type PayrollMonth } from '@uurwerk/contract/payroll/payroll'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { download } from '../../app/api/request/download.ts'
import * as texts from '../../texts/texts.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { DialogButtons } from '../../ui/dialog/DialogButtons.tsx'
import { LoadError } from '../../ui/page/LoadError.tsx'
import { ExportButtons } from '../export/ExportButtons.tsx'
import { payrollCheckQuery, type PersonMonth } from '../queries.ts'
import { CheckList } from './CheckList.tsx'
import { checkOfPerson } from './checkOfPerson.ts'
import { CheckSummary } from './CheckSummary.tsx'

type Props = {
  readonly of: PersonMonth
  readonly month: PayrollMonth
  readonly employerId: number
  readonly onExported: () => unknown
  readonly onClose: () => void
}

const words = texts.payroll.check

/** The dialog with the check list of one person's month and the buttons for its files. */
export function PersonCheckDialog({ of, month, employerId, onExported, onClose }: Props) {
  const { yearMonth } = of
  const { data, error, refetch } = useQuery(payrollCheckQuery({ employerId, yearMonth }))
  const check = data && checkOfPerson(data, month)
  return (
    <Dialog opened onClose={onClose} title={words.title(month.userName)} subtitle={formatMonth(yearMonth)}>
      {check === undefined && error === null && <Skeleton h={220} />}
      {check === undefined && error !== null && (
        <LoadError title={words.failed} error={error} onRetry={() => refetch()} />
      )}
      {check !== undefined && (
        <>
          <CheckSummary check={check} />
          <CheckList check={check} yearMonth={yearMonth} />
        </>
      )}
      <DialogButtons>
        <Button variant="subtle" onClick={onClose}>
          {texts.ui.close}
        </Button>
        {check !== undefined && (
          <ExportButtons
            csv={{ download: () => download(payrollCsv, { params: of }), reason: null }}
            eblox={{
              download: () => download(payrollEblox, { params: of }),
              reason: check.problems.length === 0 ? null : words.problems(check.problems.length),
            }}
            onExported={onExported}
          />
        )}
      </DialogButtons>
    </Dialog>
  )
}
