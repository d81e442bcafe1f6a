import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { draftOf, forgetDraft } from '../../ui/form/drafts/keptDrafts.ts'
import { useUnsaved } from '../../ui/form/drafts/unsavedForms.ts'
import { IconCalendarPlus, IconCircleCheck, IconCircleDashed } from '../../ui/icons.ts'
import { Segments } from '../../ui/switchers/Segments.tsx'
import { showNote } from '../../ui/toast/showNote.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { RowKey } from '../../ui/table/rowActions.ts'
import { SelectionBar } from '../../ui/table/parts/SelectionBar.tsx'
import { useChoiceInAddress } from '../../ui/address/useChoiceInAddress.ts'
import { newYearColumns, newYearCsv } from './newYearColumns.tsx'
import { newYearTotals } from './newYearTotals.ts'
import { newYearPreview, type NewYearRow, type NewYear } from './queries.ts'
import { isChanged, isUnsaved, transferError, transfersOf, withoutRows, bodyOf, type Transfers } from './transfers.ts'
import { beginNewYear } from '@uurwerk/contract/balances/newYear'
import { useAction } from '../../app/api/useAction.ts'
import { formatMoment } from '../../ui/format/formatMoment.ts'
import classes from './newYear.module.css'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { Button } from '@mantine/core'
import { EmptyState } from '../../ui/page/load/EmptyState.tsx'

const words = texts.newYear
const SHOWS = ['changes', 'notices', 'all'] as const
const SEARCH = { placeholder: words.search, textOf: ({ userName }: NewYearRow) => userName }
const NOBODY: ReadonlySet<RowKey> = new Set()

/** The table shows for each person the new leave balances, and the vacation days that HR moves. */
export function NewYearTable({ year }: { readonly year: number }) {
  const [shows, show] = useChoiceInAddress('show', SHOWS)
  const [chosen, setChosen] = useState(NOBODY)
  const [toConfirm, ask] = useState<readonly NewYearRow[] | null>(null)
  const navigate = useNavigate()
  const { load, all, typed, forget, columns, csv, lists, wrong } = useNewYearRows(year)
  const run = useNewYearRun(year, () => void navigate(paths.adminVacation({ year })))
  function choose(next: Shows): void {
    show(next)
    setChosen(NOBODY)
  }
  async function begin(rows: readonly NewYearRow[]): Promise<void> {
    await run({ rows, typed, isEverybody: rows === lists.changes })
    forget(rows)
    setChosen(NOBODY)
  }
  const button = { isLoading: load.isPending, wrong, onRun: ask }

  return (
    <>
      <DataTable
        label={words.list(year)}
        columns={columns}
        rows={lists[shows]}
        rowKey={({ userId }) => userId}
        load={load}
        defaultSort={{ key: 'person', descending: false }}
        search={SEARCH}
        csvName={words.csvName(year)}
        csvColumns={csv}
        cardsBelow={1000}
        linkOf={({ userId }) => paths.adminUser({ user: userId })}
        totals={(shown) => newYearTotals(shown, typed)}
        summary={
          <RunLine year={year} runs={load.data?.runs}>
            {chosen.size === 0 && <RunButton {...button} label={words.run(year)} rows={lists.changes ?? []} />}
          </RunLine>
        }
        tools={<ListChoice lists={lists} shows={shows} onChoose={choose} />}
        selection={{ chosen, onChange: setChosen, nameOf: ({ userName }) => userName }}
        foot={(shown) => {
          const inSight = shown.filter(({ userId }) => chosen.has(userId))
          if (inSight.length === 0) return null
          return <ChosenBar {...button} inSight={inSight} typed={typed} onClear={() => setChosen(NOBODY)} />
        }}
        empty={<NoNewYear year={year} shows={all?.length === 0 ? 'nobody' : shows} onShowAll={() => choose('all')} />}
      />
      {toConfirm !== null && (
        <NewYearQuestion
          year={year}
          count={toConfirm.length}
          onConfirm={() => begin(toConfirm)}
          onClose={() => ask(null)}
        />
      )}
    </>
  )
}

/** The browser keeps the typed days as a draft when the session ends, until HR has stored the new year. */
function useTypedDays(year: number, all: readonly NewYearRow[] | undefined) {
  const [typed, setTyped] = useState<Transfers>(() => transfersOf(draftOf(draftName(year))?.values ?? {}))
  const onType = useCallback(
    (userId: number, days: number | null) => setTyped((before) => new Map(before).set(userId, days)),
    [],
  )
  useEffect(() => {
    if (draftOf(draftName(year)) === null) return
    forgetDraft(draftName(year))
    showNote(texts.ui.draftKept)
  }, [year])
  useUnsaved({
    element: () => null,
    isDirty: () => all?.some((row) => isUnsaved(row, typed)) === true,
    isSending: () => false,
    draft: () => ({ form: draftName(year), values: Object.fromEntries(typed), isPartial: false }),
  })
  const forget = (rows: readonly NewYearRow[]) => setTyped((before) => withoutRows(before, rows))
  return { typed, onType, forget }
}

function useNewYearRows(year: number) {
  const load = useQuery(newYearPreview(year))
  const all = load.data?._embedded.newYearPersonDtoList
  const { typed, onType, forget } = useTypedDays(year, all)
  const columns = useMemo(() => newYearColumns({ year, typed, onType }), [year, typed, onType])
  const csv = useMemo(() => newYearCsv(year, typed), [year, typed])
  const wrong = all?.find((row) => row.skipped === null && transferError(row, typed) !== null)
  return { load, all, typed, forget, columns, csv, lists: useLists(all, typed), wrong }
}

