import { divideRounded } from '../../money/divideRounded.ts'
import type { Seconds } from '../../money/seconds.ts'

/** One decimal. The length of a day is that of a sick day; when it is 0, the result is 0 (rule balances-43). */
export const recupInDays = (recup: Seconds, sickDaySeconds: Seconds): number =>
  sickDaySeconds === 0 ? 0 : Number(divideRounded(BigInt(recup) * 10n, BigInt(sickDaySeconds))) / 10
