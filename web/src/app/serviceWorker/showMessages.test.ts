import { expect, test } from 'vitest'
import { showMessages } from './showMessages.ts'

const ORIGIN = 'https://uren.example'

/** Makes the service worker of a browser with the given tabs. */
function worker(...urls: readonly string[]) {
  const [shown, opened, focused]: [unknown[], string[], string[]] = [[], [], []]
  const waiting: Promise<unknown>[] = []
  const scope = Object.assign(new EventTarget(), {
    location: { origin: ORIGIN },
    registration: {
      showNotification: async (title: string, options: NotificationOptions) => void shown.push({ title, ...options }),
    },
    clients: {
      matchAll: async () => urls.map((url) => ({ url, focus: async () => focused.push(url) })),
      openWindow: async (url: string) => opened.push(url),
    },
  })
  showMessages(scope)
  const send = async (type: string, facts: object) => {
    const waitUntil = (done: Promise<unknown>) => waiting.push(done)
    scope.dispatchEvent(Object.assign(new Event(type), facts, { waitUntil }))
    await Promise.all(waiting)
  }
  return {
    shown,
    opened,
    focused,
    push: (json: unknown) => send('push', { data: { json: () => json } }),
    press: (data: unknown) => send('notificationclick', { notification: { data, close: () => undefined } }),
  }
}

test('a push message shows its text, and a later push message about the same subject replaces it', async () => {
  const { shown, push } = worker()
  await push({ text: 'Bevestig oktober 2026', path: '/details?month=2026-10', topic: 'confirm-2026-10' })
  expect(shown).toMatchObject([
    { title: 'Uurwerk', body: 'Bevestig oktober 2026', tag: 'confirm-2026-10', data: '/details?month=2026-10' },
  ])
})

test('a push message that cannot be read is shown with a general text', async () => {
  const { shown, push } = worker()
  await push({ text: 3 })
  expect(shown).toMatchObject([{ body: 'Open Uurwerk', data: '/' }])
})

test('a press on a push message opens its screen, or shows the tab that already has the screen', async () => {
  const path = '/details?month=2026-10'
  const busy = worker(`${ORIGIN}/dashboard`)
  await busy.press(path)
  expect([busy.opened, busy.focused]).toEqual([[`${ORIGIN}${path}`], []])
  const ready = worker(`${ORIGIN}${path}`)
  await ready.press(path)
  expect([ready.opened, ready.focused]).toEqual([[], [`${ORIGIN}${path}`]])
})

test.each(['https://evil.example/x', '//evil.example/x', 'javascript:alert(1)', 7])(
  'a press on a push message never opens %s, which is not a screen of the app',
  async (path) => {
    const { opened, press } = worker()
    await press(path)
    expect(opened).toEqual([`${ORIGIN}/`])
  },
)
