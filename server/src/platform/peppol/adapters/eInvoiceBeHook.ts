import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { HookAnswer } from '../accessPoint.ts'
import { pythonJson } from '../pythonJson.ts'
import { shaped } from '../shapes.ts'

const Hook = z.object({
  id: z.string().min(1).max(200),
  type: z.string(),
  data: z.object({ document_id: z.string().min(1).max(200) }),
})

const READ = new Set(['document.sent', 'document.sent.failed'])

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>

/**
 * Reads a call of e-invoice.be to us. The signature is over the event as Python writes it, not over the bytes that
 * arrived (rule invoicing-92).
 */
export function readHook(secret: string | null, headers: Headers, rawBody: Buffer): HookAnswer {
  const event = eventOf(rawBody)
  const signature = headers['x-signature']
  if (secret === null || event === undefined || typeof signature !== 'string') return { result: 'forged' }
  const expected = `sha256=${createHmac('sha256', secret).update(pythonJson(event)).digest('hex')}`
  const [ours, theirs] = [Buffer.from(expected), Buffer.from(signature)]
  if (ours.length !== theirs.length || !timingSafeEqual(ours, theirs)) return { result: 'forged' }
  const hook = shaped(Hook, event)
  if (hook === null || !READ.has(hook.type)) return { result: 'ignored' }
  return { result: 'event', eventId: hook.id, providerId: hook.data.document_id }
}

function eventOf(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'))
  } catch {
    return undefined
  }
}
