import { divideRounded } from '../../money/divideRounded.ts'
import type { Seconds } from '../../money/seconds.ts'

/** The days have one decimal. A day is as long as a sick day; a length of 0 gives 0 days (rule balances-43). */
export const recupInDays = (recup: Seconds, sickDaySeconds: Seconds): number =>
  sickDaySeconds === 0 ? 0 : Number(divideRounded(BigInt(recup) * 10n, BigInt(sickDaySeconds))) / 10
