import { markAbsenceChangesSeen, type AbsenceChanges } from '@uurwerk/contract/absences/teamAbsences'
import type { Day } from '@uurwerk/domain/time/day'
import { formatDayWithDashes } from '@uurwerk/domain/time/formatDay'
import { monthOf } from '@uurwerk/domain/time/yearMonth'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { useAction } from '../../app/api/useAction.ts'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { IconAlertTriangle, IconCheck } from '../../ui/icons.ts'
import { FoldedPanel } from '../../ui/page/FoldedPanel.tsx'
import { Hint } from '../../ui/page/Hint.tsx'
import { LoadError } from '../../ui/page/load/LoadError.tsx'
import { Panel } from '../../ui/page/Panel.tsx'
import { showUndo } from '../../ui/toast/showUndo.tsx'
import { formatMoment } from '../../ui/format/formatMoment.ts'
import { formatNumber } from '../../ui/format/formatNumber.ts'
import classes from './absenceOverview.module.css'
import { kindStyle } from './kindStyle.ts'
import { spanInWords } from './periodInWords.ts'
import { absenceChangesQuery } from './queries.ts'

const words = texts.absenceOverview
const FEW = 6

/** The absences that other people booked, changed or cancelled and that this HR user has not marked as seen yet. */
export function AbsenceNews({ isFolded }: { readonly isFolded: boolean }) {
  const { data, error, refetch } = useQuery(absenceChangesQuery())
  const [isWhole, showWhole] = useState(false)
  const see = useAction(markAbsenceChangesSeen)

  function seeAll({ until, seenUntil, unseen }: AbsenceChanges): void {
    showWhole(false)
    see.mutate(
      { body: { until } },
      {
        onSuccess: () => showUndo(words.seenDone(unseen), () => see.mutate({ body: { until: seenUntil } })),
      },
    )
  }

  const button = data !== undefined && data.unseen > 0 && (
    <Button
      size={isFolded ? 'sm' : 'compact-sm'}
      leftSection={<IconCheck size={16} stroke={1.75} aria-hidden />}
      loading={see.isPending}
      onClick={() => seeAll(data)}
    >
      {words.seen}
    </Button>
  )
  const content = (
    <>
      {data === undefined && error !== null && <LoadError title={words.newsFailed} error={error} onRetry={refetch} />}
      {data?.changes.length === 0 && <Hint>{words.noNews}</Hint>}
      <ul className={classes.people}>
        {data?.changes.slice(0, isWhole ? undefined : FEW).map((change) => (
          <Change key={change.id} change={change} />
        ))}
      </ul>
      {data !== undefined && data.changes.length > FEW && !isWhole && (
        <Button variant="subtle" fullWidth onClick={() => showWhole(true)}>
          {words.more(data.changes.length)}
        </Button>
      )}
      {data !== undefined && data.unseen > data.changes.length && (isWhole || data.changes.length <= FEW) && (
        <Hint>{words.olderNews(data.unseen - data.changes.length)}</Hint>
      )}
    </>
  )
  return isFolded ? (
    <FoldedPanel
      title={words.news}
      aside={data && words.newsCount(data.unseen)}
      line={data === undefined ? (error === null ? '' : words.newsFailed) : lineOf(data.changes)}
    >
      {content}
      {button}
    </FoldedPanel>
  ) : (
    <Panel title={words.news} aside={button}>
      {content}
    </Panel>
  )
}

const lineOf = (changes: AbsenceChanges['changes']): string =>
  changes.length === 0 ? words.noNews : [...new Set(changes.map(({ userName }) => userName))].join(', ')

type ChangeProps = { readonly change: AbsenceChanges['changes'][number] }

const Change = ({ change }: ChangeProps) => (
  <li>
    <Link to={paths.adminDetails({ user: change.userId, month: monthOf(change.start) })}>
      <b>{change.userName}</b>
      <small data-kind={change.kind}>{words.newsKinds[change.kind]}</small>
      <span>
        <i className={classes.swatch} style={kindStyle(change.category)} aria-hidden />
        <span className={classes.what}>
          {words.kindOf[change.category]}, {spanInWords(change)}
        </span>
      </span>
      <Context change={change} />
      <em>{words.by(change.actorName, formatMoment(change.at))}</em>
    </Link>
  </li>
)

/** The person's balance, and the colleagues at the same customers who are absent too (rule absences-57). */
function Context({ change: { category, daysLeft, hoursLeft, away, awayCount } }: ChangeProps) {
  const left =
    daysLeft === null
      ? hoursLeft === null
        ? null
        : words.hoursLeft(formatNumber(hoursLeft))
      : words.daysLeft(formatNumber(daysLeft), words.kindOf[category])
  const others = away.map(({ name, start, end }) => words.awayWhen(name, shortSpan(start, end)))
  return (
    <>
      {left !== null && <em data-low={(daysLeft ?? hoursLeft ?? 0) < 0 || undefined}>{left}</em>}
      {awayCount > 0 && (
        <span className={classes.clash}>
          <IconAlertTriangle size={14} stroke={1.75} aria-hidden />
          {words.alsoAway(others, awayCount - away.length)}
        </span>
      )}
    </>
  )
}

const shortDay = (day: Day): string => formatDayWithDashes(day).slice(0, 5)

const shortSpan = (start: Day, end: Day): string =>
  start === end ? shortDay(start) : words.span(shortDay(start), shortDay(end))
