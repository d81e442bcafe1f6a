import * as texts from '../../texts/texts.ts'
import { formatMoment } from '../../ui/format/formatMoment.ts'
import type { PersonRow } from '../queries.ts'

const words = texts.people.invitation

/** Describes in words whether a person has signed in, or when the person was invited (rule people-74). */
export function formatAccount({ signedIn, invitation }: Pick<PersonRow, 'signedIn' | 'invitation'>): string {
  if (signedIn) return words.signedIn
  if (invitation === null) return words.none
  const { mailStatus, at } = invitation
  return mailStatus === 'failed' || mailStatus === 'unclear'
    ? words.notSent(formatMoment(at))
    : words.invited(formatMoment(at))
}
