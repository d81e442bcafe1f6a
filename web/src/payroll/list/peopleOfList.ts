import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import type { Neighbours } from '../../timesheets/review/neighboursOf.ts'
import type { ReviewedList } from '../../timesheets/review/reviewedList.ts'

type Row = ContractMonthRow

type PeopleOfList = Neighbours & {
  readonly isListed: boolean
  readonly all: number
}

/**
 * The people whose payroll timesheets HR goes through: in the order of the list from which HR came, or all people by
 * name when the person is not in that list. Each person occurs once. Self-employed people are left out, because they
 * have no payroll timesheet (rule payroll-35).
 */
export function peopleOfList(rows: readonly Row[], list: ReviewedList | null, userId: number): PeopleOfList {
  const byContract = new Map(rows.map((row) => [row.contractId, row]))
  const ofList = list?.contractIds.flatMap((id) => byContract.get(id) ?? []) ?? []
  const isListed = ofList.some((row) => row.userId === userId)
  const employees = (isListed ? ofList : rows).filter(({ employee }) => employee)
  const people = [...new Map(employees.toReversed().map((row) => [row.userId, row])).values()].toReversed()
  const index = people.findIndex((row) => row.userId === userId)
  return {
    isListed,
    all: people.length,
    place: index === -1 ? null : index + 1,
    previous: index === -1 ? null : (people[index - 1] ?? null),
    next: index === -1 ? null : (people[index + 1] ?? null),
  }
}
