import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useCallback, useMemo, useState } from 'react'
import { today } from '../../app/clock/now.ts'
import { ChangedNote } from '../../app/changes/ChangedNote.tsx'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { useSelectionOf } from '../../ui/table/useSelectionOf.ts'
import type { RowKey } from '../../ui/table/rowActions.ts'
import { searchRows } from '../../ui/table/searchRows.ts'
import { useChoiceInAddress } from '../../ui/address/useChoiceInAddress.ts'
import { BulkBar } from './bulk/BulkBar.tsx'
import { contractMonthColumns, exportedColumns } from './contractMonthColumns.tsx'
import { ContractMonthsTools } from './ContractMonthsTools.tsx'
import { isOneOfSeveral } from './isOneOfSeveral.ts'
import { KeyHelp } from './keys/KeyHelp.tsx'
import { ListKeysByKey } from './keys/ListKeysByKey.tsx'
import { inTurn } from './bulk/inTurn.ts'
import { NoContractMonths } from './NoContractMonths.tsx'
import { downloadPdf } from './row/rowSteps.ts'
import { useRowSteps } from './row/useRowSteps.ts'
import { RowDialogs } from './row/rowDialogsLater.ts'
import type { AskedStep } from './row/RowDialogs.tsx'
import { RowRefusalNote } from './row/RowRefusalNote.tsx'
import { isApprovable, SEGMENTS, segments } from './segments.ts'
import type { Segment } from './segments.ts'
import { stageCounts } from './stageCounts.ts'
import { StageSummary } from './StageSummary.tsx'
import { contractMonthText } from './useListedRows.ts'
import { useKeepReviewedList } from '../review/useKeepReviewedList.ts'
import { useBulk } from './bulk/useBulk.ts'
import { useWatchedRows } from './useWatchedRows.ts'
import { useRowRefusals } from './row/useRowRefusals.ts'
import type { ContractMonthSteps } from './useContractMonthSteps.ts'
import { useListSteps } from './bulk/useListSteps.ts'

type Props = {
  readonly yearMonth: YearMonth
  readonly rows: readonly ContractMonthRow[] | undefined
  /** True when HR has hidden the rows of the internal company. */
  readonly hidden: readonly ContractMonthRow[]
  readonly load: { readonly isPending: boolean; readonly error: unknown; readonly refetch: () => unknown }
  readonly steps: ContractMonthSteps
  readonly internalHidden: boolean
  readonly onHideInternal: (hidden: boolean) => void
}

const words = texts.contractMonths
const NOBODY: ReadonlySet<RowKey> = new Set()
const keyOf = ({ contractId }: ContractMonthRow): RowKey => contractId
const nameOf = ({ username }: ContractMonthRow): string => username
const SEARCH = {
  placeholder: words.search,
  textOf: contractMonthText,
}

export function ContractMonthsTable(props: Props) {
  const { yearMonth, rows, load } = props
  const list = useMonthList(props)
  const { segment, showSegment, watched } = list

  return (
    <>
      <ChangedNote note={watched.note} />
      <DataTable
        label={words.list(formatMonth(yearMonth))}
        columns={list.columns}
        rows={list.inSegment}
        rowKey={keyOf}
        load={load}
        defaultSort={{ key: 'username', descending: false }}
        search={SEARCH}
        csvName={words.csvName(yearMonth)}
        csvColumns={list.forFile}
        linkOf={({ contractId }) => paths.adminContract({ contract: contractId, month: yearMonth })}
        keys={list.keys}
        oneLine
        cardsBelow={900}
        summary={
          load.error !== null && rows === undefined ? undefined : (
            <StageSummary counts={list.counts} segment={segment} onSegment={showSegment} />
          )
        }
        tools={
          <ContractMonthsTools
            rows={rows}
            segment={segment}
            onSegment={showSegment}
            internalHidden={props.internalHidden}
            onHideInternal={props.onHideInternal}
            onView={list.chooseNobody}
          />
        }
        noteOf={list.noteOf}
        selection={list.selection}
        changed={watched.changed}
        onShown={list.keepList}
        foot={(shown) => <ListFoot yearMonth={yearMonth} shown={shown} list={list} />}
        notFoundText={list.hiddenText}
        notFound={(sought) =>
          list.hiddenText(sought) !== undefined && (
            <Button onClick={() => props.onHideInternal(false)}>{words.empty.showHidden}</Button>
          )
        }
        empty={
          <NoContractMonths
            yearMonth={yearMonth}
            isFiltered={(rows?.length ?? 0) > 0}
            onShowAll={() => showSegment('all')}
          />
        }
      />
      <Dialogs list={list} month={rows ?? []} />
    </>
  )
}

type List = ReturnType<typeof useMonthList>

