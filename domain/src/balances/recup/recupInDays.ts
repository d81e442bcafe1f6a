import { divideRounded } from '../../money/divideRounded.ts'
import type { Seconds } from '../../money/seconds.ts'

/**
 * The recuperation in days, with one decimal. A day is as long as a sick day of the person; the result is 0 when that
 * length is 0 (rule balances-43).
 */
export const recupInDays = (recup: Seconds, sickDaySeconds: Seconds): number =>
  sickDaySeconds === 0 ? 0 : Number(divideRounded(BigInt(recup) * 10n, BigInt(sickDaySeconds))) / 10
