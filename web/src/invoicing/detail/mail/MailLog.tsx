import * as texts from '../../../texts/texts.ts'
import { Panel } from '../../../ui/page/Panel.tsx'
import { formatMoment } from '../../../ui/format/formatMoment.ts'
import { MailStatusBadge } from '../../MailStatusBadge.tsx'
import type { Invoice } from '../../queries.ts'
import classes from '../detail.module.css'

type Mail = Invoice['mails'][number]

export const MailLog = ({ mails }: { readonly mails: Invoice['mails'] }) =>
  mails.length === 0 ? null : (
    <Panel title={texts.invoicing.mailing.log}>
      <ul className={classes.mails}>
        {mails.map((mail) => (
          <LoggedMail key={mail.requestedAt} mail={mail} />
        ))}
      </ul>
    </Panel>
  )

function LoggedMail({ mail: { kind, requestedAt, recipients, status, attempts } }: { readonly mail: Mail }) {
  const words = texts.invoicing.mailing
  return (
    <li>
      <div className={classes.mailHead}>
        <span>
          <strong>{words.kinds[kind as keyof typeof words.kinds] ?? kind}</strong>{' '}
          <time className={classes.when} dateTime={requestedAt}>
            {formatMoment(requestedAt)}
          </time>
        </span>
        <MailStatusBadge status={status} />
      </div>
      <p className={classes.change}>{texts.invoicing.history.to(recipients.join(', '))}</p>
      <ol>
        {attempts.map(({ at, result, detail }) => (
          <li key={at} className={classes.when}>
            {words.attempt(formatMoment(at), words.results[result as keyof typeof words.results] ?? result)}
            {detail !== '' && <q>{detail}</q>}
          </li>
        ))}
      </ol>
      {status === 'queued' && <p className={classes.hint}>{attempts.length === 0 ? words.waiting : words.retrying}</p>}
      {status === 'unclear' && <p className={classes.hint}>{words.unclearHelp}</p>}
    </li>
  )
}
