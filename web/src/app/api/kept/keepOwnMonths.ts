import { monthAbsences } from '@uurwerk/contract/absences/absences'
import type { AnyInput } from '@uurwerk/contract/callInput'
import { recupYear } from '@uurwerk/contract/balances/balances'
import { monthContracts } from '@uurwerk/contract/contracts/contracts'
import type { Endpoint, ResponseOf } from '@uurwerk/contract/endpoint'
import { currentUser } from '@uurwerk/contract/identity/identity'
import { plannedMonth } from '@uurwerk/contract/planning/plannedMonth'
import { workedMonth } from '@uurwerk/contract/timesheets/timesheets'
import { yearOfMonth } from '@uurwerk/domain/time/yearMonth'
import { currentMonth, now } from '../../clock/now.ts'
import { queryClient } from '../queryClient.ts'
import { readTogether } from '../request/readTogether.ts'
import { keepAnswerOf, keptAnswerOf, keptMonths } from './keptAnswers.ts'

type Person = ResponseOf<typeof currentUser>

/** The age in seconds below which an answer that the browser keeps is not read again. */
const YOUNG_SECONDS = 3600

/**
 * Keeps the months of the employee in the browser, so that the employee can open them without a network (rule
 * offline-5). A read that fails is repeated at the next start of the app.
 */
export async function keepOwnMonths(): Promise<void> {
  try {
    // A self-employed person has no recuperation (paid leave for extra hours), so the recuperation is not read.
    if (queryClient.getQueryData<Person>([currentUser.path, {}])?.employee === true)
      await kept(recupYear, { params: { year: yearOfMonth(currentMonth()) } })
    for (const yearMonth of keptMonths()) {
      const params = { yearMonth }
      const contracts = await kept(monthContracts, { params })
      await kept(workedMonth, { params })
      await kept(monthAbsences, { params })
      for (const { id } of contracts._embedded.contractWithShiftTypesDtoList)
        await kept(plannedMonth, { params: { contractId: id, yearMonth } })
    }
  } catch {
    // A failure is ignored without a message, because the employee did not ask for these reads.
  }
}

async function kept<E extends Endpoint>(endpoint: E, input: AnyInput): Promise<ResponseOf<E>> {
  const known = await keptAnswerOf(endpoint, input)
  if (known !== null && now() - known.readAt < YOUNG_SECONDS) return known.answer
  const answer = await readTogether(endpoint, input)
  await keepAnswerOf(endpoint, input, answer)
  return answer
}
