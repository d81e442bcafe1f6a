import { hundredths, type Hundredths } from '../../money/hundredths.ts'
import type { Day } from '../../time/day.ts'

export type PayrollHandover = {
  readonly employerNumber: string | null
  readonly employeeNumber: number | null
  readonly lines: readonly { readonly day: Day; readonly code: string; readonly hours: Hundredths }[]
}

/**
 * A change since the last payroll export: another payroll number, or other hours for a day and pay code. A missing line
 * counts as 0 hours.
 */
export type PayrollChange =
  | {
      readonly field: 'employerNumber' | 'employeeNumber'
      readonly before: string | null
      readonly after: string | null
    }
  | {
      readonly field: 'hours'
      readonly day: Day
      readonly code: string
      readonly before: Hundredths
      readonly after: Hundredths
    }

export function payrollChanges(before: PayrollHandover, after: PayrollHandover): PayrollChange[] {
  const [old, now] = [hoursByLine(before), hoursByLine(after)]
  const lines = [...new Set([...old.keys(), ...now.keys()])].sort()
  return [
    ...numberChange('employerNumber', before, after),
    ...numberChange('employeeNumber', before, after),
    ...lines.flatMap((line) => {
      const [day, code] = line.split(' ') as [Day, string]
      const hours = { before: old.get(line) ?? hundredths(0), after: now.get(line) ?? hundredths(0) }
      return hours.before === hours.after ? [] : [{ field: 'hours' as const, day, code, ...hours }]
    }),
  ]
}

const hoursByLine = ({ lines }: PayrollHandover): ReadonlyMap<string, Hundredths> =>
  new Map(lines.map(({ day, code, hours }) => [`${day} ${code}`, hours]))

function numberChange(
  field: 'employerNumber' | 'employeeNumber',
  before: PayrollHandover,
  after: PayrollHandover,
): PayrollChange[] {
  if (before[field] === after[field]) return []
  return [{ field, before: textOf(before[field]), after: textOf(after[field]) }]
}

const textOf = (value: string | number | null): string | null => (value === null ? null : `${value}`)
