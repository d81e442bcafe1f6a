import type { PayrollCheck, PayrollMonth } from '@uurwerk/contract/payroll'

/** The part of an employer's check list that is about one person. */
export function checkOfPerson(check: PayrollCheck, month: PayrollMonth): PayrollCheck {
  const { userId, userName } = month
  const isTheirs = (line: { readonly userId: number }) => line.userId === userId
  const changed = check.changedSinceExport.filter(isTheirs)
  return {
    ...check,
    peopleCount: 1,
    hours: month.totals.hours,
    notConfirmed: check.notConfirmed.filter(isTheirs),
    // A problem of nobody is one of the employer, which stops the file of each person too.
    problems: check.problems.filter((problem) => problem.userId === null || problem.userId === userId),
    // A person's own file may be later than the last one of the employer, whose changes are then not theirs.
    changedSinceExport: !month.changedSinceExport
      ? []
      : changed.length > 0
        ? changed
        : [{ userId, userName, changes: [] }],
    lastExport: month.lastExport,
  }
}
