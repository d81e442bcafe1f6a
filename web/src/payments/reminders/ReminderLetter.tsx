import { cents, eurosOf, sumCents } from '@uurwerk/domain/money/cents'
import { previewReminderLetter } from '@uurwerk/contract/payments/reminderLetters'
import { IconFileTypePdf, IconPaperclip } from '@tabler/icons-react'
import { download } from '../../app/api/request/download.ts'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { InlineEditor } from '../../ui/form/InlineEditor.tsx'
import { Hint } from '../../ui/page/Hint.tsx'
import { writtenEuros } from '../../ui/written/writtenEuros.ts'
import classes from '../payments.module.css'
import type { DueReminder } from '../queries.ts'

const words = texts.payments.reminders
const sum = (amounts: readonly number[]): number =>
  eurosOf(sumCents(amounts.map((amount) => cents(Math.round(amount * 100)))))

/** The text of a payment reminder, exactly as in the mail or the letter. */
export function ReminderLetter({
  reminder: { letter, channel, attachesInvoices, invoices },
}: {
  readonly reminder: DueReminder
}) {
  const interest = sum(invoices.map((invoice) => invoice.interest ?? 0))
  const fixed = sum(invoices.map((invoice) => invoice.fixed))
  return (
    <InlineEditor>
      <div className={classes.check}>
        <h3>{letter.subject}</h3>
        <p className={classes.letter}>{letter.body}</p>
        <Hint>
          {channel === 'letter' ? (
            words.onPaper
          ) : (
            <>
              <IconPaperclip size={14} stroke={1.75} aria-hidden />{' '}
              {attachesInvoices ? words.attached : words.attachedAlone}
            </>
          )}
        </Hint>
        <div>
          <ActionButton
            leftSection={<IconFileTypePdf size={16} stroke={1.75} aria-hidden />}
            onClick={() => download(previewReminderLetter, { params: { id: invoices[0]!.invoiceId } })}
          >
            {words.preview}
          </ActionButton>
        </div>
        {interest + fixed > 0 && <Hint>{words.claims(writtenEuros(interest), writtenEuros(fixed))}</Hint>}
        {invoices.some((invoice) => invoice.interest === null) && (
          <p className={classes.warning}>{words.unknownRate}</p>
        )}
      </div>
    </InlineEditor>
  )
}
