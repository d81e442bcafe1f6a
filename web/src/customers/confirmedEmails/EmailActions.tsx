import { confirmEmail, mailConfirmLink } from '@uurwerk/contract/customers/confirmedEmails'
import { IconMailCheck, IconMailForward } from '@tabler/icons-react'
import { useAction } from '../../app/api/useAction.ts'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { IconAction } from '../../ui/buttons/IconAction.tsx'
import classes from './confirmedEmails.module.css'
import type { EmailRow } from './queries.ts'

const words = texts.confirmedEmails

/** The buttons with which HR confirms an e-mail address, or mails another link to its owner. */
export function EmailActions({ row: { emailAddress, confirmed } }: { readonly row: EmailRow }) {
  const { mutateAsync: confirm } = useAction(confirmEmail)
  const { mutateAsync: mailLink } = useAction(mailConfirmLink)
  return (
    <span className={classes.actions}>
      {!confirmed && (
        <IconAction
          label={words.mailLink(emailAddress)}
          icon={IconMailForward}
          onClick={() => mailLink({ body: { emailAddress } }).catch(() => {})}
        />
      )}
      <ActionButton
        variant="subtle"
        leftSection={<IconMailCheck size={16} stroke={1.75} aria-hidden />}
        reason={confirmed ? words.alreadyConfirmed : null}
        aria-label={`${confirmed ? words.alreadyConfirmed : words.confirm}: ${emailAddress}`}
        onClick={() => confirm({ body: { emailAddress, isConfirmed: true } }).catch(() => {})}
      >
        {confirmed ? words.alreadyConfirmed : words.confirm}
      </ActionButton>
    </span>
  )
}
