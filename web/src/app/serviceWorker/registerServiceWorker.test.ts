import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { registerForm } from '../../ui/form/drafts/unsavedForms.ts'
import { registerServiceWorker } from './registerServiceWorker.ts'

afterEach(() => vi.unstubAllGlobals())

/** Registers the service worker of a page while a newer service worker already waits to become active. */
async function withNewerWorker() {
  const sent: unknown[] = []
  const events = new EventTarget()
  const registration = {
    waiting: { postMessage: (message: unknown) => sent.push(message) },
    addEventListener: () => undefined,
  }
  vi.stubGlobal('navigator', { serviceWorker: { register: () => Promise.resolve(registration) } })
  vi.stubGlobal('document', Object.assign(events, { readyState: 'complete', visibilityState: 'visible' }))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  onTestFinished(registerServiceWorker())
  await vi.advanceTimersByTimeAsync(10_000)
  return { sent, look: () => events.dispatchEvent(new Event('visibilitychange')) }
}

/** Moves the clock of the test half a second forward. In this time, another tab can answer. */
const waitForAnswers = () => vi.advanceTimersByTimeAsync(500)

const form = { element: () => null, isDirty: () => true, isSending: () => false, draft: () => null }

test('a newer version of the app starts when no tab has unsent changes', async () => {
  const { sent } = await withNewerWorker()
  expect(sent).toEqual([])
  await waitForAnswers()
  expect(sent).toEqual(['takeOver'])
})

test('a newer version of the app waits while a form of this tab has unsaved input', async () => {
  const close = registerForm(form)
  const { sent, look } = await withNewerWorker()
  await waitForAnswers()
  expect(sent).toEqual([])
  close()
  look()
  await waitForAnswers()
  expect(sent).toEqual(['takeOver'])
})

test('a newer version of the app waits while another tab has unsent changes', async () => {
  const otherTab = new BroadcastChannel('uurwerk-tabs')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- Only a window has a target origin.
  otherTab.addEventListener('message', () => otherTab.postMessage('this tab'))
  const { sent } = await withNewerWorker()
  // The timer of the question stops when the answer of the other tab arrives.
  while (vi.getTimerCount() > 0) await nextTurn()
  otherTab.close()
  await waitForAnswers()
  expect(sent).toEqual([])
})
