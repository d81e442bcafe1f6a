import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { list, Links } from '../../hal.ts'
import { mailStatuses } from '../../mailStatuses.ts'

const DemoMail = z.object({
  id: z.number(),
  /** The kind of mail: 'invoice', 'credit_note', 'confirm_email', 'reminder' or 'account'. */
  kind: z.string(),
  requestedAt: z.string(),
  recipients: z.array(z.string()),
  subject: z.string(),
  body: z.string(),
  status: z.enum(mailStatuses),
  attachments: z.array(z.object({ fileName: z.string(), _links: Links })),
})

export const demoMails = endpoint.get('/demo/mail', {
  access: 'open',
  shows: [],
  summary: 'De mails van de demo, de laatste eerst: ze zijn bewaard en niet verstuurd',
  /** `origin` is the address of the app. A link in a mail that starts with this address leads to the app. */
  response: list('demoMailList', DemoMail, { origin: z.string() }),
})

export const demoAttachment = endpoint.get('/demo/mail/{id}/attachment/{documentId}', {
  access: 'open',
  summary: 'Een bijlage bij een mail van de demo',
  response: { download: ['application/pdf', 'application/xml'] },
})
