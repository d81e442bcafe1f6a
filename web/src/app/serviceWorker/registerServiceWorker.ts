import { TAKE_OVER } from './names.ts'
import { queryClient } from '../api/queryClient.ts'
import { whenIdle } from '../clock/whenIdle.ts'
import { hasUnsaved } from '../../ui/form/drafts/unsavedForms.ts'

const ANSWER_MS = 500
const QUESTION = 'who has unsent work?'
const ANSWER = 'this tab'

const hasUnsentWork = (): boolean => hasUnsaved() || queryClient.isMutating() > 0

/**
 * The delay in milliseconds before the registration. The registration loads the files of all screens, so the browser
 * first loads the files of the open screen.
 */
const FIRST_MS = 10_000

/**
 * A newer build becomes active only when no tab has unsent work, because the files of the older build are then deleted
 * (rule offline-3). Returns a function that stops the checks for a newer build.
 */
export function registerServiceWorker(): () => void {
  // Browsers have no service workers over plain http. Without a network, such a browser shows its own error page.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  const stop = new AbortController()
  const { signal } = stop
  if (workers !== undefined) {
    answerOtherTabs(signal)
    whenIdle(() => {
      if (!signal.aborted) void workers.register('/serviceWorker.js').then(watch, () => undefined)
    }, FIRST_MS)
  }
  return () => stop.abort()

  function watch(registration: ServiceWorkerRegistration): void {
    const offer = () => void letTakeOver(registration)
    const offerWhenInstalled = () => registration.installing?.addEventListener('statechange', offer, { signal })
    registration.addEventListener('updatefound', offerWhenInstalled, { signal })
    document.addEventListener('visibilitychange', offer, { signal })
    offer()
  }
}

async function letTakeOver({ waiting }: ServiceWorkerRegistration): Promise<void> {
  if (waiting !== null && !hasUnsentWork() && !(await anotherTabHasUnsentWork())) say(waiting, TAKE_OVER)
}

/** Answers other tabs that ask whether this tab has unsent work. */
function answerOtherTabs(signal: AbortSignal): void {
  const tabs = new BroadcastChannel('uurwerk-tabs')
  tabs.addEventListener('message', ({ data }) => {
    if (data === QUESTION && hasUnsentWork()) say(tabs, ANSWER)
  })
  signal.addEventListener('abort', () => tabs.close())
}

function say(to: { readonly postMessage: (message: string) => void }, message: string): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- Only a window has a target origin.
  to.postMessage(message)
}

/** Asks the other tabs of this browser whether they have unsent work. */
function anotherTabHasUnsentWork(): Promise<boolean> {
  const tabs = new BroadcastChannel('uurwerk-tabs')
  return new Promise((resolve) => {
    const close = (found: boolean) => {
      tabs.close()
      resolve(found)
    }
    const timer = setTimeout(() => close(false), ANSWER_MS)
    tabs.addEventListener('message', ({ data }) => {
      if (data !== ANSWER) return
      clearTimeout(timer)
      close(true)
    })
    say(tabs, QUESTION)
  })
}
