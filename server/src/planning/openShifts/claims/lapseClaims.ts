import type { CommandContext } from '../../../app/context.ts'
import { orNotFound } from '../../../app/RefusalError.ts'
import type { Services } from '../../../app/services.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { mailClaimants } from './claimMails.ts'
import { refuseClaims, listClaimsInConfirmedMonths } from './claimStore.ts'
import { lockNeed, readNeed, listNeedsToLapse, type NeedRow } from '../needStore.ts'

type Context = Pick<CommandContext, 'tx' | 'now' | 'today' | 'services'>

/**
 * Refuses the claims that HR did not decide before the open shift closed, and the claims of a person whose month was
 * confirmed. Each open shift has a separate transaction (rule needs-15).
 */
export async function lapseClaims(services: Services): Promise<void> {
  const { db, clock } = services
  const moment = { now: clock.now(), today: clock.today() }
  for (const needId of await listNeedsToLapse(db, moment.now))
    await inTransaction(db, async (tx) => {
      lockNeed(tx, needId)
      await lapseClaimsOf({ ...moment, services, tx }, needId)
    })
  for (const { id, needId } of await listClaimsInConfirmedMonths(db))
    await inTransaction(db, async (tx) => {
      lockNeed(tx, needId)
      await refuse({ ...moment, services, tx }, orNotFound(await readNeed(tx, needId)), id)
    })
}

/** Refuses the waiting claims on a closed open shift, which the caller has locked, and tells the people. */
export async function lapseClaimsOf(context: Context, needId: number): Promise<void> {
  const need = await readNeed(context.tx, needId)
  if (need !== null && need.claimUntil <= context.now) await refuse(context, need, null)
}

/**
 * Refuses one claim on the open shift, or all waiting claims when `claimId` is null. Tells the people about the
 * refusal.
 */
async function refuse(context: Context, need: NeedRow, claimId: number | null): Promise<void> {
  const { tx, now } = context
  const claims = await refuseClaims(tx, { needIds: [need.id], claimId, now, decidedBy: null })
  const personIds = claims.map(({ personId }) => personId)
  await mailClaimants({ ...context, actor: null }, { need, personIds, outcome: 'lapsed' })
}
