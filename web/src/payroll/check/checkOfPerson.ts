import type { PayrollCheck, PayrollMonth } from '@uurwerk/contract/payroll/payroll'

/** The part of an HR employer's check list that is about one person (rule payroll-34). */
export function checkOfPerson(check: PayrollCheck, month: PayrollMonth): PayrollCheck {
  const { userId, userName } = month
  const isTheirs = (line: { readonly userId: number }) => line.userId === userId
  const changed = check.changedSinceExport.filter(isTheirs)
  return {
    ...check,
    peopleCount: 1,
    hours: month.totals.hours,
    notConfirmed: check.notConfirmed.filter(isTheirs),
    // A problem without a person is about the HR employer, and prevents each export file of that employer.
    problems: check.problems.filter((problem) => problem.userId === null || problem.userId === userId),
    // When nothing changed in the month after the last export of this person, the list of changes is empty. That export
    // contains all earlier changes.
    changedSinceExport: !month.changedSinceExport
      ? []
      : changed.length > 0
        ? changed
        : [{ userId, userName, changes: [] }],
    lastExport: month.lastExport,
  }
}
