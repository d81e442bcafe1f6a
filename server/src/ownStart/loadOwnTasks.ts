import { seconds } from '@uurwerk/domain/money/seconds'
import type { Day } from '@uurwerk/domain/time/day'
import { addMonths, monthOf } from '@uurwerk/domain/time/yearMonth'
import { ownTasks, type OwnMonth, type OwnTask } from '@uurwerk/domain/timesheets/ownTasks'
import { orNotFound } from '../app/RefusalError.ts'
import { balanceOfMonth } from '../balances/months/balanceOfMonth.ts'
import { loadMonthFacts } from '../balances/months/loadMonthFacts.ts'
import type { MonthFactsRow } from '../balances/months/monthFactsStore.ts'
import type { Database } from '../platform/db/database.ts'
import { listOwnMonths, type OwnMonthRow } from './ownStartStore.ts'

/** The number of past months for which the start page shows tasks. Earlier months have no tasks for an employee. */
const PAST_MONTHS = 6

type Input = { readonly personId: number; readonly today: Day }

/** The tasks of a person today, and the facts of the person's months (rule timesheets-72). */
export async function loadOwnTasks(
  db: Database,
  { personId, today }: Input,
): Promise<{ readonly person: MonthFactsRow; readonly tasks: OwnTask[] }> {
  const current = monthOf(today)
  const range = { personId, first: addMonths(current, -PAST_MONTHS), last: addMonths(current, 1) }
  const [months, facts] = await Promise.all([listOwnMonths(db, range), loadMonthFacts(db, range)])
  const person = orNotFound(facts)
  return {
    person,
    tasks: ownTasks({ kind: person.kind, today, months: months.map((month) => ownMonth(person, month)) }),
  }
}

function ownMonth(person: MonthFactsRow, month: OwnMonthRow): OwnMonth {
  const { counted, needed } = balanceOfMonth(person, month.yearMonth)
  return { ...month, counted: seconds(counted), needed: seconds(needed) }
}
