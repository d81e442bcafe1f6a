/** Whether this browser can show messages. An iPhone can do so only after the app was put on the home screen. */
export function messagesInThisBrowser(): 'possible' | 'blocked' | 'afterInstall' | 'impossible' {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis) || !('Notification' in globalThis))
    return /iPhone|iPad|iPod/.test(navigator.userAgent) ? 'afterInstall' : 'impossible'
  return Notification.permission === 'denied' ? 'blocked' : 'possible'
}

type Address = { readonly endpoint: string; readonly keys: { readonly p256dh: string; readonly auth: string } }

/**
 * Asks the browser for its permission, and then the push service of the browser for an address. Only a press may call
 * this function, because browsers refuse the question otherwise (rule notices-5).
 */
export async function askForMessages(publicKey: string): Promise<Address | 'refused' | 'failed'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'refused'
  try {
    await navigator.serviceWorker.register('/serviceWorker.js')
    const { pushManager } = await navigator.serviceWorker.ready
    // An address for another key, of a database that was replaced, is of no use.
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

/** The address of this browser at its push service; null when messages are off. */
export async function addressOfThisBrowser(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration()
  return (await registration?.pushManager?.getSubscription()) ?? null
}

/** Makes the address of this browser unusable, also when our server cannot be reached. */
export async function forgetMessages(): Promise<void> {
  await (await addressOfThisBrowser())?.unsubscribe()
}