/** The rows of the list, with their steps and the question that is open. */
function useMonthList(props: Props) {
  const { yearMonth, rows, steps } = props
  const [segment, chooseSegment] = useChoiceInAddress('show', segments)
  const [chosen, setChosen] = useSelectionOf(yearMonth)
  const [question, setQuestion] = useState<AskedStep | null>(null)
  // When the month changes, a dialog about the previous month closes.
  const asked = question?.yearMonth === yearMonth ? question : null
  const choose = (next: readonly ContractMonthRow[]) => setChosen(new Set(next.map(keyOf)))
  const bulk = useBulk(choose)
  const watched = useWatchedRows(yearMonth, segment)
  const refused = useRowRefusals(yearMonth)
  const acts = useListSteps({ steps, refused, runAtOnce: bulk.runAtOnce })
  const { take, keys } = useRowSteps({
    yearMonth,
    today: today(),
    steps,
    attempt: refused.attempt,
    refuse: refused.refuse,
    onDisapprove: acts.disapprove,
    onAsk: setQuestion,
  })
  const chooseNobody = useCallback(() => setChosen(NOBODY), [setChosen])
  // The selection is cleared. Otherwise HR could approve selected rows that are not shown any more.
  const showSegment = useCallback(
    (next: Segment): void => {
      chooseSegment(next)
      chooseNobody()
    },
    [chooseSegment, chooseNobody],
  )
  return {
    ...useShownColumns(yearMonth, rows, take),
    ...useShownRows(props, segment, refused.refusals, watched.kept),
    segment,
    showSegment,
    chosen,
    setChosen,
    chooseNobody,
    choose,
    bulk,
    watched,
    acts,
    selection: useMemo(() => ({ chosen, onChange: setChosen, nameOf }), [chosen, setChosen]),
    keys,
    asked,
    setQuestion,
    // Stores the order of the shown rows. The screen of a month shows the position of the month in this list.
    keepList: useKeepReviewedList(yearMonth, words.segments[segment]),
    noteOf: noteOf(refused, watched),
  }
}

/**
 * The message of a refused step, below its row. After HR closes the message, the row disappears when it does not match
 * the filter.
 */
const noteOf =
  (
    { refusals, clear }: Pick<ReturnType<typeof useRowRefusals>, 'refusals' | 'clear'>,
    watched: Pick<ReturnType<typeof useWatchedRows>, 'release'>,
  ) =>
  ({ contractId, username }: ContractMonthRow) => {
    const refusal = refusals.get(contractId)
    if (refusal === undefined) return undefined
    const close = () => {
      clear([contractId])
      watched.release(contractId)
    }
    return <RowRefusalNote username={username} refusal={refusal} onClose={close} />
  }

type Refusals = ReturnType<typeof useRowRefusals>['refusals']
type Kept = ReturnType<typeof useWatchedRows>['kept']

/** The rows that match the filter, the number of rows in each stage, and the hidden rows that match the search. */
function useShownRows({ rows, hidden }: Props, segment: Segment, refusals: Refusals, kept: Kept) {
  // A row with a refused step, and a row that a colleague changed, stay in the list when they no longer match the
  // filter.
  const inSegment = useMemo(
    () => rows?.filter((row) => SEGMENTS[segment](row) || refusals.has(row.contractId) || kept.has(row.contractId)),
    [rows, segment, refusals, kept],
  )
  const counts = useMemo(() => (rows === undefined ? null : stageCounts(rows)), [rows])
  function hiddenText(sought: string): string | undefined {
    const { length } = searchRows(hidden.filter(SEGMENTS[segment]), SEARCH.textOf, sought)
    return length === 0 ? undefined : words.empty.hidden(length)
  }
  return { inSegment, counts, hiddenText }
}

/**
 * The maximum width of a table that leaves this column out. One more column would cut off the names of the customers.
 * The cards and the exported file always have the column.
 */
const NARROW_TABLE = '(min-width: 56.25em) and (max-width: 75em)'

function useShownColumns(yearMonth: YearMonth, rows: Props['rows'], take: ReturnType<typeof useRowSteps>['take']) {
  const date = today()
  const withCustomerState = rows?.some(({ customerState }) => customerState !== null) ?? false
  const columns = useMemo(
    () =>
      contractMonthColumns({
        inMonth: { yearMonth, today: date },
        onTake: take,
        isOneOfSeveral: isOneOfSeveral(rows ?? []),
        withCustomerState,
      }),
    [yearMonth, date, take, rows, withCustomerState],
  )
  const hasPlace = !useMediaQuery(NARROW_TABLE, false, { getInitialValueInEffect: false })
  const shown = useMemo(
    () => (hasPlace ? columns : columns.filter(({ key }) => key !== 'customerState')),
    [columns, hasPlace],
  )
  return { columns: shown, forFile: useMemo(() => exportedColumns(columns), [columns]) }
}

type FootProps = {
  readonly yearMonth: YearMonth
  readonly shown: readonly ContractMonthRow[]
  readonly list: List
}

/** The bar with the actions on the selected rows. When no row is selected, it shows the list of keyboard keys. */
function ListFoot({ yearMonth, shown, list: { chosen, choose, bulk, acts, setQuestion } }: FootProps) {
  const inSight = useMemo(() => shown.filter((row) => chosen.has(keyOf(row))), [shown, chosen])
  const approvable = useMemo(() => shown.filter(isApprovable), [shown])
  if (bulk.progress === null && inSight.length === 0) return <KeyHelp />
  return (
    <BulkBar
      yearMonth={yearMonth}
      chosen={inSight}
      approvable={approvable}
      progress={bulk.progress}
      onApprove={(ready) => bulk.runAtOnce('approve', ready, acts.approve)}
      onLock={(ready) => acts.takeForAll('lock', ready)}
      onAsk={(step, ready) => setQuestion({ step, yearMonth, rows: ready })}
      onDownload={(ready) =>
        bulk.run(
          'pdf',
          ready,
          inTurn((row) => downloadPdf(row, yearMonth)),
        )
      }
      onChoose={choose}
    />
  )
}

type DialogsProps = Pick<FootProps, 'list'> & { readonly month: readonly ContractMonthRow[] }

const Dialogs = ({ month, list: { asked, setQuestion, acts } }: DialogsProps) => (
  <>
    {asked !== null && (
      <RowDialogs
        asked={asked}
        month={month}
        onClose={() => setQuestion(null)}
        onReopen={(wanted, reason) => acts.takeForAll('reopen', wanted, reason)}
        onConfirm={(wanted, reason) => acts.takeForAll('confirm', wanted, reason)}
        onUnlock={acts.unlock}
      />
    )}
    <ListKeysByKey />
  </>
)
