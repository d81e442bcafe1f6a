import { eurosOf, sumCents } from '../money/cents.ts'
import type { BankStatement } from './bankStatement.ts'
import { StatementFault } from './StatementFault.ts'

/**
 * Refuses a bank statement whose movements do not add up to the difference between its old and new balance (rule
 * payments-4).
 */
export function assertStatementAddsUp({ account, opening, closing, entries }: BankStatement): void {
  const reached = sumCents([opening, ...entries.map(({ amount }) => amount)])
  if (reached !== closing)
    throw new StatementFault({
      code: 'statement_totals_wrong',
      account,
      expected: eurosOf(closing),
      found: eurosOf(reached),
    })
}
