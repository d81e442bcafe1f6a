import { WHOLE } from '../../money/basisPoints.ts'
import { divideRounded } from '../../money/divideRounded.ts'
import { hundredths, type Hundredths } from '../../money/hundredths.ts'
import type { Day } from '../../time/day.ts'
import type { PayrollRow } from '../payrollRows.ts'

export type ExportLine = {
  readonly day: Day
  readonly code: string
  readonly definition: string
  readonly hours: Hundredths
}

const EXACT_IN_HUNDREDTH = 36n * BigInt(WHOLE)

/** The exact durations of a day and pay code are added, and the sum is rounded once (rule payroll-27). */
export function exportLines(rows: readonly PayrollRow[]): ExportLine[] {
  const ofOneLine = Map.groupBy(rows, ({ day, code }) => `${day} ${code}`)
  return [...ofOneLine.values()].flatMap((same) => {
    const [first] = same
    const length = same.reduce((sum, row) => sum + BigInt(row.length), 0n)
    const hours = hundredths(Number(divideRounded(length, EXACT_IN_HUNDREDTH)))
    return first === undefined || hours === 0
      ? []
      : [{ day: first.day, code: first.code, definition: first.payCode.definition, hours }]
  })
}
