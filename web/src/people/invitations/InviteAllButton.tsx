import { invite } from '@uurwerk/contract/people/invite'
import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { useAction } from '../../app/api/useAction.ts'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { useAsk } from '../../ui/dialog/useAsk.ts'
import { IconMail } from '../../ui/icons.ts'
import { showNote } from '../../ui/toast/showNote.tsx'
import type { PersonRow } from '../queries.ts'

const words = texts.people.invitation

type Invitations = ResponseOf<typeof invite>

/** Invites the people who never signed in and never got an invitation. A question first shows their names. */
export function InviteAllButton({ people }: { readonly people: readonly PersonRow[] }) {
  const { question, ask } = useAsk<Invitations>()
  const { mutateAsync: send } = useAction(invite)
  const waiting = people.filter(({ signedIn, invitation }) => !signedIn && invitation === null)
  if (waiting.length === 0) return null
  const inviteAll = async () => {
    if (!(await ask(await send({ query: { preview: 'true' }, body: {} })))) return
    const { invited } = await send({ query: {}, body: {} })
    showNote(words.sentToAll(invited.length))
  }
  return (
    <>
      <ActionButton icon={IconMail} onClick={inviteAll}>
        {words.inviteAll(waiting.length)}
      </ActionButton>
      {question !== null && <InviteQuestion about={question.about} onAnswer={question.answer} />}
    </>
  )
}

type Props = { readonly about: Invitations; readonly onAnswer: (yes: boolean) => void }

const MOST_NAMED = 10

function InviteQuestion({ about: { invited, skipped }, onAnswer }: Props) {
  const nobody = invited.length === 0
  return (
    <ConfirmDialog
      opened
      onClose={() => onAnswer(false)}
      question={nobody ? words.nobody : words.question(invited.length)}
      confirm={nobody ? words.close : words.confirm}
      onConfirm={() => onAnswer(!nobody)}
    >
      {!nobody && (
        <>
          <p>{words.effect}</p>
          <p>{words.names(invited.slice(0, MOST_NAMED).map(nameOf), invited.length)}</p>
        </>
      )}
      {[...Map.groupBy(skipped, ({ message }) => message)].map(([message, them]) => (
        <p key={message}>
          {words.names(them.slice(0, MOST_NAMED).map(nameOf), them.length)}: {message}
        </p>
      ))}
    </ConfirmDialog>
  )
}

const nameOf = ({ userName }: { readonly userName: string }) => userName
