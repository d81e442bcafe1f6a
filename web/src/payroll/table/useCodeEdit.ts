import { refusalOfTypedCode } from '@uurwerk/domain/payroll/payCodeChange'
import { useState } from 'react'
import type { PayrollRow } from './payrollRow.ts'
import type { PayCodeChoice } from '../queries.ts'
import type { CodeChange } from './withPayCode.ts'

export type CodeEdit = ReturnType<typeof useCodeEdit>

/** The state of editing a pay code. The user can edit one row at a time. */
export function useCodeEdit(choices: readonly PayCodeChoice[], onSave: (change: CodeChange) => void) {
  const [row, setRow] = useState<PayrollRow | null>(null)
  const [left, setLeft] = useState<string | null>(null)
  const [code, setCode] = useState('')
  const refusal = row && refusalOfTypedCode({ original: row.code, wanted: code }, choices)

  function leave(): void {
    setLeft(row?.key ?? null)
    setRow(null)
  }
  return {
    key: row?.key ?? null,
    /** The row that the user edited last. After the edit, the button of this row gets the focus back. */
    left,
    code,
    refusal,
    start: (next: PayrollRow) => {
      setRow(next)
      setCode(next.code)
    },
    type: setCode,
    cancel: leave,
    save: () => {
      if (row === null || row.absenceId === null || refusal !== null) return
      onSave({ absenceId: row.absenceId, originalSDWorxCode: row.code, newSDWorxCode: code })
      leave()
    },
  }
}
