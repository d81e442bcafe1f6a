import { z } from 'zod'
import { StartRefusal } from '../../startRefusal.ts'
import type { PeppolSettings } from '../../settings/peppolSettings.ts'
import { boundedCall, detailOf } from '../boundedCall.ts'
import { shaped } from '../shaped.ts'

const WITHIN_MS = 20_000
const EVENTS = ['document.sent', 'document.sent.failed']
const Hook = z.object({ id: z.string(), secret: z.string().min(1) })

/** Asks e-invoice.be to call this server when a document changes. Returns the secret that signs these calls. */
export async function createHook(peppol: PeppolSettings | null, publicUrl: string): Promise<string> {
  if (peppol?.provider !== 'e-invoice.be')
    throw new StartRefusal('Meldingen bestaan alleen bij PEPPOL_PROVIDER=e-invoice.be.')
  const outcome = await boundedCall({
    url: new URL('/api/webhooks/', peppol.url),
    method: 'POST',
    headers: { authorization: `Bearer ${peppol.apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ url: `${publicUrl}/api/hooks/peppol/e-invoice.be`, events: EVENTS }),
    withinMs: WITHIN_MS,
  })
  if (outcome.kind !== 'answer') throw new StartRefusal(`Het toegangspunt antwoordt niet: ${outcome.detail}.`)
  const hook = outcome.status < 300 ? shaped(Hook, outcome.body) : null
  if (hook === null)
    throw new StartRefusal(`Het toegangspunt maakt de melding niet aan: ${detailOf(outcome.status, outcome.body)}.`)
  return hook.secret
}
