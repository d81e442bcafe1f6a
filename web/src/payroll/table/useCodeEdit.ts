import { useState } from 'react'
import type { PayrollRow } from './payrollRow.ts'
import type { PayCodeChoice } from '../queries.ts'
import { refusalOfTypedCode, type TypedCodeRefusal } from './refusalOfTypedCode.ts'
import type { CodeChange } from './usePayCodeChange.ts'

export type CodeEdit = {
  /** The row whose pay code the user is editing. */
  readonly key: string | null
  /** The row that the user edited last. The button of this row gets the focus back. */
  readonly left: string | null
  readonly code: string
  readonly refusal: TypedCodeRefusal | null
  readonly start: (row: PayrollRow) => void
  readonly type: (code: string) => void
  readonly cancel: () => void
  readonly save: () => void
}

/** The state of editing a pay code. The user can edit one row at a time. */
export function useCodeEdit(choices: readonly PayCodeChoice[], onSave: (change: CodeChange) => void): CodeEdit {
  const [row, setRow] = useState<PayrollRow | null>(null)
  const [left, setLeft] = useState<string | null>(null)
  const [code, setCode] = useState('')
  const refusal = row && refusalOfTypedCode({ original: row.code, wanted: code, choices })

  function leave(): void {
    setLeft(row?.key ?? null)
    setRow(null)
  }
  return {
    key: row?.key ?? null,
    left,
    code,
    refusal,
    start: (next) => {
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
