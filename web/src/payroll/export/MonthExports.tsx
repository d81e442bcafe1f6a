import { payrollCsv, payrollEblox, type PayrollMonth } from '@uurwerk/contract/payroll/payroll'
import { sentenceOf } from '@uurwerk/contract/problems'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import { useState } from 'react'
import { makeStale } from '../../app/api/keepReadsFresh.ts'
import { download } from '../../app/api/request/download.ts'
import * as texts from '../../texts/texts.ts'
import { CheckDialog } from '../check/CheckDialog.tsx'
import { checkOfPerson } from '../check/checkOfPerson.ts'
import { ExportButtons } from './ExportButtons.tsx'
import type { PersonMonth } from '../queries.ts'

type Props = { readonly of: PersonMonth; readonly month: PayrollMonth }

export function MonthExports({ of, month }: Props) {
  const [isChecking, setChecking] = useState(false)
  const isEmpty = month._embedded.adminReducedDayInTimeSheetDtoList.length === 0
  const nothing = isEmpty ? texts.payroll.empty.title(formatMonth(of.yearMonth)) : null
  const refusal = month.actions.exportEblox
  const downloadCsv = () => download(payrollCsv, { params: of })
  return (
    <>
      <ExportButtons
        csv={{ download: downloadCsv, reason: nothing }}
        eblox={{
          // This button opens the check list, and a button in the check list makes the export file.
          download: async () => setChecking(true),
          reason: nothing ?? (refusal && sentenceOf(refusal)),
        }}
        onExported={() => makeStale(['payroll'])}
      />
      {isChecking && month.hrEmployer !== null && (
        <CheckDialog
          name={month.userName}
          employerId={month.hrEmployer.id}
          yearMonth={of.yearMonth}
          partOf={(check) => checkOfPerson(check, month)}
          downloadCsv={downloadCsv}
          downloadEblox={() => download(payrollEblox, { params: of })}
          onClose={() => setChecking(false)}
        />
      )}
    </>
  )
}
