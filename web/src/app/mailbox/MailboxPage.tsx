import { demoMails } from '@uurwerk/contract/operations/mail/mail'
import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../api/queryOf.ts'
import * as texts from '../../texts/texts.ts'
import { EmptyState } from '../../ui/page/load/EmptyState.tsx'
import { LoadError } from '../../ui/page/load/LoadError.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import { Panel } from '../../ui/page/Panel.tsx'
import { formatMoment } from '../../ui/format/formatMoment.ts'
import classes from './mailbox.module.css'
import { ownAddresses } from './ownAddresses.ts'

type DemoMail = ResponseOf<typeof demoMails>['_embedded']['demoMailList'][number]

const words = texts.mailbox

/** The mails of the demo are not sent to their recipients, and every user of the demo can read them. */
export function MailboxPage() {
  const { data, error, refetch } = useQuery(queryOf(demoMails))
  const mails = data?._embedded.demoMailList
  return (
    <>
      <PageHead title={words.title} />
      {error !== null && <LoadError error={error} onRetry={refetch} />}
      {mails?.length === 0 && <EmptyState title={words.none} text={words.noneText} />}
      <ul className={classes.mails}>
        {mails?.map((mail) => (
          <li key={mail.id}>
            <Mail mail={mail} origin={data?.origin ?? ''} />
          </li>
        ))}
      </ul>
    </>
  )
}

type MailProps = { readonly mail: DemoMail; readonly origin: string }

const Mail = ({ mail: { requestedAt, recipients, subject, body, attachments }, origin }: MailProps) => (
  <Panel title={subject} aside={<time dateTime={requestedAt}>{formatMoment(requestedAt)}</time>}>
    <p className={classes.to}>{words.to(recipients.join(', '))}</p>
    <p className={classes.body}>
      {ownAddresses(body, origin).map(({ text, href }) =>
        href === null ? (
          text
        ) : (
          <a key={href} href={href}>
            {text}
          </a>
        ),
      )}
    </p>
    <ul className={classes.attachments} aria-label={words.attachments}>
      {attachments.flatMap(({ fileName, _links }) =>
        Object.values(_links).map(({ href }) => (
          <li key={href}>
            <a href={href} download={fileName}>
              {fileName}
            </a>
          </li>
        )),
      )}
    </ul>
  </Panel>
)
