import * as texts from '../../texts/texts.ts'
import { Panel } from '../../ui/page/Panel.tsx'
import { PlainTable } from '../../ui/table/PlainTable.tsx'
import { formatDay } from '../../ui/format/formatDay.ts'
import { formatNumber } from '../../ui/format/formatNumber.ts'
import type { Retention } from '../../company/queries.ts'
import classes from '../../company/settings.module.css'
import { formatMoment } from '../../ui/format/formatMoment.ts'

const { due: words, lastRun, kinds } = texts.settings.retention

/** HR can see the expired data before the clean-up job deletes it. After that, nobody can restore the data. */
export function RetentionDue({ due }: Pick<Retention, 'due'>) {
  const past = due.filter(({ count }) => count > 0)
  return (
    <Panel title={words.title}>
      <p className={classes.intro}>{past.length === 0 ? words.nothing : words.text}</p>
      {past.length > 0 && (
        <PlainTable
          label={words.title}
          rows={past}
          rowKey={({ kind }) => kind}
          columns={[
            { title: words.kind, cell: ({ kind }) => kinds[kind] },
            {
              title: words.oldest,
              cell: ({ oldest }) => oldest !== null && <span className={classes.day}>{formatDay(oldest)}</span>,
            },
            { title: words.count, align: 'right', cell: ({ count }) => formatNumber(count) },
          ]}
        />
      )}
    </Panel>
  )
}

export const RetentionLastRun = ({ run }: { readonly run: Retention['lastRun'] }) => (
  <Panel title={lastRun.title}>
    <p className={classes.intro}>{whenOf(run)}</p>
    {run !== null && run.finishedAt !== null && run.forgotten.length === 0 && <p>{lastRun.nothing}</p>}
    {run !== null && run.forgotten.length > 0 && (
      <ul className={classes.forgotten}>
        {run.forgotten.map(({ kind, count }) => (
          <li key={kind}>{lastRun.line(kinds[kind], formatNumber(count))}</li>
        ))}
      </ul>
    )}
  </Panel>
)

function whenOf(run: Retention['lastRun']): string {
  if (run === null) return lastRun.never
  return run.finishedAt === null
    ? lastRun.unfinished(formatMoment(run.startedAt))
    : lastRun.at(formatMoment(run.finishedAt))
}
