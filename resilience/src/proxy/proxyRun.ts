import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../../bin/steps/freePort.mjs'
import { customInvoice } from '../crash/customInvoice.ts'
import { openPool } from '../fixtures/database.ts'
import { demoPeople } from '../fixtures/demo.ts'
import type { Run } from '../fixtures/runOptions.ts'
import { openFolder, startServer, type RunningServer } from '../fixtures/startServer.ts'
import { findProxies, makeCertificate, type Proxy, type Stand } from './proxies.ts'
import { signInLeaves } from './signInLeaves.ts'
import { visitorBy, type Seen, type Visit } from './visit.ts'

const VISITOR = '127.0.0.2'
const FORGED = '203.0.113.9'
const UP_WITHIN_MS = 15_000

/**
 * The proxy run. For each installed proxy with an example configuration: signs in through the proxy, finishes an
 * invoice, downloads its PDF, and sends requests that must be refused.
 */
export const proxyRun: Run = async () => {
  const proxies = findProxies()
  if (proxies.length === 0) return ['neither caddy nor nginx is here; CADDY and NGINX may point to them']
  const found: string[] = []
  for (const proxy of proxies) found.push(...(await trial(proxy)).map((sentence) => `${proxy.name}: ${sentence}`))
  return found
}

async function trial(proxy: Proxy): Promise<readonly string[]> {
  const folder = openFolder()
  const own = path.join(path.dirname(folder.dataDir), 'proxy')
  mkdirSync(own)
  const [httpsPort, httpPort, port] = await Promise.all([freePort(), freePort(), freePort()])
  const stand: Stand = { folder: own, httpsPort, httpPort, behind: `127.0.0.1:${port}`, ...makeCertificate(own) }
  const settings = {
    DEMO: '1',
    PORT: `${port}`,
    PUBLIC_URL: `https://localhost:${httpsPort}`,
    TRUST_PROXY: '127.0.0.1',
  }
  const server = await startServer(folder.dataDir, settings)
  const running = proxy.start(stand)
  let output = ''
  running.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = new Promise<void>((resolve) => running.once('exit', () => resolve()))
  try {
    const visit = visitorBy({ port: httpsPort, certificate: readFileSync(stand.certificate), from: VISITOR })
    if (!(await isUp(visit))) return [`it did not come up: ${output}`]
    const found = await lookAround({ visit, stand, server })
    console.log(
      `${proxy.name} (${proxy.program}): signed in, billed and took the paper along${found.length === 0 ? '' : ', but'}`,
    )
    return found
  } finally {
    running.kill('SIGTERM')
    await ended
    await server.stop()
    folder.remove()
  }
}

type Visitor = (visit: Visit) => Promise<Seen>
type Trial = { readonly visit: Visitor; readonly stand: Stand; readonly server: RunningServer }

async function lookAround({ visit, stand, server }: Trial): Promise<string[]> {
  const found: string[] = []
  const expect = (what: string, holds: boolean): void => void (holds || found.push(`not so: ${what}`))
  const json = ({ content }: Seen) => JSON.parse(content.toString()) as Readonly<Record<string, unknown>>

  const entered = await visit({
    method: 'POST',
    path: '/api/demo/session',
    body: { email: demoPeople.hr },
    headers: { 'x-forwarded-for': FORGED, 'x-forwarded-proto': 'http' },
  })
  const left = await signInLeaves(visit, `https://localhost:${stand.httpsPort}`)
  expect(`the way to sign in stays here, and does not lead to ${left}`, left === null)
  expect('one can sign in', entered.status === 200 || entered.status === 201)
  expect('it tells browsers to come by https only', entered.headers['strict-transport-security'] !== undefined)
  const token = String(json(entered)['token'])
  const pool = openPool(server.dataDir)
  const { rows } = await pool.query<{ caller: string }>('select caller from call_counts')
  await pool.end()
  expect(
    'a visitor is counted by their own address',
    rows.some(({ caller }) => caller === VISITOR),
  )
  expect(
    'a visitor cannot say to be another',
    rows.every(({ caller }) => caller !== FORGED),
  )

  const made = await visit({ method: 'POST', path: '/api/administration/invoice', token, body: customInvoice('proxy') })
  const invoice = `/api/administration/invoice/${String(json(made)['id'])}`
  const finished = await visit({ method: 'PATCH', path: `${invoice}/status`, token, body: { status: 'CONFIRMED' } })
  expect('an invoice can be finished', finished.status === 200 && json(finished)['invoiceNr'] !== undefined)
  const paper = await visit({ path: `${invoice}/download`, token })
  expect('its PDF comes whole', paper.content.subarray(0, 5).toString() === '%PDF-' && paper.content.includes('%%EOF'))
  expect('a file keeps its name', String(paper.headers['content-disposition']).includes('.pdf'))

  const packed = await visit({ path: '/api/administration/user', token, headers: { 'accept-encoding': 'gzip' } })
  expect('a list comes packed, once', packed.headers['content-encoding'] === 'gzip')
  const tag = String(packed.headers['etag'])
  const again = await visit({
    path: '/api/administration/user',
    token,
    headers: { 'accept-encoding': 'gzip', 'if-none-match': tag },
  })
  expect('a list that is the same is not sent again', again.status === 304)
  const large = `{"rows":"${'x'.repeat(23 * 1024 * 1024)}"}`
  const refused = await visit({ method: 'POST', path: '/api/administration/invoice', token, body: large }).catch(
    () => null,
  )
  expect('a body of 23 MB is refused', refused === null || refused.status === 413)
  for (const inside of ['/healthz', '/readyz', '/metrics', '/healthz/', '/readyz/'])
    expect(`${inside} is not for the world`, (await visit({ path: inside })).status === 404)
  const plain = await fetch(`http://127.0.0.1:${stand.httpPort}/`, {
    redirect: 'manual',
    headers: { host: 'localhost' },
  })
  expect(
    'http leads to https',
    [301, 308].includes(plain.status) && String(plain.headers.get('location')).startsWith('https:'),
  )
  expect('the app itself comes', (await visit({ path: '/' })).content.includes('<div id="root"'))
  return found
}

async function isUp(visit: Visitor): Promise<boolean> {
  const until = performance.now() + UP_WITHIN_MS
  while (performance.now() < until) {
    const seen = await visit({ path: '/api/openapi.json' }).catch(() => null)
    if (seen?.status === 200) return true
    await pause(100)
  }
  return false
}
