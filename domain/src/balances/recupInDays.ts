import { divideRounded } from '../money/divideRounded.ts'
import type { Seconds } from '../money/seconds.ts'

/** Recuperation in days of the person's own length, with one decimal; 0 when that length is 0 (rule balances-43). */
export const recupInDays = (recup: Seconds, sickDaySeconds: Seconds): number =>
  sickDaySeconds === 0 ? 0 : Number(divideRounded(BigInt(recup) * 10n, BigInt(sickDaySeconds))) / 10
