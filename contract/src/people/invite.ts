import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, missingOrInvalid, Preview } from '../fields.ts'
import { resource } from '../hal.ts'
import { messages } from '../messages.ts'

const MOST_AT_ONCE = 5000

const Somebody = z.object({ userId: z.number(), userName: z.string() })

/**
 * Without a list of people, all people who were never invited and never signed in get the mail (rules people-72,
 * people-73). A preview sends nothing and returns who would get the mail.
 */
export const invite = endpoint.post('/administration/user/invite', {
  access: 'admin',
  changes: ['people'],
  summary: 'Mensen per mail uitnodigen om zich aan te melden',
  query: Preview,
  body: z.object({
    userIds: z
      .array(id('gebruiker'), missingOrInvalid('gebruikers'))
      .min(1, messages.required('gebruikers'))
      .max(MOST_AT_ONCE, messages.invalid('gebruikers'))
      .optional(),
  }),
  response: resource({
    invited: z.array(Somebody),
    /** The people who get no invitation, each with the reason. */
    skipped: z.array(Somebody.extend({ code: z.string(), message: z.string() })),
  }),
})
