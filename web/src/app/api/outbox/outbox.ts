import { currentUser } from '@uurwerk/contract/identity/identity'
import { browserDatabase } from '../kept/browserDatabase.ts'
import { queryClient } from '../queryClient.ts'
import { forgetAct, holdAct, releaseAct, showActs } from './outboxState.ts'
import type { QueuedAct, StoredAct } from './queuedAct.ts'
import { otherTabs, thisTab } from './thisTab.ts'

const channel = new BroadcastChannel('uurwerk-outbox')
channel.addEventListener('message', () => void loadOutbox())

/** The id of the signed-in person. The changes of another person stay in the browser, but are not shown or sent. */
export const ownId = (): number | null =>
  queryClient.getQueryData<{ readonly id: number }>([currentUser.path, {}])?.id ?? null

export const storedActs = async (): Promise<readonly StoredAct[]> =>
  ((await (await browserDatabase())?.getAll('outbox')) ?? []) as readonly StoredAct[]

/** Leaves out the changes that another open tab is sending for its own screen. */
export async function loadOutbox(): Promise<readonly StoredAct[]> {
  const stored = await storedActs()
  const isHeldElsewhere = stored.some(({ heldBy }) => heldBy !== null && heldBy !== thisTab)
  const open = isHeldElsewhere ? await otherTabs() : new Set<string>()
  const own = ownId()
  const acts = stored.filter(({ personId, heldBy }) => personId === own && (heldBy === null || !open.has(heldBy)))
  showActs(acts)
  return acts
}

async function changed(): Promise<void> {
  await loadOutbox()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- Only a window has a target origin.
  channel.postMessage('changed')
}

/**
 * Stores a change before it is sent. The list of waiting changes hides it while its screen waits for the answer.
 * Returns false when the browser cannot store the change.
 */
export async function storeAct(act: QueuedAct): Promise<boolean> {
  const database = await browserDatabase()
  if (database === null) return false
  holdAct(act.key)
  try {
    await database.add('outbox', act)
  } catch {
    releaseAct(act.key)
    return false
  }
  return true
}

/**
 * Stores a new version of a waiting change. A change that was deleted in the meantime is not stored again, because
 * another part of the page may have sent it already.
 */
export async function replaceAct(act: StoredAct): Promise<void> {
  const step = (await browserDatabase())?.transaction('outbox', 'readwrite')
  if ((await step?.store.getKey(act.order)) !== undefined) await step?.store.put(act)
  await step?.done
  await changed()
}

export async function removeAct({ order }: Pick<StoredAct, 'order'>): Promise<void> {
  await deleteAct(order)
  await changed()
}

/**
 * Deletes a change whose screen waits for the answer. The list of waiting changes did not show this change, so the list
 * stays the same.
 */
export async function deleteAct(order: number): Promise<void> {
  await (await browserDatabase())?.delete('outbox', order)
  forgetAct(order)
}
