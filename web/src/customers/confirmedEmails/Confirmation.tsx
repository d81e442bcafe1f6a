import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import { now } from '../../app/clock/now.ts'
import * as texts from '../../texts/texts.ts'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { writtenMoment } from '../../ui/written/writtenMoment.ts'
import classes from './confirmedEmails.module.css'
import { linkInWords } from './linkInWords.ts'
import type { EmailRow } from './queries.ts'

const words = texts.confirmedEmails

/**
 * Shows whether an e-mail address is confirmed and who confirmed it. For an unconfirmed address, it shows the state of
 * the mailed link.
 */
export const Confirmation = ({ row }: { readonly row: EmailRow }) => (
  <span className={classes.confirmation}>
    <StatusBadge color={row.confirmed ? 'green' : 'red'} icon={row.confirmed ? IconCircleCheck : IconCircleDashed}>
      {row.confirmed ? words.yes : words.no}
    </StatusBadge>
    <small>{row.confirmed ? confirmedBy(row) : linkInWords(row.link, now())}</small>
  </span>
)

const confirmedBy = ({ confirmer, confirmationDateTime }: EmailRow): string =>
  confirmer === null || confirmationDateTime === null ? '' : words.by(confirmer, writtenMoment(confirmationDateTime))
