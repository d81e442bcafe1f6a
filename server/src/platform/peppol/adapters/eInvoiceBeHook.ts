import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { HookAnswer } from '../accessPoint.ts'
import { pythonJson } from '../pythonJson.ts'
import { shaped } from '../shaped.ts'

const Hook = z.object({
  id: z.string().min(1).max(200),
  type: z.string(),
  data: z.object({ document_id: z.string().min(1).max(200) }),
})

const READ = new Set(['document.sent', 'document.sent.failed'])

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>

/** The signature covers the event as Python writes it in JSON, and not the bytes of the request (rule invoicing-92). */
export function readHook(secret: string | null, headers: Headers, rawBody: Buffer): HookAnswer {
  const read = eventIn(rawBody)
  const signature = headers['x-signature']
  if (secret === null || read === null || typeof signature !== 'string') return { result: 'forged' }
  const { event, signed } = read
  const expected = `sha256=${createHmac('sha256', secret).update(signed).digest('hex')}`
  const [ours, theirs] = [Buffer.from(expected), Buffer.from(signature)]
  if (ours.length !== theirs.length || !timingSafeEqual(ours, theirs)) return { result: 'forged' }
  const hook = shaped(Hook, event)
  if (hook === null || !READ.has(hook.type)) return { result: 'ignored' }
  return { result: 'event', eventId: hook.id, providerId: hook.data.document_id }
}

type ReadEvent = { readonly event: unknown; readonly signed: string }

/**
 * Reads the event in a hook, and the text that the signature covers. Returns null when the body is not JSON or has too
 * many levels, because anybody can send requests to this URL.
 */
function eventIn(rawBody: Buffer): ReadEvent | null {
  try {
    const event: unknown = JSON.parse(rawBody.toString('utf8'))
    return { event, signed: pythonJson(event) }
  } catch {
    return null
  }
}
