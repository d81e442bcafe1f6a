import { formatCount } from '@uurwerk/domain/money/formatCount'
import * as texts from '../../texts/texts.ts'
import classes from './check.module.css'
import type { ImportReport } from '../queries.ts'

const { counts: words } = texts.imports

export const ImportCounts = ({ report }: { readonly report: ImportReport }) => (
  <dl className={classes.counts}>
    <Count count={report.made} word={words.made} tone="green" />
    <Count count={report.unchanged} word={words.unchanged} />
    <Count count={report.differingCount} word={words.differing} tone="orange" />
    <Count count={report.warningCount} word={words.warnings(report.warningCount)} tone="orange" />
    <Count count={report.errorCount} word={words.errors(report.errorCount)} tone="red" />
  </dl>
)

type Props = { readonly count: number; readonly word: string; readonly tone?: 'green' | 'orange' | 'red' }

const Count = ({ count, word, tone }: Props) => (
  <div data-tone={count === 0 ? undefined : tone}>
    <dt>{word}</dt>
    <dd>{formatCount(count)}</dd>
  </div>
)
