import { counted } from '@uurwerk/contract/operations/doctor/counted'
import { eurosOf } from '@uurwerk/domain/money/cents'
import { halfYearsWithoutRate } from '@uurwerk/domain/payments/reminders/lateInterest'
import { addDays } from '@uurwerk/domain/time/day'
import { formatDayWithDashes } from '@uurwerk/domain/time/formatDay'
import type { QueryContext } from '../../../app/context.ts'
import { listLateAmounts } from '../../../payments/booking/balanceStore.ts'
import { listInterestRates } from '../../../payments/reminders/reminderSettingsStore.ts'
import { listStatementGaps, readBankFacts, type StatementGap } from '../facts/bankFactsStore.ts'
import type { CheckResult, FindingWithPlaces } from '../facts/checkResult.ts'

/** The number of days within which HR should book the movements of a bank file. */
const WAITS_DAYS = 14
/**
 * The number of days before today in which the check looks for a missing bank statement. An older missing statement
 * does not change a reminder any more.
 */
const DAYS_BACK = 365

/** Checks the bank files and the interest rates (rule payments-37). */
export async function checkPayments({ db, today }: Pick<QueryContext, 'db' | 'today'>): Promise<CheckResult> {
  const bank = await readBankFacts(db, addDays(today, -WAITS_DAYS))
  const gaps = await listStatementGaps(db, addDays(today, -DAYS_BACK))
  const late = await listLateAmounts(db, today)
  const halfYears = halfYearsWithoutRate(late, await listInterestRates(db), today).map(formatDayWithDashes)
  const { unassigned: count, unassignedCents } = bank
  const total = eurosOf(unassignedCents)
  const places = [{ screen: 'payments' }] as const
  return {
    summary:
      bank.entries === 0
        ? 'Nog geen rekeninguittreksels'
        : counted(bank.entries, 'verrichting van de bank', 'verrichtingen van de bank'),
    found: [
      ...(count > 0 ? [{ code: 'payments_unassigned', count, total, days: WAITS_DAYS, places } as const] : []),
      ...foundIn(gaps),
      ...(halfYears.length > 0
        ? [{ code: 'interest_rate_missing', halfYears, places: [{ screen: 'reminderSettings' }] } as const]
        : []),
    ],
  }
}

const foundIn = (gaps: readonly StatementGap[]): FindingWithPlaces[] =>
  [...Map.groupBy(gaps, ({ account }) => account)].map(([account, of]) => ({
    code: 'statement_gap',
    account,
    days: of.map(({ closedOn }) => formatDayWithDashes(closedOn)),
    places: [{ screen: 'payments' }],
  }))
