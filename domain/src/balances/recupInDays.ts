import { divideRounded } from '../money/divideRounded.ts'
import type { Seconds } from '../money/seconds.ts'

/** In days of the person's own length, to one decimal; none where such a day has no length (rule balances-43). */
export const recupInDays = (recup: Seconds, sickDaySeconds: Seconds): number =>
  sickDaySeconds === 0 ? 0 : Number(divideRounded(BigInt(recup) * 10n, BigInt(sickDaySeconds))) / 10
