import { ENDED_SESSION_DAYS, REQUEST_YEARS, type ContactTerms } from '@uurwerk/domain/operations/retention/contactTerms'
import * as texts from '../../texts/texts.ts'

const words = texts.customerPrivacy.terms

type Term = { readonly what: string; readonly how: string }

/** How long each kind of data is kept, in words. The clean-up jobs use the same numbers (rule contact-65). */
export const privacyTerms = (terms: ContactTerms): readonly Term[] => [
  { what: words.names, how: words.namesFor(terms) },
  { what: words.signatures, how: words.signaturesFor(terms) },
  { what: words.contact, how: words.contactFor(terms) },
  { what: words.mails, how: words.mailsFor(terms) },
  { what: words.readings, how: words.readingsFor(terms) },
  { what: words.changes, how: words.changesFor(terms) },
  { what: words.requests, how: words.requestsFor(REQUEST_YEARS) },
  { what: words.sessions, how: words.sessionsFor(ENDED_SESSION_DAYS) },
]
