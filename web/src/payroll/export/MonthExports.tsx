import { payrollCsv, type PayrollMonth } from '@uurwerk/contract/payroll/payroll'
import { sentenceOf } from '@uurwerk/contract/problems'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import { useState } from 'react'
import { makeStale } from '../../app/api/keepReadsFresh.ts'
import { download } from '../../app/api/request/download.ts'
import * as texts from '../../texts/texts.ts'
import { PersonCheckDialog } from '../check/PersonCheckDialog.tsx'
import { ExportButtons } from './ExportButtons.tsx'
import type { PersonMonth } from '../queries.ts'

type Props = { readonly of: PersonMonth; readonly month: PayrollMonth }

export function MonthExports({ of, month }: Props) {
  const [isChecking, setChecking] = useState(false)
  const isEmpty = month._embedded.adminReducedDayInTimeSheetDtoList.length === 0
  const nothing = isEmpty ? texts.payroll.empty.title(formatMonth(of.yearMonth)) : null
  const refusal = month.actions.exportEblox
  const refresh = () => makeStale(['payroll'])
  return (
    <>
      <ExportButtons
        csv={{ download: () => download(payrollCsv, { params: of }), reason: nothing }}
        eblox={{
          // This button opens the check list. A button in the check list makes the export file.
          download: async () => setChecking(true),
          reason: nothing ?? (refusal && sentenceOf(refusal)),
        }}
        onExported={refresh}
      />
      {isChecking && month.hrEmployer !== null && (
        <PersonCheckDialog
          of={of}
          month={month}
          employerId={month.hrEmployer.id}
          onExported={refresh}
          onClose={() => setChecking(false)}
        />
      )}
    </>
  )
}
