import type { CommandContext } from '../../app/context.ts'
import type { Services } from '../../app/services.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { mailClaimants } from './claimMails.ts'
import { refuseClaims } from './claimStore.ts'
import { lockNeed, readNeed, selectNeedsToLapse } from './needStore.ts'

type Context = Pick<CommandContext, 'tx' | 'now' | 'today' | 'services'>

/**
 * Refuses the claims that HR did not decide before the open shift closed. Each open shift has a separate transaction
 * (rule needs-15).
 */
export async function lapseClaims(services: Services): Promise<void> {
  const { db, clock } = services
  const moment = { now: clock.now(), today: clock.today() }
  for (const needId of await selectNeedsToLapse(db, moment.now))
    await inTransaction(db, async (tx) => {
      lockNeed(tx, needId)
      await lapseClaimsOf({ ...moment, services, tx }, needId)
    })
}

/**
 * Refuses the waiting claims on one closed open shift, and tells the people about the refusal. The caller has locked
 * the open shift.
 */
export async function lapseClaimsOf(context: Context, needId: number): Promise<void> {
  const { tx, now } = context
  const need = await readNeed(tx, needId)
  if (need === null || need.claimUntil > now) return
  const claims = await refuseClaims(tx, { needIds: [needId], claimId: null, now, decidedBy: null })
  const personIds = claims.map(({ personId }) => personId)
  await mailClaimants({ ...context, actor: null }, { need, personIds, outcome: 'lapsed' })
}
