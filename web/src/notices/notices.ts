import { useSyncExternalStore } from 'react'

/** The texts of the red (error) and the blue (warning) banner. */
export type Notices = { readonly error: string | null; readonly warning: string | null }

type BannerMessage = {
  readonly text: string
  /** The key of the read that failed. The same read clears the message when it succeeds. */
  readonly source: string | null
  /** The message was set just before a change of screen and is meant for the next screen. */
  readonly forNextScreen: boolean
}

type Options = { readonly source?: string; readonly forNextScreen?: boolean }

let error: BannerMessage | null = null
let warning: BannerMessage | null = null
let shown: Notices = { error: null, warning: null }
const listeners = new Set<() => void>()

function publish(): void {
  if (shown.error === (error?.text ?? null) && shown.warning === (warning?.text ?? null)) return
  shown = { error: error?.text ?? null, warning: warning?.text ?? null }
  for (const listener of listeners) listener()
}

const toMessage = (text: string, { source, forNextScreen = false }: Options): BannerMessage => ({
  text,
  source: source ?? null,
  forNextScreen,
})

export function showError(text: string, options: Options = {}): void {
  // The screen also shows a failed read in place, but only the banner shows why an action failed (rule screens-18).
  if (options.source !== undefined && error !== null && error.source === null) return
  error = toMessage(text, options)
  publish()
}

export function showWarning(text: string, options: Options = {}): void {
  warning = toMessage(text, options)
  publish()
}

/** Called by the next write, and when the user closes a banner. */
export function clearNotices(which: 'error' | 'warning' | 'both' = 'both'): void {
  if (which !== 'warning') error = null
  if (which !== 'error') warning = null
  publish()
}

/** A read that succeeds after a failure clears its own message (rule screens-17). */
export function clearErrorOf(source: string): void {
  if (error?.source === source) clearNotices('error')
}

/** A change of screen clears both banners, except a message for the new screen (rule screens-16). */
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
