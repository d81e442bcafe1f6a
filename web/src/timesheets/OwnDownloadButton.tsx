import { downloadTimesheet } from '@uurwerk/contract/timesheets/timesheets'
import type { TimesheetState } from '@uurwerk/contract/timesheets/timesheets'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { download } from '../app/api/request/download.ts'
import { DownloadButton } from './DownloadButton.tsx'

type Props = { readonly yearMonth: YearMonth; readonly timesheets: readonly TimesheetState[] }

/** The button with which an employee downloads the own timesheet. */
export const OwnDownloadButton = ({ yearMonth, timesheets }: Props) => (
  <DownloadButton
    actingAs="employee"
    timesheets={timesheets}
    onDownload={(id) => download(downloadTimesheet, { params: { id, yearMonth } })}
  />
)
