import { Resolver } from 'node:dns/promises'
import type { NaptrRecord } from 'node:dns'
import type { LookUpAnswer } from '../accessPoint.ts'
import { boundedCall, type CallOutcome } from '../boundedCall.ts'
import { takesDocuments } from '../takesDocuments.ts'
import { participantName } from './participantName.ts'

const WITHIN_MS = 5000
const NOT_THERE = new Set(['ENOTFOUND', 'ENODATA'])

export type ResolveNaptr = (name: string) => Promise<readonly NaptrRecord[]>

type MayBeCalled = (url: URL) => boolean

const isHttps: MayBeCalled = ({ protocol }) => protocol === 'https:'

const resolver = new Resolver({ timeout: WITHIN_MS, tries: 1 })

const unknown = (detail: string): LookUpAnswer => ({ found: 'unknown', invoice: false, creditNote: false, detail })
const NO: LookUpAnswer = { found: 'no', invoice: false, creditNote: false, detail: '' }

/**
 * Asks the Peppol network whether a receiver exists. The DNS returns the server with the data of the receiver. That
 * server lists the documents that the receiver accepts. The signature of the list is not checked, because HR uses the
 * answer only as advice (rule invoicing-89). Only https is asked, because the server of a receiver could otherwise send
 * a request to a service inside our network. The tests pass another `mayBeCalled`, because their server has no https.
 */
export async function dnsLookUp(
  peppolId: string,
  resolve: ResolveNaptr = (name) => resolver.resolveNaptr(name),
  mayBeCalled: MayBeCalled = isHttps,
): Promise<LookUpAnswer> {
  let records: readonly NaptrRecord[]
  try {
    records = await resolve(participantName(peppolId))
  } catch (error) {
    const { code } = error as { readonly code?: string }
    return code !== undefined && NOT_THERE.has(code) ? NO : unknown(`DNS: ${code ?? 'geen antwoord'}`)
  }
  const address = records
    .filter(({ flags, service }) => flags.toUpperCase() === 'U' && service === 'Meta:SMP')
    .map(({ regexp }) => regexp.split('!')[2] ?? '')
    .map((text) => URL.parse(text.endsWith('/') ? text : `${text}/`))
    .find((url) => url !== null)
  return address === undefined || address === null ? NO : askPublisher(address, peppolId, mayBeCalled)
}

async function askPublisher(address: URL, peppolId: string, mayBeCalled: MayBeCalled): Promise<LookUpAnswer> {
  const url = new URL(`iso6523-actorid-upis%3A%3A${encodeURIComponent(peppolId)}`, address)
  if (!mayBeCalled(url)) return unknown('de lijst van de ontvanger heeft geen https-adres')
  const outcome = await read(url, mayBeCalled)
  if (outcome.kind !== 'answer') return unknown(outcome.detail)
  if (outcome.status === 404) return NO
  if (outcome.status !== 200 || typeof outcome.body !== 'string') return unknown(`${outcome.status}`)
  const types = [...outcome.body.matchAll(/<[\w:]*ServiceMetadataReference\b[^<>]*\bhref="([^"]+)"/g)]
  return { found: 'yes', ...takesDocuments(types.map(([, href = '']) => decoded(href))), detail: '' }
}

async function read(url: URL, mayBeCalled: MayBeCalled): Promise<CallOutcome> {
  const outcome = await boundedCall({ url, withinMs: WITHIN_MS })
  if (outcome.kind !== 'answer' || outcome.location === null) return outcome
  const next = URL.parse(outcome.location, url)
  return next === null || !mayBeCalled(next) ? outcome : boundedCall({ url: next, withinMs: WITHIN_MS })
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
