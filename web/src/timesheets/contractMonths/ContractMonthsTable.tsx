import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { memo, useCallback, useMemo, useState } from 'react'
import { today } from '../../app/clock/now.ts'
import { ChangedNote } from '../../app/changes/ChangedNote.tsx'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { useSelectionOf } from '../../ui/table/useSelectionOf.ts'
import type { RowKey } from '../../ui/table/rowActions.ts'
import { NARROW_TABLE } from '../../ui/theme/breakpoints.ts'
import { searchRows } from '../../ui/table/searchRows.ts'
import { useChoiceInAddress } from '../../ui/address/useChoiceInAddress.ts'
import { contractMonthColumns, exportedColumns } from './contractMonthColumns.tsx'
import { ListFoot } from './bulk/ListFoot.tsx'
import { isListed, type Check, type ListedMonth } from './checks/checks.ts'
import type { HideInternal } from '../../contracts/useHideInternal.ts'
import { useChecksInAddress, type ChangeChecks } from './checks/useChecksInAddress.ts'
import { ContractMonthsTools, type ListFilter } from './ContractMonthsTools.tsx'
import { FirstOfList } from './head/FirstOfList.tsx'
import { isOneOfSeveral } from './isOneOfSeveral.ts'
import { ListKeysByKey } from './keys/ListKeysByKey.tsx'
import { NoContractMonths } from './NoContractMonths.tsx'
import { RowDialogs } from './row/rowDialogsLater.ts'
import type { StepToConfirm } from './row/RowDialogs.tsx'
import { RowRefusalNote } from './row/RowRefusalNote.tsx'
import { segments, type Segment } from './stages/segments.ts'
import { stageCounts } from './stages/stageCounts.ts'
import { StageSummary } from './stages/StageSummary.tsx'
import { contractMonthText } from './useListedRows.ts'
import { useKeepReviewedList } from '../review/useKeepReviewedList.ts'
import { useBulk } from './bulk/useBulk.ts'
import { useWatchedRows } from './useWatchedRows.ts'
import { useRowRefusals } from './row/useRowRefusals.ts'
import { useListSteps, useRowSteps } from './bulk/useListSteps.ts'

type Props = {
  readonly yearMonth: YearMonth
  readonly rows: readonly ListedMonth[] | undefined
  /** The contracts at our own company (the internal company), when HR has hidden them. */
  readonly hidden: readonly ListedMonth[]
  readonly load: { readonly isPending: boolean; readonly error: unknown; readonly refetch: () => unknown }
  readonly internalHidden: boolean
  readonly onHideInternal: HideInternal
}

const words = texts.contractMonths
const NOBODY: ReadonlySet<RowKey> = new Set()
const NOT_KEPT: ReadonlySet<number> = new Set()
const keyOf = ({ contractId }: ContractMonthRow): RowKey => contractId
const nameOf = ({ username }: ContractMonthRow): string => username
const SEARCH = {
  placeholder: words.search,
  textOf: contractMonthText,
}

/** A table in a window of 1024 pixels, and cards in a narrower window (rule screens-54). */
export const ContractMonthsTable = memo(function ContractMonthsTable(props: Props) {
  const { yearMonth, rows, load } = props
  const list = useMonthList(props)
  const { watched, filter } = list

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
            <StageSummary counts={list.counts} segment={filter.segment} onSegment={filter.showSegment} />
          )
        }
        tools={
          <ContractMonthsTools
            rows={rows}
            filter={filter}
            internalHidden={props.internalHidden}
            onHideInternal={props.onHideInternal}
          />
        }
        noteOf={list.noteOf}
        selection={list.selection}
        changed={watched.changed}
        onShown={list.keepList}
        foot={(shown) => <ListFoot {...list} yearMonth={yearMonth} shown={shown} />}
        notFoundText={list.hiddenText}
        notFound={(sought) =>
          list.hiddenText(sought) !== undefined && (
            <Button onClick={() => props.onHideInternal(false)}>{words.empty.showHidden}</Button>
          )
        }
        empty={
          <NoContractMonths yearMonth={yearMonth} isFiltered={(rows?.length ?? 0) > 0} onShowAll={filter.showAll} />
        }
      />
      <Dialogs list={list} month={rows ?? []} />
      <FirstOfList yearMonth={yearMonth} isReady={rows !== undefined} />
    </>
  )
})

type List = ReturnType<typeof useMonthList>

