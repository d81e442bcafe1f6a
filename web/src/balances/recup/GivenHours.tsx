import * as texts from '../../texts/texts.ts'
import { Panel } from '../../ui/page/Panel.tsx'
import { PlainTable } from '../../ui/table/PlainTable.tsx'
import { writtenHours } from '../../ui/written/writtenHours.ts'
import classes from './recup.module.css'

type Given = { readonly id: number; readonly when: string; readonly hours: number; readonly reason: string }

type Props = {
  /** The id of the list on the page. The months at the top of the page link to this id. */
  readonly anchor: string
  readonly title: string
  /** The title of the first column. */
  readonly when: string
  readonly rows: readonly Given[]
  /** The text when there are no rows. */
  readonly none: string
}

/** A list of the hours that HR gave or corrected, each with its reason. */
export const GivenHours = ({ anchor, title, when, rows, none }: Props) => (
  <div id={anchor}>
    <Panel title={title}>
      {rows.length === 0 ? (
        <p className={classes.hint}>{none}</p>
      ) : (
        <PlainTable
          label={title}
          rows={rows}
          rowKey={({ id }) => id}
          csvName={title}
          columns={[
            { title: when, cell: (row) => <span className={classes.when}>{row.when}</span>, csv: (row) => row.when },
            {
              title: texts.recup.hours,
              align: 'right',
              cell: ({ hours }) => writtenHours(hours),
              csv: ({ hours }) => hours,
            },
            {
              title: texts.recup.reason,
              cell: ({ reason }) => reason || texts.table.nothing,
              csv: ({ reason }) => reason,
            },
          ]}
        />
      )}
    </Panel>
  </div>
)
