import { CloseButton } from '@mantine/core'
import * as texts from '../../../texts/texts.ts'
import { IconAlertCircle } from '../../../ui/icons.ts'
import classes from '../contractMonths.module.css'
import { refusalSentence, type RowRefusal } from '../../../app/month/refusalSentence.ts'

type Props = { readonly username: string; readonly refusal: RowRefusal; readonly onClose: () => void }

/** The message below a row that says why the server refused an action on that row (rule timesheets-43). */
export const RowRefusalNote = ({ username, refusal, onClose }: Props) => (
  <div className={classes.refusal} role="alert">
    <IconAlertCircle size={16} stroke={1.75} aria-hidden />
    <span>{refusalSentence(username, refusal)}</span>
    <CloseButton size="sm" aria-label={texts.contractMonths.refusal.close(username)} onClick={onClose} />
  </div>
)
