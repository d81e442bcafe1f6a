import { askContactLink } from '@uurwerk/contract/customers/contacts'
import { TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { SHOWN_BY_SCREEN, useAction } from '../../app/api/useAction.ts'
import { useAttempt } from '../../app/api/useAttempt.ts'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { ProblemLine } from '../../ui/form/ProblemLine.tsx'
import { IconSend } from '../../ui/icons.ts'
import classes from './customerSide.module.css'

/**
 * The form in which a contact asks for a personal link. The server gives the same answer for every e-mail address, also
 * for an unknown one (rule contact-6).
 */
export function AskLink() {
  const words = texts.customerSide.ask
  const [emailAddress, setEmailAddress] = useState('')
  const [confirmation, setConfirmation] = useState<string | null>(null)
  const { mutateAsync: send, isPending } = useAction(askContactLink, SHOWN_BY_SCREEN)
  const { problem, attempt } = useAttempt()
  async function ask(event: FormEvent): Promise<void> {
    event.preventDefault()
    const answer = await attempt(() => send({ body: { emailAddress } }))
    if (answer !== null) setConfirmation(answer.message)
  }
  if (confirmation !== null)
    return (
      <p role="status" className={classes.confirmation}>
        {confirmation}
      </p>
    )
  return (
    <form onSubmit={(event) => void ask(event)} className={classes.form}>
      <p>{words.explained}</p>
      <TextInput
        type="email"
        autoComplete="email"
        required
        label={words.email}
        value={emailAddress}
        onChange={(event) => setEmailAddress(event.currentTarget.value)}
      />
      <ProblemLine problem={problem} />
      <ActionButton icon={IconSend} type="submit" variant="filled" fullWidth busy={isPending}>
        {words.send}
      </ActionButton>
    </form>
  )
}
