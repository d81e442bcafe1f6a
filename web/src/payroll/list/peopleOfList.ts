import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import type { Neighbours } from '../../timesheets/review/neighboursOf.ts'
import type { ReviewedList } from '../../timesheets/review/reviewedList.ts'

type Row = ContractMonthRow

type PeopleOfList = Neighbours & {
  /** True when the person is in the list from which HR came. */
  readonly isListed: boolean
  /** The number of people with a payroll timesheet in the list. */
  readonly all: number
}

/**
 * The people of the list from which HR came, in the order of that list. When the person is not in that list, all people
 * of the month by name. A person with several contracts is in the list once. Self-employed people have no payroll
 * timesheet, so they are left out (rule payroll-35).
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
