import { employerPayrollCsv, employerPayrollEblox } from '@uurwerk/contract/payroll/payroll'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { download } from '../../app/api/request/download.ts'
import { CheckDialog } from './CheckDialog.tsx'

type Employer = { readonly id: number; readonly name: string }

type Props = { readonly employer: Employer; readonly yearMonth: YearMonth; readonly onClose: () => void }

export function PayrollCheckDialog({ employer: { id, name }, yearMonth, onClose }: Props) {
  const params = { employerId: id, yearMonth }
  return (
    <CheckDialog
      {...params}
      name={name}
      downloadCsv={() => download(employerPayrollCsv, { params })}
      downloadEblox={() => download(employerPayrollEblox, { params })}
      onClose={onClose}
    />
  )
}
