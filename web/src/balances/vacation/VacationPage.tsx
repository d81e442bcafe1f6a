import type { CallInput } from '@uurwerk/contract/callInput'
import { isCounterType, type CounterType } from '@uurwerk/domain/balances/counterType'
import { isNewYearOffered } from '@uurwerk/domain/balances/newYear/refusalToRunNewYear'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { today } from '../../app/clock/now.ts'
import { foresee } from '../../app/api/foresee.ts'
import { useYearInAddress } from '../../app/month/useYearInAddress.ts'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { EmptyState } from '../../ui/page/load/EmptyState.tsx'
import { Hint } from '../../ui/page/Hint.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import { Segments } from '../../ui/switchers/Segments.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { RowActions, RowKey } from '../../ui/table/rowActions.ts'
import { useChoiceInAddress } from '../../ui/address/useChoiceInAddress.ts'
import { useIsPhone } from '../../ui/useIsPhone.ts'
import { YearSwitcher } from '../../ui/switchers/YearSwitcher.tsx'
import { CounterDialog } from './CounterDialog.tsx'
import { CountersOfPerson } from './CountersOfPerson.tsx'
import { vacationQuery, withApproval, type VacationOverview, type VacationRow } from './queries.ts'
import { vacationColumns, vacationCsv, vacationLines, type EditCounter } from './vacationColumns.tsx'
import { vacationLeft, vacationTotals } from './vacationTotals.ts'
import { approveVacation } from '@uurwerk/contract/balances/balances'
import { useAction } from '../../app/api/useAction.ts'
import { showUndo } from '../../ui/toast/showUndo.tsx'

const words = texts.vacation
const PLENTY_DAYS = 10
/** The width in pixels that fourteen columns with leave balances need. */
const MATRIX_PX = 1214
const SHOWS = ['all', 'unapproved', 'plenty'] as const
const IS_SHOWN: Readonly<Record<(typeof SHOWS)[number], (row: VacationRow) => boolean>> = {
  all: () => true,
  unapproved: ({ approvedByAdmin }) => !approvedByAdmin,
  plenty: (row) => vacationLeft(row) >= PLENTY_DAYS,
}
const SEARCH = { placeholder: words.search, textOf: ({ userName }: VacationRow) => userName }

export function VacationPage() {
  const [year, chooseYear] = useYearInAddress()
  const [shows, choose] = useChoiceInAddress('show', SHOWS)
  const [edited, setEdited] = useState<{ readonly row: VacationRow; readonly type: CounterType } | null>(null)
  const isPhone = useIsPhone()
  const load = useQuery(vacationQuery(year))
  const toggle = useApproval(year)
  const columns = useMemo(
    () =>
      isPhone
        ? vacationLines({ onToggle: toggle })
        : vacationColumns({ onEdit: (row, type) => setEdited({ row, type }), onToggle: toggle }),
    [isPhone, toggle],
  )
  const openRow = useOpenRow((row, type) => setEdited({ row, type }))
  const all = load.data?._embedded.vacationCountersPerUserDtoList
  const rows = useMemo(() => all?.filter(IS_SHOWN[shows]), [all, shows])
  const counter = edited?.row.vacationCounterDtos.find(({ type }) => isCounterType(type) && type === edited.type)

  return (
    <>
      <VacationHead year={year} overview={load.data} onChooseYear={chooseYear} />
      <DataTable
        label={words.list(year)}
        columns={columns}
        rows={rows}
        rowKey={({ userId }) => userId}
        load={load}
        defaultSort={{ key: 'person', descending: false }}
        search={SEARCH}
        csvName={words.csvName(year)}
        csvColumns={vacationCsv}
        cardsBelow={isPhone ? Infinity : 0}
        minWidth={MATRIX_PX}
        compact
        {...(isPhone ? openRow : { linkOf: ({ userId }: VacationRow) => paths.adminUser({ user: userId }) })}
        totals={vacationTotals}
        tools={
          <Segments
            label={words.show}
            choices={SHOWS}
            nameOf={(choice) => words.shows[choice](all?.filter(IS_SHOWN[choice]).length ?? 0)}
            value={shows}
            onChange={choose}
          />
        }
        empty={<NoVacation year={year} hasPeople={all?.length !== 0} onShowAll={() => choose('all')} />}
      />
      {edited !== null && counter !== undefined && (
        <CounterDialog
          row={edited.row}
          counter={counter}
          type={edited.type}
          year={year}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}

/** A phone has no columns for the balances: they open below the line of a person. */
function useOpenRow(onEdit: EditCounter): Pick<RowActions<VacationRow>, 'onOpen' | 'openKey' | 'renderOpen'> {
  const [openKey, setOpenKey] = useState<RowKey | null>(null)
  return {
    openKey,
    onOpen: ({ userId }) => setOpenKey((open) => (open === userId ? null : userId)),
    renderOpen: (row) => <CountersOfPerson row={row} onEdit={onEdit} />,
  }
}

type HeadProps = {
  readonly year: number
  readonly overview: VacationOverview | undefined
  readonly onChooseYear: (year: number) => void
}

/** The link to the leave of the new year is shown only when HR can prepare that year. */
const VacationHead = ({ year, overview, onChooseYear }: HeadProps) => (
  <PageHead
    title={words.title}
    actions={
      <>
        <Hint>{words.explained}</Hint>
        {overview !== undefined && isNewYearOffered({ year, today: today(), isBegun: overview.newYearBegun }) && (
          <Button component={Link} to={paths.adminNewYear({ year })} variant="subtle">
            {words.newYear(year)}
          </Button>
        )}
      </>
    }
  >
    <YearSwitcher
      year={year}
      onChange={onChooseYear}
      previousAvailable={overview?.previousYearAvailable ?? false}
      nextAvailable={overview?.nextYearAvailable ?? false}
      whyNot={words.noYear}
    />
  </PageHead>
)

type NobodyProps = { readonly year: number; readonly hasPeople: boolean; readonly onShowAll: () => void }

const NoVacation = ({ year, hasPeople, onShowAll }: NobodyProps) =>
  hasPeople ? (
    <EmptyState title={words.noneOf}>
      <Button onClick={onShowAll}>{words.showAll}</Button>
    </EmptyState>
  ) : (
    <EmptyState title={words.none(year)} text={words.noneText} />
  )

/**
 * Approves the vacation of a person or withdraws the approval. The screen shows the change at once, and HR can undo it.
 */
function useApproval(year: number): (row: VacationRow) => void {
  const { mutate } = useAction(approveVacation, {
    scope: { id: 'vacation approval' },
    ...foresee({
      read: vacationQuery(year),
      change: (overview, { params: { userId, flag } }: CallInput<typeof approveVacation>) =>
        withApproval(overview, userId, flag),
    }),
  })
  return useCallback(
    ({ userId, userName, approvedByAdmin }) => {
      const approve = (flag: boolean) => mutate({ params: { userId, year, flag } })
      approve(!approvedByAdmin)
      const done = approvedByAdmin ? words.wasDisapproved : words.wasApproved
      showUndo(done(userName, year), () => approve(approvedByAdmin))
    },
    [mutate, year],
  )
}
