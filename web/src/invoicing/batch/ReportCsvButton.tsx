import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { saveFile } from '../../api/saveFile.ts'
import { texts } from '../../texts/texts.ts'
import { toCsv } from '../../ui/table/toCsv.ts'
import type { AskedBatch } from './keptBatch.ts'
import type { Job } from './queries.ts'
import { reportColumns } from './reportColumns.ts'

type Props = { readonly job: Job; readonly act: AskedBatch['act'] }

export const ReportCsvButton = ({ job: { id, results }, act }: Props) => (
  <Button
    variant="subtle"
    leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
    onClick={() =>
      saveFile(
        new Blob([toCsv(reportColumns(act), results)], { type: 'text/csv;charset=utf-8' }),
        `${texts.batches.csvName(id)}.csv`,
      )
    }
  >
    {texts.batches.csv}
  </Button>
)
