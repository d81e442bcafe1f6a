import { isWaiting } from '@uurwerk/domain/invoicing/peppol/deliveryState'
import { addSeconds, type Instant } from '@uurwerk/domain/time/instant'
import type { Tx } from '../../../platform/db/transaction.ts'
import { insertPeppolAttempt, lockDelivery, updateDelivery, type DeliveryRow } from '../deliveryStore.ts'
import { readAccount } from '../peppolStore.ts'

const CUT_SHORT = 'onderbroken: het is niet zeker of het document aankwam'
/**
 * The time in seconds after which an unfinished step of a delivery counts as interrupted. After that time, the next
 * regular check of the deliveries continues the delivery.
 */
const STEP_TAKES_AT_MOST = 180
const WAIT_FOR_EARLIER = 60

type Begin = { readonly deliveryId: number; readonly keyHash: Buffer; readonly now: Instant }

/**
 * Returns null when no call is needed now: the delivery has ended or waits, or all deliveries are paused because the
 * access point refused our key.
 */
export async function beginStep(tx: Tx, { deliveryId, keyHash, now }: Begin): Promise<DeliveryRow | null> {
  const row = await lockDelivery(tx, deliveryId)
  if (row === null) return null
  const account = await readAccount(tx)
  if (account === null || account.refusedDetail !== null || !account.keyHash.equals(keyHash)) return null
  if (row.step !== 'read') {
    if (!isWaiting(row.state) || row.nextAt === null || row.nextAt > now) return null
    if (row.waitsForEarlier) {
      await updateDelivery(tx, deliveryId, { nextAt: addSeconds(now, WAIT_FOR_EARLIER) })
      return null
    }
  }
  const begun = row.stepBegan ? await afterInterruption(tx, row, now) : row
  const { step, tries } = begun
  await updateDelivery(tx, deliveryId, { step, tries, stepBeganAt: now, nextAt: addSeconds(now, STEP_TAKES_AT_MOST) })
  return begun
}

/**
 * An interrupted call may have reached the access point (the service that sends documents over Peppol). The next call
 * therefore asks which documents the access point has, and does not repeat the interrupted call (rule invoicing-88).
 */
async function afterInterruption(tx: Tx, row: DeliveryRow, now: Instant): Promise<DeliveryRow> {
  if (row.step !== 'prepare' && row.step !== 'submit') return row
  await insertPeppolAttempt(tx, row.id, { step: row.step, result: 'unclear', detail: CUT_SHORT, now })
  return row.step === 'prepare' ? { ...row, step: 'find' } : { ...row, step: 'check', tries: 0 }
}
