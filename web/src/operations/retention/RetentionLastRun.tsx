import * as texts from '../../texts/texts.ts'
import { Panel } from '../../ui/page/Panel.tsx'
import { writtenMoment } from '../../ui/written/writtenMoment.ts'
import { writtenNumber } from '../../ui/written/writtenNumber.ts'
import type { Retention } from '../../company/queries.ts'
import classes from '../../company/settings.module.css'

const { lastRun: words, kinds } = texts.settings.retention

export const RetentionLastRun = ({ run }: { readonly run: Retention['lastRun'] }) => (
  <Panel title={words.title}>
    <p className={classes.intro}>{whenOf(run)}</p>
    {run !== null && run.finishedAt !== null && run.forgotten.length === 0 && <p>{words.nothing}</p>}
    {run !== null && run.forgotten.length > 0 && (
      <ul className={classes.forgotten}>
        {run.forgotten.map(({ kind, count }) => (
          <li key={kind}>{words.line(kinds[kind], writtenNumber(count))}</li>
        ))}
      </ul>
    )}
  </Panel>
)

function whenOf(run: Retention['lastRun']): string {
  if (run === null) return words.never
  return run.finishedAt === null
    ? words.unfinished(writtenMoment(run.startedAt))
    : words.at(writtenMoment(run.finishedAt))
}
