import { InvoiceStatus } from '@uurwerk/contract/invoicing/invoice'
import type { FullTimesheet } from '@uurwerk/contract/timesheets/fullTimesheet'
import { isCompleted } from '@uurwerk/domain/timesheets/timesheetState'
import { stageOf } from '@uurwerk/domain/timesheets/timesheetStage'
import { Link } from 'react-router'
import { inHours } from '../../balances/monthFigures.ts'
import { customerLabel } from '../../contracts/month/customerLabel.ts'
import { InvoiceStatusBadge } from '../../invoicing/InvoiceStatusBadge.tsx'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { StageBadge } from '../../contracts/month/StageBadge.tsx'
import { IconAlertTriangle, IconInfoCircle } from '../../ui/icons.ts'
import { Panel } from '../../ui/page/Panel.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import classes from './personMonth.module.css'
import type { PersonMonth } from './usePersonMonth.ts'

const words = texts.personMonth

export function ContractStates({ month: { timesheets, yearMonth } }: { readonly month: PersonMonth }) {
  const confirmed = timesheets.filter((timesheet) => isCompleted(timesheet) && !timesheet.invoiced)
  const isSigned = confirmed.some(({ customerSide }) => customerSide.signature !== null)
  return (
    <Panel title={words.contracts}>
      {timesheets.length === 0 && <p className={classes.hint}>{words.noContracts}</p>}
      <ul className={classes.contracts}>
        {timesheets.map((timesheet) => (
          <li key={timesheet.contractId}>
            <p>
              <Link to={paths.adminContract({ contract: timesheet.contractId })}>
                {customerLabel({ ...timesheet, id: timesheet.contractId }, timesheet.isOneOfSeveral)}
              </Link>
              <span>{inHours(timesheet.workedHoursMinusAbsences)}</span>
            </p>
            <p>
              <Badges timesheet={timesheet} />
              <Link to={paths.adminContractMonth({ contract: timesheet.contractId, month: yearMonth })}>
                {texts.contractMonth.crumb}
              </Link>
              <Link to={paths.adminInvoicePreview({ contract: timesheet.contractId, month: yearMonth })}>
                {texts.invoicing.preview.crumb}
              </Link>
            </p>
            <Invoices invoices={timesheet.invoiceDtos} />
          </li>
        ))}
      </ul>
      {confirmed.length > 0 && (
        <p className={classes.hint}>
          <IconInfoCircle size={16} stroke={1.75} aria-hidden />
          {isSigned ? words.signedAlready : words.confirmedAlready}
        </p>
      )}
    </Panel>
  )
}

const Badges = ({ timesheet }: { readonly timesheet: FullTimesheet }) => (
  <span className={classes.badges}>
    <StageBadge stage={stageOf(timesheet)} />
    {timesheet.changedByAdmin && (
      <StatusBadge color="orange" icon={IconAlertTriangle}>
        {texts.contractMonths.marks.changedByHr}
      </StatusBadge>
    )}
  </span>
)

const Invoices = ({ invoices }: { readonly invoices: FullTimesheet['invoiceDtos'] }) =>
  invoices.map(({ id, invoiceNr, status }) => (
    <p key={id}>
      <Link to={paths.adminInvoiceDetail({ invoice: id })}>{invoiceNr ?? texts.invoicing.concept}</Link>
      <InvoiceStatusBadge status={InvoiceStatus.parse(status)} />
    </p>
  ))
