import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { DialogButtons } from '../../ui/dialog/DialogButtons.tsx'
import { ProblemLine } from '../../ui/form/ProblemLine.tsx'
import { IconAlertTriangle, IconCheck } from '../../ui/icons.ts'
import { Panel } from '../../ui/page/Panel.tsx'
import { PlainTable } from '../../ui/table/PlainTable.tsx'
import { formatDay } from '../../ui/format/formatDay.ts'
import { formatEuroNumber } from '../../ui/format/formatEuroNumber.ts'
import { formatNumber } from '../../ui/format/formatNumber.ts'
import { formatIban } from '@uurwerk/domain/invoicing/numbers/isIban'
import classes from '../payments.module.css'
import type { BankFileReport } from '../queries.ts'

type Props = {
  readonly report: BankFileReport
  readonly problem: Error | null
  readonly onRun: () => Promise<void>
  readonly onCancel: () => void
}

const words = texts.payments.files

/** Shows what the import of a bank file would change, before HR imports the file. */
export function BankFileCheck({ report, problem, onRun, onCancel }: Props) {
  const { fileName, alreadyImported, statements, booked, undone, waitingReturns, toBook } = report
  return (
    <Panel title={words.checked(fileName)}>
      {alreadyImported ? (
        <p>{words.already(fileName)}</p>
      ) : (
        <div className={classes.check}>
          <StatementsTable statements={statements} />
          <h3>{words.books(booked.length)}</h3>
          {booked.length > 0 && <BookedTable booked={booked} />}
          {undone > 0 && <p>{words.undone(undone)}</p>}
          {waitingReturns.map(({ enteredOn, counterpartyName, amount, invoices }, place) => (
            <p key={`${enteredOn} ${place}`} className={classes.warning}>
              <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
              {invoices.length === 0
                ? words.unclearReturn(
                    counterpartyName || texts.payments.entries.nameless,
                    formatEuroNumber(Math.abs(amount)),
                  )
                : words.waitingReturn(
                    counterpartyName || texts.payments.entries.nameless,
                    formatEuroNumber(Math.abs(amount)),
                    invoices.map(({ invoiceNr }) => invoiceNr).join(', '),
                  )}
            </p>
          ))}
          <p>{words.toBook(toBook)}</p>
        </div>
      )}
      <ProblemLine problem={problem} />
      <DialogButtons onCancel={onCancel} cancel={words.other}>
        <ActionButton
          variant="filled"
          icon={IconCheck}
          reason={alreadyImported ? words.already(fileName) : null}
          onClick={onRun}
        >
          {words.run}
        </ActionButton>
      </DialogButtons>
    </Panel>
  )
}

const StatementsTable = ({ statements }: Pick<BankFileReport, 'statements'>) => (
  <PlainTable
    label={words.statements}
    rows={statements}
    rowKey={({ account, number, closedOn }) => `${account} ${number} ${closedOn}`}
    columns={[
      { title: words.columns.account, cell: ({ account }) => formatIban(account) },
      { title: words.columns.closedOn, cell: ({ closedOn }) => formatDay(closedOn) },
      {
        title: words.columns.opening,
        align: 'right',
        spare: true,
        cell: ({ opening }) => formatEuroNumber(opening),
      },
      {
        title: words.columns.closing,
        align: 'right',
        spare: true,
        cell: ({ closing }) => formatEuroNumber(closing),
      },
      { title: words.columns.newEntries, align: 'right', cell: ({ newEntries }) => formatNumber(newEntries) },
      {
        title: words.columns.knownEntries,
        align: 'right',
        cell: ({ knownEntries }) => formatNumber(knownEntries),
      },
    ]}
    below={({ gap }) =>
      gap && (
        <span className={classes.warning}>
          <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
          {words.gap}
        </span>
      )
    }
  />
)

const BookedTable = ({ booked }: Pick<BankFileReport, 'booked'>) => (
  <PlainTable
    label={words.books(booked.length)}
    rows={booked.map((payment, place) => ({ ...payment, place }))}
    rowKey={({ place }) => place}
    columns={[
      { title: words.booked.day, spare: true, cell: ({ enteredOn }) => formatDay(enteredOn) },
      { title: words.booked.payer, spare: true, cell: ({ counterpartyName }) => counterpartyName },
      { title: words.booked.invoice, cell: ({ invoiceNr }) => invoiceNr },
      { title: words.booked.customer, cell: ({ customerName }) => customerName },
      {
        title: words.booked.amount,
        align: 'right',
        cell: ({ amount, surplus, extra }) => (
          <>
            {formatEuroNumber(amount)}
            {surplus && <small className={classes.small}>{words.booked.surplus}</small>}
            {extra && <small className={classes.small}>{words.booked.extra}</small>}
          </>
        ),
      },
    ]}
  />
)
