import { cents, eurosOf, sumCents } from '@uurwerk/domain/money/cents'
import { IconPaperclip } from '@tabler/icons-react'
import * as texts from '../../texts/texts.ts'
import { InlineEditor } from '../../ui/form/InlineEditor.tsx'
import { Hint } from '../../ui/page/Hint.tsx'
import { writtenEuros } from '../../ui/written/writtenEuros.ts'
import classes from '../payments.module.css'
import type { DueReminder } from '../queries.ts'

const words = texts.payments.reminders
const sum = (amounts: readonly number[]): number =>
  eurosOf(sumCents(amounts.map((amount) => cents(Math.round(amount * 100)))))

/** The text of a payment reminder, exactly as the mail contains it. */
export function ReminderLetter({ reminder: { letter, invoices } }: { readonly reminder: DueReminder }) {
  const interest = sum(invoices.map((invoice) => invoice.interest ?? 0))
  const fixed = sum(invoices.map((invoice) => invoice.fixed))
  return (
    <InlineEditor>
      <div className={classes.check}>
        <h3>{letter.subject}</h3>
        <p className={classes.letter}>{letter.body}</p>
        <Hint>
          <IconPaperclip size={14} stroke={1.75} aria-hidden /> {words.attached}
        </Hint>
        {interest + fixed > 0 && <Hint>{words.claims(writtenEuros(interest), writtenEuros(fixed))}</Hint>}
        {invoices.some((invoice) => invoice.interest === null) && (
          <p className={classes.warning}>{words.unknownRate}</p>
        )}
      </div>
    </InlineEditor>
  )
}
