/**
 * The hosts of the push services of browsers: Chrome, Edge and Samsung on Android; Firefox; Edge on Windows; Safari.
 * When a name begins with a dot, each host that ends with the name is allowed.
 */
const PUSH_SERVICES = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  'web.push.apple.com',
] as const

/** The maximum number of browsers of one person that get push messages. */
const MOST_DEVICES = 5

type Facts = {
  readonly endpoint: string
  readonly testService: string | null
  readonly devices: number
}

/** Only known push services over https are called, so that a user cannot choose another address (rule notices-2). */
export function refusalToAddPushDevice({
  endpoint,
  testService,
  devices,
}: Facts): { readonly code: 'push_service_unknown' | 'too_many_push_devices' } | null {
  if (!isOfPushService(endpoint, testService)) return { code: 'push_service_unknown' }
  return devices >= MOST_DEVICES ? { code: 'too_many_push_devices' } : null
}

const HTTPS = /^https:\/\/(?<host>[a-z\d.-]+)\/\S*$/

function isOfPushService(endpoint: string, testService: string | null): boolean {
  if (testService !== null && endpoint.startsWith(`${testService}/`)) return true
  // The pattern of the host refuses a user name, a port, an IP address in brackets, and capital letters.
  const host = HTTPS.exec(endpoint)?.groups?.['host']
  return (
    host !== undefined && PUSH_SERVICES.some((name) => (name.startsWith('.') ? host.endsWith(name) : host === name))
  )
}
