import { downloadTimesheet, type OwnTimesheet } from '@uurwerk/contract/timesheets/timesheets'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { download } from '../app/api/request/download.ts'
import { DownloadButton } from './DownloadButton.tsx'

type Props = { readonly yearMonth: YearMonth; readonly timesheets: readonly OwnTimesheet[] }

/** The button with which employees download their own timesheets. */
export const OwnDownloadButton = ({ yearMonth, timesheets }: Props) => (
  <DownloadButton
    timesheets={timesheets}
    onDownload={(id) => download(downloadTimesheet, { params: { id, yearMonth } })}
  />
)
