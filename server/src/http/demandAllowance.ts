import { setTimeout as pause } from 'node:timers/promises'
import type { Services } from '../services.ts'
import { TOO_MANY_MS, type Allowance } from './allowances.ts'
import { countCall, type Counted } from './callCountStore.ts'
import { Refused } from './Refused.ts'

/** Goes on while somebody asks no more than their share. A call that is refused for something else counts too. */
export async function demandAllowance(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  counted: Counted,
  allowance: Allowance,
): Promise<void> {
  const retryAfter = await countCall(db, counted, allowance, clock.now())
  if (retryAfter === null) return
  await pause(TOO_MANY_MS)
  throw new Refused({ code: 'too_many', retryAfter })
}
