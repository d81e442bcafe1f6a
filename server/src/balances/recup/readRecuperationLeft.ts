import type { RecuperationLeft } from '@uurwerk/domain/absences/absenceFacts'
import { cumulativeRecup, lowestRecupFrom } from '@uurwerk/domain/balances/recup/cumulativeRecup'
import { NO_SECONDS, seconds } from '@uurwerk/domain/money/seconds'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { Tx } from '../../platform/db/transaction.ts'
import { orNotFound } from '../../app/RefusalError.ts'
import { recupMonthsOf } from './recupMonthsOf.ts'
import { readRecup, type RecupRow } from './recupMonthStore.ts'

export async function readRecuperationLeft(
  tx: Tx,
  { personId, yearMonth }: { readonly personId: number; readonly yearMonth: YearMonth },
): Promise<RecuperationLeft> {
  return recuperationLeftOf(orNotFound(await readRecup(tx, personId)), yearMonth)
}

export function recuperationLeftOf(row: RecupRow, yearMonth: YearMonth): RecuperationLeft {
  const months = recupMonthsOf(row, yearMonth)
  const balances = cumulativeRecup(seconds(row.opening_seconds), months)
  const balance = balances.find((each) => each.yearMonth === yearMonth)
  return {
    previous: balance?.previous ?? NO_SECONDS,
    taken: months.find((month) => month.yearMonth === yearMonth)?.taken ?? NO_SECONDS,
    lowest: lowestRecupFrom(balances, yearMonth) ?? NO_SECONDS,
    isCompleted: balance?.status === 'completed',
  }
}
