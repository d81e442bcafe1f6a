import { Button } from '@mantine/core'
import { memo } from 'react'
import { saveFile } from '../../../app/api/request/saveFile.ts'
import * as texts from '../../../texts/texts.ts'
import { IconDownload } from '../../icons.ts'
import { toCsv, type CsvColumn } from '../toCsv.ts'

type Props<Row> = {
  /** The name of the exported file, without '.csv'. */
  readonly name: string
  /** A text that names the exported list, because a screen can have several lists. */
  readonly label: string
  readonly columns: readonly CsvColumn<Row>[]
  /** The rows, or a function that makes them after a click, because many rows would make the page slow. */
  readonly rows: readonly Row[] | (() => readonly Row[])
}

const Csv = <Row,>({ name, label, columns, rows }: Props<Row>) => (
  <Button
    variant="subtle"
    aria-label={texts.table.csvOf(label)}
    leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
    onClick={() => {
      const content = toCsv(columns, typeof rows === 'function' ? rows() : rows)
      saveFile(new Blob([content], { type: 'text/csv;charset=utf-8' }), `${name}.csv`)
    }}
  >
    {texts.table.csv}
  </Button>
)

export const CsvButton = memo(Csv) as typeof Csv
