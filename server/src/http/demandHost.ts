import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../settings.ts'
import { RefusalError } from './RefusalError.ts'

const HEALTH = /^\/(healthz|readyz)\/?$/

/**
 * Refuses a request with two Host headers (RFC 9112, 3.2). In the demo it also refuses a host name that is not the
 * demo's own.
 */
export function demandHost(app: FastifyInstance, settings: Settings): void {
  app.addHook('onRequest', async ({ raw, hostname, url }) => {
    const hosts = raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
    if (hosts.length > 1) throw new RefusalError({ code: 'malformed' })
    if (settings.demo && !HEALTH.test(url) && !isOwnName(settings, hostname))
      throw new RefusalError({ code: 'wrong_host' })
  })
}

/**
 * Checks the host name of the demo. Otherwise another site could point its host name at this machine and read the demo
 * in a visitor's browser. This attack is not possible with an IP address.
 */
function isOwnName({ host, publicUrl }: Settings, hostname: string): boolean {
  const name = hostname.toLowerCase().replaceAll(/^\[|\]$/g, '')
  const own = ['localhost', host, URL.parse(publicUrl)?.hostname]
  return isIP(name) !== 0 || name.endsWith('.localhost') || own.includes(name)
}
