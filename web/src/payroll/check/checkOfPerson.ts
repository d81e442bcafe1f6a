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
    // A problem without a person is about the HR employer. It prevents each export file of the employer, also the file
    // of one person.
    problems: check.problems.filter((problem) => problem.userId === null || problem.userId === userId),
    // The export of this person can be later than the last export of the employer. A change before the person's export
    // is then already in that export, so it is not shown.
    changedSinceExport: !month.changedSinceExport
      ? []
      : changed.length > 0
        ? changed
        : [{ userId, userName, changes: [] }],
    lastExport: month.lastExport,
  }
}
