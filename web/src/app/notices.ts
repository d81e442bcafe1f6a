import { useSyncExternalStore } from 'react'
import { makeListeners } from './api/makeListeners.ts'

export type Notices = { readonly error: string | null; readonly warning: string | null }

type BannerMessage = {
  readonly text: string
  /** The key of the read that failed. When this read succeeds later, the message disappears. */
  readonly source: string | null
  /** True for a message that is set just before the user goes to another screen. The next screen shows this message. */
  readonly forNextScreen: boolean
}

type Options = { readonly source?: string; readonly forNextScreen?: boolean }

let error: BannerMessage | null = null
let warning: BannerMessage | null = null
let shown: Notices = { error: null, warning: null }
const { subscribe, tell } = makeListeners()

function publish(): void {
  if (shown.error === (error?.text ?? null) && shown.warning === (warning?.text ?? null)) return
  shown = { error: error?.text ?? null, warning: warning?.text ?? null }
  tell()
}

const toMessage = (text: string, { source, forNextScreen = false }: Options): BannerMessage => ({
  text,
  source: source ?? null,
  forNextScreen,
})

export function showError(text: string, options: Options = {}): void {
  // The error of a read does not replace the error of an action, which only the banner shows (rule screens-18).
  if (options.source !== undefined && error !== null && error.source === null) return
  error = toMessage(text, options)
  publish()
}

export function showWarning(text: string, options: Options = {}): void {
  warning = toMessage(text, options)
  publish()
}

/** Clears the banners. The app calls this function at the start of each write, and when the user closes a banner. */
export function clearNotices(which: 'error' | 'warning' | 'both' = 'both'): void {
  if (which !== 'warning') error = null
  if (which !== 'error') warning = null
  publish()
}

/** When a read succeeds after a failure, the message of that failure disappears (rule screens-17). */
export function clearErrorOf(source: string): void {
  if (error?.source === source) clearNotices('error')
}

/** At a change of screen, both banners are cleared. A message for the new screen stays (rule screens-16). */
export function clearNoticesOfPreviousScreen(): void {
  error = error?.forNextScreen ? { ...error, forNextScreen: false } : null
  warning = warning?.forNextScreen ? { ...warning, forNextScreen: false } : null
  publish()
}

export const currentNotices = (): Notices => shown

export const useNotices = (): Notices => useSyncExternalStore(subscribe, currentNotices)
