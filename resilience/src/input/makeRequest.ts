import type { Endpoint } from '@uurwerk/contract/endpoint'
import { brokenBody, hostileValue, hugeValue } from './values/hostileValues.ts'
import { mutated } from './values/mutated.ts'
import type { Random } from './values/random.ts'
import type { Office } from './values/seeds.ts'
import { hostileTexts } from './values/texts.ts'
import { takes, validValue } from './values/validValue.ts'
import { valuesOf, type ValuesOf } from './values/values.ts'

export type Kind = 'valid' | 'nearly valid' | 'hostile' | 'huge' | 'wire' | 'stranger'
export type Who = 'hr' | 'employee' | 'nobody' | 'impostor'

export type TestRequest = {
  readonly kind: Kind
  readonly who: Who
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

const JSON_TYPE = { 'content-type': 'application/json' }
/** The maximum number of times that a body is generated until the whole schema accepts it. */
const ATTEMPTS = 12

type Wanted = { readonly endpoint: Endpoint; readonly office: Office; readonly random: Random }

/**
 * Generates one request for an endpoint. The request is correct, or it has a fault of a kind that real servers receive.
 */
export function makeRequest({ endpoint, office, random }: Wanted): TestRequest {
  const kind = kindOf(random, isReading(endpoint) || startsJob(endpoint) ? costly : writing)
  const who: Who = kind === 'stranger' ? random.pick(['employee', 'nobody', 'impostor']) : rightful(endpoint)
  const sample = random.pick(who === 'employee' && random.chance(0.9) ? office.own : office.samples)
  const values = valuesOf(office, { sample, path: endpoint.path, random })
  const parts = { endpoint, values, random }
  const method =
    kind === 'hostile' && isReading(endpoint) && random.chance(0.4) ? random.pick(oddMethods) : endpoint.method
  const path = `/api${pathOf(parts, kind)}${queryOf(parts, kind)}`
  if (kind === 'wire') return { kind, who, method, path, ...wireOf(parts) }
  const body = bodyOf(parts, kind)
  if (body === undefined) return { kind, who, method, path, headers: {} }
  return { kind, who, method, path, headers: JSON_TYPE, body: kind === 'huge' ? body.slice(0, 2_000_000) : body }
}

/** True for an endpoint that starts a background job. Such a job takes some time. */
const startsJob = ({ status }: Endpoint): boolean => status === 202

const isReading = ({ method }: Endpoint): boolean => method === 'GET'

const oddMethods = ['SEARCH', 'REPORT', 'LOCK', 'PROPFIND', 'OPTIONS'] as const

const rightful = ({ access }: Endpoint): Who => (access === 'admin' ? 'hr' : access === 'user' ? 'employee' : 'nobody')

/**
 * The number of requests of each kind in a hundred requests to an endpoint. Endpoints that read whole lists or start
 * long jobs get few correct requests, because their correct requests take long and find few faults.
 */
type Shares = Readonly<Record<Kind, number>>
const writing: Shares = { valid: 35, 'nearly valid': 30, hostile: 17, huge: 4, wire: 7, stranger: 7 }
const costly: Shares = { valid: 12, 'nearly valid': 10, hostile: 50, huge: 2, wire: 8, stranger: 18 }

function kindOf(random: Random, shares: Shares): Kind {
  let at = random.whole(0, 99)
  for (const [kind, share] of Object.entries(shares) as [Kind, number][]) if ((at -= share) < 0) return kind
  return 'valid'
}

type Parts = { readonly endpoint: Endpoint; readonly values: ValuesOf; readonly random: Random }

const oddPathParts = [
  '0',
  '-1',
  '1.5',
  '1e3',
  '00',
  '99999999999999999999',
  '9007199254740993',
  'NaN',
  'x',
  '%00',
  '2026-13',
]

function pathOf({ endpoint, values, random }: Parts, kind: Kind): string {
  const names = endpoint.path.split('{').length - 1
  const often = isReading(endpoint) ? 0.9 : 0.4
  const oddAt = kind === 'hostile' && random.chance(often) ? random.whole(0, names - 1) : -1
  let index = 0
  return endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    if (index++ === oddAt) return oddPart(random)
    const known = values.inPath(name)
    return String(known.length === 0 ? random.pick([1, 999_999]) : random.pick(known))
  })
}

