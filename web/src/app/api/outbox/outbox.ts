import { currentUser } from '@uurwerk/contract/identity/identity'
import { browserDatabase } from '../kept/browserDatabase.ts'
import { queryClient } from '../queryClient.ts'
import { forgetAct, holdAct, releaseAct, showActs } from './outboxState.ts'
import type { QueuedAct, StoredAct } from './queuedAct.ts'
import { otherTabs, thisTab } from './thisTab.ts'

const channel = new BroadcastChannel('uurwerk-outbox')
channel.addEventListener('message', () => void loadOutbox())

/**
 * The id of the person who is signed in. The changes of another person stay in the browser, but are not shown or sent.
 */
export const ownId = (): number | null =>
  queryClient.getQueryData<{ readonly id: number }>([currentUser.path, {}])?.id ?? null

/** The changes of all persons in the database of the browser. */
export const storedActs = async (): Promise<readonly StoredAct[]> =>
  ((await (await browserDatabase())?.getAll('outbox')) ?? []) as readonly StoredAct[]

/**
 * Reads the changes of the signed-in person from the database of the browser. Changes that another open tab is sending
 * for its own screen are left out.
 */
export async function loadOutbox(): Promise<readonly StoredAct[]> {
  const stored = await storedActs()
  const isHeldElsewhere = stored.some(({ heldBy }) => heldBy !== null && heldBy !== thisTab)
  const open = isHeldElsewhere ? await otherTabs() : new Set<string>()
  const acts = stored.filter(({ personId, heldBy }) => personId === ownId() && (heldBy === null || !open.has(heldBy)))
  showActs(acts)
  return acts
}

async function changed(): Promise<void> {
  await loadOutbox()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- Only a window has a target origin.
  channel.postMessage('changed')
}

/**
 * Stores a change before it is sent. While the screen of the change waits for the answer, the list of waiting changes
 * does not show the change. Returns false when this browser has no database.
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
 * Replaces a stored change. A deleted change is not stored again, because another part of the page may have sent it in
 * the meantime.
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
 * Deletes a change while its screen waits for the answer. The list of waiting changes has not shown this change, so the
 * list does not have to be shown again.
 */
export async function deleteAct(order: number): Promise<void> {
  await (await browserDatabase())?.delete('outbox', order)
  forgetAct(order)
}
