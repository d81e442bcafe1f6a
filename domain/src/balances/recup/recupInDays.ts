import { divideRounded } from '../../money/divideRounded.ts'
import type { Seconds } from '../../money/seconds.ts'

/**
 * The recuperation in days, with one decimal. The length of a day is the length of a sick day of the person. When that
 * length is 0, the result is 0 (rule balances-43).
 */
export const recupInDays = (recup: Seconds, sickDaySeconds: Seconds): number =>
  sickDaySeconds === 0 ? 0 : Number(divideRounded(BigInt(recup) * 10n, BigInt(sickDaySeconds))) / 10
