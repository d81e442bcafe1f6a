import { divideRounded } from '../../money/divideRounded.ts'
import type { Seconds } from '../../money/seconds.ts'

/**
 * Converts hours of recuperation to days with one decimal. A day has the length of a sick day of the person. When this
 * length is 0, the result is 0 days (rule balances-43).
 */
export const recupInDays = (recup: Seconds, sickDaySeconds: Seconds): number =>
  sickDaySeconds === 0 ? 0 : Number(divideRounded(BigInt(recup) * 10n, BigInt(sickDaySeconds))) / 10
