import { VisuallyHidden } from '@mantine/core'
import * as texts from '../../texts/texts.ts'
import { IconArrowRight } from '../../ui/icons.ts'
import { Panel } from '../../ui/page/Panel.tsx'
import { formatMoment } from '../../ui/format/formatMoment.ts'
import type { Invoice } from '../queries.ts'
import classes from './detail.module.css'
import { historySteps, nextStep, type HistoryStep } from './historySteps.ts'

/** The history of an invoice, the latest event first. Above it is the event that is expected next. */
export function InvoiceHistory({ invoice }: { readonly invoice: Invoice }) {
  const next = nextStep(invoice)
  return (
    <Panel title={texts.invoicing.history.title}>
      <ol className={classes.timeline}>
        {next !== null && (
          <li data-kind="next">
            <span className={classes.dot} />
            <p className={classes.next}>{next}</p>
          </li>
        )}
        {historySteps(invoice).map((step) => (
          <li key={`${step.at} ${step.title}`} data-kind={step.kind}>
            <span className={classes.dot} />
            <div>
              <p>{step.title}</p>
              {step.changes.map((change) => (
                <Change key={change.field} change={change} />
              ))}
              <p className={classes.when}>
                {formatMoment(step.at)} · {step.by}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

function Change({ change: { field, before, after } }: { readonly change: HistoryStep['changes'][number] }) {
  const words = texts.invoicing.history
  if (before === null) {
    return (
      <p className={classes.change}>
        {field} {after}
      </p>
    )
  }
  return (
    <p className={classes.change}>
      {field}: <VisuallyHidden>{words.from}</VisuallyHidden> <del>{before}</del>{' '}
      <IconArrowRight size={13} stroke={1.75} aria-hidden style={{ verticalAlign: -2 }} />
      <VisuallyHidden>{words.becomes}</VisuallyHidden> {after}
    </p>
  )
}
