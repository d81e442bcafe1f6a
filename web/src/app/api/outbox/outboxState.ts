import { useMemo, useSyncExternalStore } from 'react'
import type { ActKind, StoredAct } from './queuedAct.ts'
import { makeListeners } from '../makeListeners.ts'

let acts: readonly StoredAct[] = []
/**
 * The keys of the changes for which a screen of this tab waits. That screen shows the change itself, so the list of
 * waiting changes leaves it out.
 */
const inHand = new Set<string>()
let waiting: readonly StoredAct[] = []
const { subscribe, tell } = makeListeners()

function publish(): void {
  const next = acts.filter(({ key }) => !inHand.has(key))
  // The list leaves out a change that its own screen shows. While the list stays empty, nothing renders again.
  if (next.length === 0 && waiting.length === 0) return
  waiting = next
  const refused = waiting.filter(({ refusal }) => refusal !== null).length
  // A browser can show a number on the icon only when the app is installed.
  if ('setAppBadge' in navigator) void navigator.setAppBadge(refused).catch(() => undefined)
  tell()
}

export function showActs(stored: readonly StoredAct[]): void {
  acts = stored
  publish()
}

export const forgetAct = (order: number): void => showActs(acts.filter((act) => act.order !== order))

export const holdAct = (key: string): void => void inHand.add(key)

export function releaseAct(key: string): void {
  if (inHand.delete(key)) publish()
}

/** The changes of the signed-in person that wait or were refused. They are in the order in which the user made them. */
export const useOutbox = (): readonly StoredAct[] => useSyncExternalStore(subscribe, () => waiting)

/**
 * The waiting changes of one kind. Refused changes are left out, because the screen of the month does not show them.
 */
export function useWaitingChanges<Change>(kind: ActKind): readonly Change[] {
  const all = useOutbox()
  return useMemo(
    () => all.filter((act) => act.kind === kind && act.refusal === null).map(({ change }) => change as Change),
    [all, kind],
  )
}

export const waitingCount = (): number => new Set([...acts.map(({ key }) => key), ...inHand]).size
