import type { Day } from '@uurwerk/domain/time/day'
import type { Instant } from '@uurwerk/domain/time/instant'
import type { Tx } from '../db/transaction.ts'

/**
 * Grants the public holidays on Saturdays and Sundays within the employment, up to next year, and takes back those that
 * fell out of it; a second time it changes nothing. Answers the days whose 'Feestdag recup' was removed by it.
 */
export async function grantWeekendHolidays(
  _tx: Tx,
  _granted: { readonly personId: number; readonly actorId: number | null; readonly now: Instant; readonly reason: string },
): Promise<Day[]> {
  throw new Error('being built')
}
