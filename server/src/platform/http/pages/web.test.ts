import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '../../../testing/startTestApp.ts'
import { givenPerson } from '../../../testing/world/world.ts'
import { createApp } from '../../../createApp.ts'

const webFolder = mkdtempSync(path.join(tmpdir(), 'uurwerk-web-'))
afterAll(() => rmSync(webFolder, { recursive: true }))
mkdirSync(path.join(webFolder, 'assets'))
writeFileSync(
  path.join(webFolder, 'index.html'),
  '<!doctype html><style nonce="__CSP_NONCE__"></style><meta name="nonce" content="__CSP_NONCE__"><meta name="sign-in" content="__SIGN_IN__">',
)
writeFileSync(path.join(webFolder, 'assets/app-1a2b3c.js'), 'export {}')
writeFileSync(path.join(webFolder, 'assets/app-1a2b3c.js.br'), brotliCompressSync('export {}'))
writeFileSync(path.join(webFolder, 'assets/app-1a2b3c.js.gz'), gzipSync('export {}'))
writeFileSync(path.join(webFolder, 'manifest.webmanifest'), '{}')

const { services } = await startTestApp()
const app = await createApp({ services, routes: [], webFolder })
afterAll(() => app.close())

test.each([
  '/',
  '/welcome',
  '/admin/viewcontracts',
  '/admin/viewTimeSheet/12/2026-11',
  '/nothing/at/all?x=1',
  '/?token=abc',
  '/api-docs',
])('the path %s returns the page of the web app, which is never cached and has its own nonce', async (url) => {
  const [first, second] = [await app.inject({ url }), await app.inject({ url })]
  expect(first.statusCode).toBe(200)
  expect(first.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(first.headers['cache-control']).toBe('no-store')
  const nonce = /'nonce-([\w-]{22})'/.exec(String(first.headers['content-security-policy']))?.[1]
  expect(first.body).toBe(
    `<!doctype html><style nonce="${nonce}"></style><meta name="nonce" content="${nonce}"><meta name="sign-in" content="no-administrator">`,
  )
  expect(second.body).not.toBe(first.body)
})

test('the browser sends no referrer from a page for contacts of customers, and from any other page it sends the referrer only to this site', async () => {
  const policyOf = async (url: string) => (await app.inject({ url })).headers['referrer-policy']
  for (const url of ['/customer', '/customer/enter', '/customer/month/12/2026-11?x=1'])
    expect(await policyOf(url)).toBe('no-referrer')
  for (const url of ['/welcome', '/customers', '/admin/customer']) expect(await policyOf(url)).toBe('same-origin')
})

test.each([
  [{ google: null, apple: null }, 'no-administrator'],
  [{ google: { issuer: 'https://accounts.google.com', clientId: 'x', clientSecret: 'y' } }, 'google no-administrator'],
  [{ demo: true }, 'google apple'],
])("with the settings %j the page of the web app contains for the sign-in page: '%s'", async (settings, signIn) => {
  const own = { ...services, settings: { ...services.settings, ...settings } }
  const page = await (await createApp({ services: own, routes: [], webFolder })).inject({ url: '/' })
  expect(/name="sign-in" content="([^"]*)"/.exec(page.body)?.[1]).toBe(signIn)
})

test('after the first administrator is added, the sign-in page does not report any more that an administrator is missing', async () => {
  const fresh = await createApp({ services, routes: [], webFolder })
  expect((await fresh.inject({ url: '/' })).body).toContain('no-administrator')
  await givenPerson(services.db, { roles: ['ROLE_ADMIN'] })
  expect((await fresh.inject({ url: '/' })).body).not.toContain('no-administrator')
})

test('another site gets no permission to read from the server or to send to it', async () => {
  for (const method of ['OPTIONS', 'GET', 'POST'] as const) {
    for (const url of ['/api/user/current', '/api/session', '/api/openapi.json', '/']) {
      const { headers, statusCode } = await app.inject({
        method,
        url,
        headers: {
          origin: 'https://evil.example',
          'access-control-request-method': 'PUT',
          'access-control-request-headers': 'authorization',
        },
      })
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
      expect(headers['set-cookie']).toBeUndefined()
      expect(statusCode).toBeLessThan(500)
    }
  }
})

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['identity', undefined, (content: Buffer) => content],
])(
  'a browser that accepts %s gets the script in the compressed form of the build',
  async (accepted, encoding, unpack) => {
    const { headers, rawPayload } = await app.inject({
      url: '/assets/app-1a2b3c.js',
      headers: { 'accept-encoding': accepted },
    })
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers['content-type']).toContain('javascript')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers.vary).toContain('accept-encoding')
    expect(unpack(rawPayload).toString()).toBe('export {}')
  },
)

test('the browser caches a file of the web app with a hash in its name, and checks every other file again at each use', async () => {
  const script = await app.inject({ url: '/assets/app-1a2b3c.js' })
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(script.headers['content-type']).toContain('javascript')
  expect((await app.inject({ url: '/manifest.webmanifest' })).headers['cache-control']).toBe('no-cache')
})

test.each([
  '/assets/app-gone.js',
  '/index.html',
  '/../package.json',
  '/..%2f..%2fpackage.json',
  '/assets/%2e%2e/index.html',
  '/.env',
  '/%00.js',
])('the path %s gives 404 and not the page of the web app', async (url) => {
  const answer = await app.inject({ url })
  expect([400, 404]).toContain(answer.statusCode)
  expect(answer.headers['content-type']).toContain('problem+json')
})

test('the address of a page refuses every HTTP method that writes', async () => {
  expect((await app.inject({ method: 'HEAD', url: '/welcome' })).statusCode).toBe(200)
  expect((await app.inject({ method: 'POST', url: '/welcome' })).statusCode).toBe(404)
})

test('a path of the API never returns the page of the web app', async () => {
  for (const url of ['/api', '/api/', '/api/nothing', '/api?x=1'])
    expect((await app.inject({ url })).statusCode).toBe(401)
})
