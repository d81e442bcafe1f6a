import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { list, resource } from '../hal.ts'
import { messages } from '../messages.ts'

const MOST_LETTERS = 200

/** The reminder letters of the last ninety days, the newest first. */
export const reminderLetters = endpoint.get('/administration/reminder/letter', {
  access: 'admin',
  shows: ['payments'],
  summary: 'De herinneringen op papier van de laatste negentig dagen',
  response: list(
    'reminderLetterList',
    z.object({
      id: z.number(),
      customerName: z.string(),
      /** The highest reminder step of the invoices in the letter. */
      level: z.number(),
      date: z.string(),
      invoiceNrs: z.array(z.string()),
      total: z.number(),
      /** The reason why HR cannot withdraw the letter; null when HR can withdraw it. */
      refusal: z.object({ code: z.string(), message: z.string() }).nullable(),
    }),
  ),
})

/** The ids of the letters that HR prints together (rule payments-46). */
const letterIds = z
  .string()
  .regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14})*$/, messages.invalid('brieven'))
  .transform((text) => [...new Set(text.split(',').map(Number))])
  .refine((ids) => ids.length <= MOST_LETTERS, messages.maxItems('brieven', MOST_LETTERS))

export const printReminderLetters = endpoint.get('/administration/reminder/letter/print', {
  access: 'admin',
  summary: 'Herinneringen op papier, samen in één PDF om af te drukken',
  query: z.object({ ids: letterIds }),
  response: { download: 'application/pdf' },
  problems: ['invoice_documents_forgotten', 'document_not_made'],
})

export const previewReminderLetter = endpoint.get('/administration/reminder/invoice/{id}/letter', {
  access: 'admin',
  summary: 'De herinnering van vandaag aan de klant van een factuur, als PDF; bewaart niets',
  response: { download: 'application/pdf' },
  problems: ['nothing_to_remind', 'document_not_made'],
})

export const withdrawReminderLetter = endpoint.delete('/administration/reminder/letter/{id}', {
  access: 'admin',
  changes: ['payments'],
  summary: 'Een herinnering op papier intrekken die niet verstuurd is',
  response: resource({}),
  problems: ['reminder_followed'],
})
