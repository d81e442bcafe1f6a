import { useSyncExternalStore } from 'react'

/** What the red (error) and the blue (warning) banner say. */
export type Notices = { readonly error: string | null; readonly warning: string | null }

type Standing = {
  readonly text: string
  /** The read that failed, so that its own success takes the message away again. */
  readonly source: string | null
  /** Said just before a change of screen, and meant for the screen that follows. */
  readonly forNextScreen: boolean
}

type Options = { readonly source?: string; readonly forNextScreen?: boolean }

let error: Standing | null = null
let warning: Standing | null = null
let shown: Notices = { error: null, warning: null }
const listeners = new Set<() => void>()

function publish(): void {
  if (shown.error === (error?.text ?? null) && shown.warning === (warning?.text ?? null)) return
  shown = { error: error?.text ?? null, warning: warning?.text ?? null }
  for (const listener of listeners) listener()
}

const standing = (text: string, { source, forNextScreen = false }: Options): Standing => ({
  text,
  source: source ?? null,
  forNextScreen,
})

export function showError(text: string, options: Options = {}): void {
  // What failed to be read is also said in its place; why an act failed is said nowhere else.
  if (options.source !== undefined && error !== null && error.source === null) return
  error = standing(text, options)
  publish()
}

export function showWarning(text: string, options: Options = {}): void {
  warning = standing(text, options)
  publish()
}

/** At the next write, or when someone closes a banner. */
export function clearNotices(which: 'error' | 'warning' | 'both' = 'both'): void {
  if (which !== 'warning') error = null
  if (which !== 'error') warning = null
  publish()
}

/** A failed read that has come through after all has nothing left to say; a read that never failed changes nothing. */
export function clearErrorOf(source: string): void {
  if (error?.source === source) clearNotices('error')
}

/** A change of screen clears the banners, but for what was meant for the new screen. */
export function clearNoticesOfPreviousScreen(): void {
  error = error?.forNextScreen ? { ...error, forNextScreen: false } : null
  warning = warning?.forNextScreen ? { ...warning, forNextScreen: false } : null
  publish()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const currentNotices = (): Notices => shown

export const useNotices = (): Notices => useSyncExternalStore(subscribe, currentNotices)
