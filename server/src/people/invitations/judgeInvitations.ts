import { mayStillSignIn } from '@uurwerk/domain/people/mayStillSignIn'
import { refusalToInvite } from '@uurwerk/domain/people/refusalToInvite'
import type { SignInProviderName } from '@uurwerk/domain/people/refusalToSignIn'
import type { CommandContext } from '../../app/context.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { listPeopleToInvite } from './invitationStore.ts'

/** The people with these ids, each with the reason to refuse an invitation; null when the person can be invited. */
export async function judgeInvitations(
  db: Database,
  ids: readonly number[],
  { services: { settings }, today }: Pick<CommandContext, 'services' | 'today'>,
) {
  const people = await listPeopleToInvite(db, ids)
  const facts = { signInWays: signInWaysOf(settings), isMailSetUp: settings.demo || settings.smtpUrl !== null, today }
  return people.map((person) => ({
    person,
    refusal: refusalToInvite({
      ...facts,
      ...person,
      maySignIn: mayStillSignIn(person, today, person.signInDaysAfterEmployment),
    }),
  }))
}

function signInWaysOf({ google, apple, demo }: Pick<Settings, 'google' | 'apple' | 'demo'>): SignInProviderName[] {
  return [
    ...(google !== null || demo ? ['GOOGLE' as const] : []),
    ...(apple !== null || demo ? ['APPLE' as const] : []),
  ]
}
