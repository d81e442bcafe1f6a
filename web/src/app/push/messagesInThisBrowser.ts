/** An iPhone can show messages only after the user has put the app on the home screen. */
export function messagesInThisBrowser(): 'possible' | 'blocked' | 'afterInstall' | 'impossible' {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis) || !('Notification' in globalThis))
    return /iPhone|iPad|iPod/.test(navigator.userAgent) ? 'afterInstall' : 'impossible'
  return Notification.permission === 'denied' ? 'blocked' : 'possible'
}

type Address = { readonly endpoint: string; readonly keys: { readonly p256dh: string; readonly auth: string } }

/**
 * Asks for permission and for the address to which our server sends messages. Only a press of a button may call this
 * function, because browsers otherwise refuse to ask the user (rule notices-14).
 */
export async function askForMessages(publicKey: string): Promise<Address | 'refused' | 'failed'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'refused'
  try {
    await navigator.serviceWorker.register('/serviceWorker.js')
    const { pushManager } = await navigator.serviceWorker.ready
    // A subscription with an old key of the server cannot be used. A key becomes old when the database of the server is
    // replaced.
    await (await pushManager.getSubscription())?.unsubscribe()
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    const { endpoint, keys } = made.toJSON()
    const [p256dh, auth] = [keys?.['p256dh'], keys?.['auth']]
    return endpoint === undefined || p256dh === undefined || auth === undefined
      ? 'failed'
      : { endpoint, keys: { p256dh, auth } }
  } catch {
    return 'failed'
  }
}

/** The push subscription of this browser; null when push messages are off. */
export async function addressOfThisBrowser(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration()
  return (await registration?.pushManager?.getSubscription()) ?? null
}

/** Deletes the push subscription of this browser, also when our server cannot be reached. */
export async function forgetMessages(): Promise<void> {
  await (await addressOfThisBrowser())?.unsubscribe()
}
