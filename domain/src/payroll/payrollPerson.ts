import type { ExportLine } from './export/exportLines.ts'

export type PayrollPerson = {
  readonly personId: number
  readonly name: string
  readonly employeeNumber: number | null
  readonly employer: PayrollEmployer | null
  readonly lines: readonly ExportLine[]
}

export type PayrollEmployer = { readonly name: string; readonly number: string | null }
