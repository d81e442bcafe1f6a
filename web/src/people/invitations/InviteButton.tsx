import { invite } from '@uurwerk/contract/people/invitations'
import { IconMail } from '@tabler/icons-react'
import { useAction } from '../../app/api/useAction.ts'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { showNote } from '../../ui/toast/showNote.tsx'
import { showError } from '../../app/notices.ts'
import { personName } from '../personName.ts'
import type { Person } from '../queries.ts'

const words = texts.people.invitation

/** The button that mails one person where and how to sign in. The button is hidden after the person has signed in. */
export function InviteButton({ person }: { readonly person: Person }) {
  const { mutateAsync: send } = useAction(invite)
  if (person.signedIn) return null
  const invitePerson = async () => {
    const { skipped } = await send({ query: {}, body: { userIds: [person.id] } })
    const [refused] = skipped
    if (refused === undefined) showNote(words.sent(personName(person)))
    else showError(refused.message)
  }
  return (
    <ActionButton leftSection={<IconMail size={16} stroke={1.75} aria-hidden />} onClick={invitePerson}>
      {person.invitation === null ? words.invite : words.inviteAgain}
    </ActionButton>
  )
}