type Shows = (typeof SHOWS)[number]
type ChoiceProps = { readonly lists: Lists; readonly shows: Shows; readonly onChoose: (shows: Shows) => void }

const ListChoice = ({ lists, shows, onChoose }: ChoiceProps) => (
  <Segments
    label={words.show}
    choices={SHOWS}
    nameOf={(choice) => words.shows[choice](lists[choice]?.length)}
    value={shows}
    onChange={onChoose}
  />
)

type Lists = Readonly<Record<Shows, readonly NewYearRow[] | undefined>>

const useLists = (all: readonly NewYearRow[] | undefined, typed: Transfers): Lists =>
  useMemo(
    () => ({
      changes: all?.filter((row) => isChanged(row, typed)),
      notices: all?.filter(({ notices }) => notices.length > 0),
      all,
    }),
    [all, typed],
  )

type BarProps = Omit<RunProps, 'label' | 'rows'> & {
  /** The people whom HR chose and whose rows the table shows now. */
  readonly inSight: readonly NewYearRow[]
  readonly typed: Transfers
  readonly onClear: () => void
}

const ChosenBar = ({ inSight, typed, onClear, ...button }: BarProps) => (
  <SelectionBar
    label={words.selection.label}
    status={words.selection.chosen(inSight.length)}
    clear={words.selection.clear}
    onClear={onClear}
  >
    <RunButton
      {...button}
      label={words.runChosen(inSight.length)}
      rows={inSight.filter((row) => isChanged(row, typed))}
    />
  </SelectionBar>
)

type RunProps = {
  readonly label: string
  readonly rows: readonly NewYearRow[]
  readonly isLoading: boolean
  readonly wrong: NewYearRow | undefined
  readonly onRun: (rows: readonly NewYearRow[]) => void
}

const RunButton = ({ label, rows, isLoading, wrong, onRun }: RunProps) => (
  <ActionButton
    variant="filled"
    icon={IconCalendarPlus}
    busy={isLoading}
    reason={isLoading ? null : reasonAgainst(rows, wrong)}
    onClick={() => onRun(rows)}
  >
    {label}
  </ActionButton>
)

const draftName = (year: number) => `new year ${year}`

const reasonAgainst = (rows: readonly NewYearRow[], wrong: NewYearRow | undefined): string | null =>
  wrong !== undefined ? words.wrongTransfer(wrong.userName) : rows.length === 0 ? words.nothingToRun : null

type Run = {
  readonly rows: readonly NewYearRow[]
  readonly typed: Transfers
  readonly isEverybody: boolean
}

function useNewYearRun(year: number, onOpenVacation: () => void): (run: Run) => Promise<void> {
  const { mutateAsync } = useAction(beginNewYear)
  return async ({ rows, typed, isEverybody }) => {
    const { _embedded } = await mutateAsync({ params: { year }, body: bodyOf(rows, typed, isEverybody) })
    const changed = _embedded.newYearPersonDtoList.filter((row) => row.changed).length
    showNote(words.done(year, changed), { label: words.toVacation(year), go: onOpenVacation })
  }
}

type RunLineProps = { readonly year: number; readonly runs: NewYear['runs'] | undefined; readonly children: ReactNode }

/** The last new-year run: its time, the HR user and the number of people. A button starts another run. */
const RunLine = ({ year, runs, children }: RunLineProps) => (
  <div className={classes.runs}>
    {runs !== undefined && <LastRun year={year} runs={runs} />}
    <span className={classes.run}>{children}</span>
  </div>
)

function LastRun({ year, runs }: { readonly year: number; readonly runs: NewYear['runs'] }) {
  const [last] = runs
  const Icon = last === undefined ? IconCircleDashed : IconCircleCheck
  return (
    <>
      <span className={classes.last}>
        <Icon size={16} stroke={1.75} aria-hidden />
        {last === undefined ? words.neverRun(year) : words.lastRun(formatMoment(last.at), last.by)}
      </span>
      {last !== undefined && (
        <small>
          {words.ofPeople(last.people)}
          {runs.length > 1 && ` · ${words.runsBefore(runs.length)}`}
        </small>
      )}
    </>
  )
}

type NewYearQuestionProps = {
  readonly year: number
  readonly count: number
  readonly onConfirm: () => Promise<void>
  readonly onClose: () => void
}

function NewYearQuestion({ year, count, onConfirm, onClose }: NewYearQuestionProps) {
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      question={words.question(year)}
      confirm={words.confirm}
      onConfirm={() => onConfirm().catch(() => {})}
    >
      <div className={classes.effect}>
        <p>{words.effect(count)}</p>
        <p>{words.effectMoved(year - 1)}</p>
      </div>
    </ConfirmDialog>
  )
}

type NoNewYearProps = {
  readonly year: number
  readonly shows: 'changes' | 'notices' | 'all' | 'nobody'
  readonly onShowAll: () => void
}

function NoNewYear({ year, shows, onShowAll }: NoNewYearProps) {
  if (shows === 'nobody' || shows === 'all') return <EmptyState title={words.nobody} text={words.nobodyText} />
  return (
    <EmptyState
      {...(shows === 'changes' ? { title: words.none, text: words.noneText(year) } : { title: words.noNotices })}
    >
      <Button onClick={onShowAll}>{words.showAll}</Button>
    </EmptyState>
  )
}
