import { confirmEmailByLink, emailOfLink } from '@uurwerk/contract/customers/confirmedEmails'
import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { Button, Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { ApiProblem, sentenceOfError } from '../../app/api/apiProblem.ts'
import { queryOf } from '../../app/api/queryOf.ts'
import { useAction } from '../../app/api/useAction.ts'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { ProblemLine } from '../../ui/form/ProblemLine.tsx'
import { IconMailCheck, IconRefresh } from '../../ui/icons.ts'
import { EntrancePage } from '../customerSide/EntrancePage.tsx'
import classes from './ConfirmEmailPage.module.css'

type Email = ResponseOf<typeof emailOfLink>

const words = texts.confirmedEmails.owner

/** A contact of a customer opens this page from a mail, without an account and usually on a phone. */
export function ConfirmEmailPage() {
  const { token = '' } = useParams<'token'>()
  const { data: email, error, refetch } = useQuery(queryOf(emailOfLink, { params: { token } }))
  return (
    <EntrancePage cardClass={classes.card}>
      <title>{texts.app.title(words.title)}</title>
      {email !== undefined && <Confirming email={email} token={token} />}
      {email === undefined && error !== null && <Broken error={error} onRetry={refetch} />}
      {email === undefined && error === null && <Loader role="status" aria-label={words.loading} />}
    </EntrancePage>
  )
}

function Confirming({ email, token }: { readonly email: Email; readonly token: string }) {
  const { mutateAsync: confirm, data: done, error } = useAction(confirmEmailByLink)
  const { emailAddress, companyName } = email
  if (email.confirmed || done !== undefined)
    return (
      <div role="status">
        <span className={classes.mark}>
          <IconMailCheck size={28} stroke={1.75} aria-hidden />
        </span>
        <h1>{done === undefined ? words.alreadyDone : words.thanks}</h1>
        <p className={classes.address}>{emailAddress}</p>
        <p>{words.nothingMore(companyName)}</p>
      </div>
    )
  return (
    <>
      <h1>{words.title}</h1>
      <p>{words.wants(companyName)}</p>
      <p className={classes.address}>{emailAddress}</p>
      <p className={classes.quiet}>{words.onlyIf}</p>
      <ProblemLine problem={error} />
      <ActionButton
        variant="filled"
        size="md"
        fullWidth
        leftSection={<IconMailCheck size={18} stroke={1.75} aria-hidden />}
        onClick={() => confirm({ params: { token } }).catch(() => {})}
      >
        {words.confirm}
      </ActionButton>
    </>
  )
}

/** Offers another attempt only when the connection failed: the server would refuse the same link again. */
function Broken({ error, onRetry }: { readonly error: Error; readonly onRetry: () => unknown }) {
  const refused = error instanceof ApiProblem && error.status < 500
  return (
    <div role="alert">
      <h1>{refused ? words.broken : words.failed}</h1>
      <p>{sentenceOfError(error)}</p>
      {!refused && (
        <Button
          variant="filled"
          leftSection={<IconRefresh size={16} stroke={1.75} aria-hidden />}
          onClick={() => onRetry()}
        >
          {texts.ui.retry}
        </Button>
      )}
    </div>
  )
}
