import { IconCalendarPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { draftOf, forgetDraft } from '../../ui/form/keptDrafts.ts'
import { useUnsaved } from '../../ui/form/unsavedForms.ts'
import { Segments } from '../../ui/switchers/Segments.tsx'
import { showNote } from '../../ui/toast/showNote.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { RowKey } from '../../ui/table/rowActions.ts'
import { SelectionBar } from '../../ui/table/SelectionBar.tsx'
import { useChoiceInAddress } from '../../ui/address/useChoiceInAddress.ts'
import { newYearColumns, newYearCsv } from './newYearColumns.tsx'
import { newYearTotals } from './newYearTotals.ts'
import { NewYearQuestion } from './NewYearQuestion.tsx'
import { NoNewYear } from './NoNewYear.tsx'
import { newYearPreview } from './queries.ts'
import type { NewYearRow } from './queries.ts'
import { RunLine } from './RunLine.tsx'
import { isChanged, isUnsaved, transferError, transfersOf, withoutRows } from './transfers.ts'
import type { Transfers } from './transfers.ts'
import { useNewYearRun } from './useNewYearRun.ts'

const words = texts.newYear
const SHOWS = ['changes', 'notices', 'all'] as const
const SEARCH = { placeholder: words.search, textOf: ({ userName }: NewYearRow) => userName }
const NOBODY: ReadonlySet<RowKey> = new Set()

/** The table with the changes for each person, and a field for the days that HR transfers to the new year. */
export function NewYearTable({ year }: { readonly year: number }) {
  const [shows, show] = useChoiceInAddress('show', SHOWS)
  const [typed, setTyped] = useState<Transfers>(() => transfersOf(draftOf(draftName(year))?.values ?? {}))
  const [chosen, setChosen] = useState(NOBODY)
  const [asked, ask] = useState<readonly NewYearRow[] | null>(null)
  const navigate = useNavigate()
  const load = useQuery(newYearPreview(year))
  const run = useNewYearRun(year, () => void navigate(paths.adminVacation({ year })))
  const onType = useCallback(
    (userId: number, days: number | null) => setTyped((before) => new Map(before).set(userId, days)),
    [],
  )
  useEffect(() => {
    if (draftOf(draftName(year)) === null) return
    forgetDraft(draftName(year))
    showNote(texts.ui.draftKept)
  }, [year])
  const columns = useMemo(() => newYearColumns({ year, typed, onType }), [year, typed, onType])
  const csv = useMemo(() => newYearCsv(year, typed), [year, typed])
  const all = load.data?._embedded.newYearPersonDtoList
  const lists = useMemo(
    () => ({
      changes: all?.filter((row) => isChanged(row, typed)),
      notices: all?.filter(({ notices }) => notices.length > 0),
      all,
    }),
    [all, typed],
  )
  useUnsaved({
    element: () => null,
    isDirty: () => all?.some((row) => isUnsaved(row, typed)) === true,
    isSending: () => false,
    draft: () => ({ form: draftName(year), values: Object.fromEntries(typed), isPartial: false }),
  })
  const wrong = all?.find((row) => row.skipped === null && transferError(row, typed) !== null)

  function choose(next: typeof shows): void {
    show(next)
    setChosen(NOBODY)
  }
  async function begin(rows: readonly NewYearRow[]): Promise<void> {
    await run({ rows, typed, isEverybody: rows === lists.changes })
    setTyped((before) => withoutRows(before, rows))
    setChosen(NOBODY)
  }
  const button = (label: string, rows: readonly NewYearRow[]) => (
    <ActionButton
      variant="filled"
      leftSection={<IconCalendarPlus size={16} stroke={1.75} aria-hidden />}
      busy={load.isPending}
      reason={load.isPending ? null : reasonAgainst(rows, wrong)}
      onClick={() => ask(rows)}
    >
      {label}
    </ActionButton>
  )

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
            {chosen.size === 0 && button(words.run(year), lists.changes ?? [])}
          </RunLine>
        }
        tools={
          <Segments
            label={words.show}
            choices={SHOWS}
            nameOf={(choice) => words.shows[choice](lists[choice]?.length)}
            value={shows}
            onChange={choose}
          />
        }
        selection={{ chosen, onChange: setChosen, nameOf: ({ userName }) => userName }}
        foot={(shown) => {
          const inSight = shown.filter(({ userId }) => chosen.has(userId))
          if (inSight.length === 0) return null
          return (
            <SelectionBar
              label={words.selection.label}
              status={words.selection.chosen(inSight.length)}
              clear={words.selection.clear}
              onClear={() => setChosen(NOBODY)}
            >
              {button(
                words.runChosen(inSight.length),
                inSight.filter((row) => isChanged(row, typed)),
              )}
            </SelectionBar>
          )
        }}
        empty={<NoNewYear year={year} shows={all?.length === 0 ? 'nobody' : shows} onShowAll={() => choose('all')} />}
      />
      {asked !== null && (
        <NewYearQuestion year={year} count={asked.length} onConfirm={() => begin(asked)} onClose={() => ask(null)} />
      )}
    </>
  )
}

const draftName = (year: number) => `new year ${year}`

const reasonAgainst = (rows: readonly NewYearRow[], wrong: NewYearRow | undefined): string | null =>
  wrong !== undefined ? words.wrongTransfer(wrong.userName) : rows.length === 0 ? words.nothingToRun : null
