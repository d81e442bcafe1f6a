type Message = { readonly text: string; readonly path: string; readonly topic: string }

type PushEvent = Event & {
  readonly data: { readonly json: () => unknown } | null
  readonly waitUntil: (done: Promise<unknown>) => void
}

type ClickEvent = Event & {
  readonly notification: Notification
  readonly waitUntil: (done: Promise<unknown>) => void
}

type Tab = { readonly url: string; readonly focus: () => Promise<unknown> }

/** The part of the worker's global scope that this file uses to show messages. */
export type MessageScope = EventTarget & {
  readonly location: { readonly origin: string }
  readonly registration: { readonly showNotification: (title: string, options: NotificationOptions) => Promise<void> }
  readonly clients: {
    readonly matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<readonly Tab[]>
    readonly openWindow: (url: string) => Promise<unknown>
  }
}

/** Shows push messages of the server, and opens their screen after a press (rule notices-9). */
export function showMessages(scope: MessageScope): void {
  scope.addEventListener('push', (event) => (event as PushEvent).waitUntil(show(scope, event as PushEvent)))
  scope.addEventListener('notificationclick', (event) => {
    const { notification, waitUntil } = event as ClickEvent
    notification.close()
    waitUntil.call(event, open(scope, notification.data))
  })
}

/** A message that cannot be read is also shown: a browser withdraws the permission after an invisible push. */
function show(scope: MessageScope, { data }: PushEvent): Promise<void> {
  const { text, path, topic } = messageIn(data)
  return scope.registration.showNotification('Uurwerk', {
    body: text,
    // A later push message about the same subject replaces this message.
    tag: topic,
    icon: '/icon-192.png',
    lang: 'nl',
    data: path,
  })
}

const NO_MESSAGE: Message = { text: 'Open Uurwerk', path: '/', topic: 'uurwerk' }

function messageIn(data: PushEvent['data']): Message {
  try {
    const { text, path, topic } = (data === null ? {} : data.json()) as Partial<Record<keyof Message, unknown>>
    return typeof text === 'string' && typeof path === 'string' && typeof topic === 'string'
      ? { text, path, topic }
      : NO_MESSAGE
  } catch {
    return NO_MESSAGE
  }
}

/** The tab that already has the screen, or else a new tab, because another tab may have unsaved input. */
async function open({ clients, location }: MessageScope, path: unknown): Promise<unknown> {
  const wanted = URL.parse(typeof path === 'string' ? path : '/', location.origin)
  const url = wanted === null || wanted.origin !== location.origin ? `${location.origin}/` : wanted.href
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const known = tabs.find((tab) => tab.url === url)
  return known === undefined ? clients.openWindow(url) : known.focus()
}
