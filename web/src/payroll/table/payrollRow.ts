import type { PayrollDay } from '@uurwerk/contract/payroll/payroll'

/** A row of the payroll timesheet. Its key stays the same when its pay code changes. */
export type PayrollRow = PayrollDay & { readonly key: string }

export function payrollRows(days: readonly PayrollDay[]): PayrollRow[] {
  const seen = new Map<string, number>()
  return days.map((day) => {
    const group = `${day.date} ${day.absenceId ?? day.code}`
    const place = seen.get(group) ?? 0
    seen.set(group, place + 1)
    return { ...day, key: `${group} ${place}` }
  })
}
