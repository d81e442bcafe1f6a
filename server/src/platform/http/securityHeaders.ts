import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'

const policy = (styles: string) =>
  [
    `default-src 'self'`,
    `script-src 'self'`,
    `style-src ${styles}`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
    `object-src 'none'`,
    `form-action 'self'`,
  ].join('; ')

/** Allows the styles inside a page with a nonce. Each nonce is used for one page only. */
export function protectPage(reply: FastifyReply): string {
  const nonce = randomBytes(16).toString('base64url')
  reply.header('content-security-policy', policy(`'self' 'nonce-${nonce}'`))
  return nonce
}

export const securityHeaders = ({
  https,
}: {
  readonly https: boolean
}): readonly (readonly [name: string, value: string])[] => [
  ['content-security-policy', policy(`'self'`)],
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
  ['referrer-policy', 'same-origin'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['permissions-policy', 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ...(https ? ([['strict-transport-security', 'max-age=31536000; includeSubDomains']] as const) : []),
]

export function addSecurityHeaders(app: FastifyInstance, scheme: { readonly https: boolean }): void {
  const headers = securityHeaders(scheme)
  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of headers) if (!reply.hasHeader(name)) reply.header(name, value)
  })
}