function useMonthList(props: Props) {
  const { yearMonth, rows } = props
  const [chosen, setChosen] = useSelectionOf(yearMonth)
  const chooseNobody = useCallback(() => setChosen(NOBODY), [setChosen])
  const filter = useListFilter(chooseNobody)
  const { segment, checks } = filter
  const [question, setQuestion] = useState<StepToConfirm | null>(null)
  // When the month changes, a dialog about the previous month closes.
  const toConfirm = question?.yearMonth === yearMonth ? question : null
  const choose = (next: readonly ContractMonthRow[]) => setChosen(new Set(next.map(keyOf)))
  const bulk = useBulk(choose)
  const watched = useWatchedRows(yearMonth, rows ?? [], filter)
  const refused = useRowRefusals(yearMonth)
  const acts = useListSteps({ yearMonth, refused, runAtOnce: bulk.runAtOnce })
  const { take, keys } = useRowSteps({
    yearMonth,
    acts,
    refuse: refused.refuse,
    onAsk: setQuestion,
  })
  return {
    ...useShownColumns(yearMonth, rows, take),
    ...useShownRows(props, { segment, checks, refusals: refused.refusals, kept: watched.kept }),
    filter,
    chosen,
    setChosen,
    choose,
    bulk,
    watched,
    acts,
    selection: useMemo(() => ({ chosen, onChange: setChosen, nameOf }), [chosen, setChosen]),
    keys,
    toConfirm,
    setQuestion,
    // Stores the order of the shown rows. The screen of one month then shows the position of that month in the list.
    keepList: useKeepReviewedList(yearMonth, nameOfFilter(segment, checks)),
    noteOf: noteOf(refused, watched),
  }
}

/** The URL contains the filters. A change clears the selection, so that HR cannot approve rows that are not shown. */
function useListFilter(chooseNobody: () => void): ListFilter {
  const [segment, chooseSegment] = useChoiceInAddress('show', segments)
  const [checks, chooseChecks] = useChecksInAddress()
  const showSegment = useCallback(
    (next: Segment): void => {
      chooseSegment(next)
      chooseNobody()
    },
    [chooseSegment, chooseNobody],
  )
  const showChecks = useCallback<ChangeChecks>(
    (change) => {
      chooseChecks(change)
      chooseNobody()
    },
    [chooseChecks, chooseNobody],
  )
  return useMemo(() => {
    function showAll(): void {
      showChecks(() => [])
      showSegment('all')
    }
    return { segment, checks, showSegment, showChecks, showAll, chooseNobody }
  }, [segment, checks, showSegment, showChecks, chooseNobody])
}

/** After HR closes the message of a refused action, the row disappears when it does not match the filter. */
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
      watched.release([contractId])
    }
    return <RowRefusalNote username={username} refusal={refusal} onClose={close} />
  }

type Filter = {
  readonly segment: Segment
  readonly checks: readonly Check[]
  readonly refusals: ReturnType<typeof useRowRefusals>['refusals']
  readonly kept: ReturnType<typeof useWatchedRows>['kept']
}

const nameOfFilter = (segment: Segment, checks: readonly Check[]): string =>
  [words.segments[segment], ...checks.map((check) => words.checks[check].toLowerCase())].join(', ')

function useShownRows({ rows, hidden }: Props, { segment, checks, refusals, kept }: Filter) {
  // Two kinds of rows stay in the list when they do not match the filter: a row with a refused action, and a row that a
  // colleague changed.
  const inSegment = useMemo(() => {
    const stays = new Set([...refusals.keys(), ...kept])
    return rows?.filter((row) => isListed(row, { segment, checks }, stays))
  }, [rows, segment, checks, refusals, kept])
  const counts = useMemo(() => (rows === undefined ? null : stageCounts(rows)), [rows])
  function hiddenText(sought: string): string | undefined {
    const { length } = searchRows(
      hidden.filter((row) => isListed(row, { segment, checks }, NOT_KEPT)),
      SEARCH.textOf,
      sought,
    )
    return length === 0 ? undefined : words.empty.hidden(length)
  }
  return { inSegment, counts, hiddenText }
}

/** A narrow table leaves out the customer's signature. The cards and the exported file always have this column. */
function useShownColumns(yearMonth: YearMonth, rows: Props['rows'], take: ReturnType<typeof useRowSteps>['take']) {
  const date = today()
  const withCustomerState = rows?.some(({ customerState }) => customerState !== null) ?? false
  const hasPlace = !useMediaQuery(NARROW_TABLE, false, { getInitialValueInEffect: false })
  return useMemo(() => {
    const columnsWith = (place: boolean) =>
      contractMonthColumns({
        inMonth: { yearMonth, today: date },
        onTake: take,
        isOneOfSeveral: isOneOfSeveral(rows ?? []),
        withCustomerState,
        hasPlace: place,
      })
    return { columns: columnsWith(hasPlace), forFile: exportedColumns(columnsWith(true)) }
  }, [yearMonth, date, take, rows, withCustomerState, hasPlace])
}

type DialogsProps = { readonly list: List; readonly month: readonly ContractMonthRow[] }

const Dialogs = ({ month, list: { toConfirm, setQuestion, acts } }: DialogsProps) => (
  <>
    {toConfirm !== null && (
      <RowDialogs
        toConfirm={toConfirm}
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