const oddPart = (random: Random): string =>
  random.chance(0.5)
    ? random.pick(oddPathParts)
    : encodeURIComponent(random.pick(hostileTexts.filter((text) => text.isWellFormed() && text !== '')))

function queryOf({ endpoint, values, random }: Parts, kind: Kind): string {
  const { query } = endpoint
  if (kind === 'hostile' && random.chance(0.3)) return `?${oddQuery(random)}`
  if (query === undefined) return ''
  const sent =
    kind === 'nearly valid' ? mutated(validQuery(query, values, random), random) : validQuery(query, values, random)
  if (typeof sent !== 'object' || sent === null) return ''
  const pairs = Object.entries(sent).filter(([, value]) => typeof value !== 'object' && String(value).isWellFormed())
  return pairs.length === 0
    ? ''
    : `?${pairs.map(([key, value]) => `${encodeURIComponent(key.toWellFormed())}=${encodeURIComponent(String(value))}`).join('&')}`
}

const validQuery = (query: NonNullable<Endpoint['query']>, values: ValuesOf, random: Random): unknown =>
  validValue(query, values, random) ?? {}

const oddQuery = (random: Random): string =>
  random.pick([
    'preview=maybe',
    'preview=true&preview=false',
    'from=2026-02-30&to=%00',
    '__proto__[x]=1',
    'a[b]=1',
    '%',
    '=',
    `x=${'y'.repeat(4000)}`,
    'cursor=%F0%9F%92%A5',
    'year=99999999999',
  ])

function bodyOf({ endpoint, values, random }: Parts, kind: Kind): string | undefined {
  const { body } = endpoint
  if (body === undefined) return kind === 'hostile' && endpoint.method !== 'GET' ? brokenBody(random) : undefined
  if (kind === 'hostile') return random.chance(0.5) ? brokenBody(random) : JSON.stringify(hostileValue(random))
  const valid = validBody(body, values, random)
  if (kind === 'nearly valid') return JSON.stringify(mutated(valid, random))
  if (kind === 'huge') return JSON.stringify(mutated(valid, random, hugeValue))
  return JSON.stringify(valid)
}

/**
 * Generates a body that the whole schema accepts. When this fails too often, the last body is used: each of its fields
 * is valid, but not all of them together.
 */
function validBody(body: NonNullable<Endpoint['body']>, values: ValuesOf, random: Random): unknown {
  let value: unknown
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    value = validValue(body, values, random)
    if (takes(body, value)) break
  }
  return value
}

const oddTypes = [
  'text/plain',
  'text/plain; charset=utf-16',
  'application/json; charset=latin1',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'image/png',
  'nonsense',
  '',
]

/** Makes a request whose fault is not in a field: a wrong content type, wrong headers or a broken body. */
function wireOf(parts: Parts): Pick<TestRequest, 'headers' | 'body'> {
  const { endpoint, random } = parts
  const body = random.chance(0.5) ? brokenBody(random) : (bodyOf(parts, 'valid') ?? '{}')
  const headers = {
    'content-type': random.chance(0.6) ? random.pick(oddTypes) : 'application/json',
    ...(random.chance(0.3) && { 'idempotency-key': random.pick(['', 'k'.repeat(300), ' ', 'a b', '=1', '\u00e9']) }),
    ...(random.chance(0.2) && { 'if-none-match': random.pick(['*', '"', 'W/"x"', 'x'.repeat(2000)]) }),
    ...(random.chance(0.2) && { 'content-encoding': random.pick(['gzip', 'br', 'nonsense']) }),
    ...(random.chance(0.2) && { 'accept-encoding': random.pick(['gzip;q=0', 'nonsense', '*', 'br, gzip']) }),
    ...(random.chance(0.1) && { 'x-forwarded-for': '1.2.3.4, evil', 'x-http-method-override': 'DELETE' }),
    ...(random.chance(0.1) && { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' }),
  }
  return endpoint.method === 'GET' && random.chance(0.5) ? { headers } : { headers, body }
}
