import { formatMonth } from '@uurwerk/domain/time/formatDay'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { useMonthInAddress } from '../../app/month/useMonthInAddress.ts'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { MonthSwitcher } from '../../ui/switchers/MonthSwitcher.tsx'
import { EmptyState } from '../../ui/page/EmptyState.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import { Segments } from '../../ui/switchers/Segments.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { useChoiceInAddress } from '../../ui/address/useChoiceInAddress.ts'
import { absenceColumns } from './absenceColumns.tsx'
import { absenceRowsQuery } from './queries.ts'
import type { AbsenceRow } from './queries.ts'

const words = texts.absenceOverview
const FILTERS = ['all', 'own', 'byHr'] as const
const SHOWS: Readonly<Record<(typeof FILTERS)[number], (row: AbsenceRow) => boolean>> = {
  all: () => true,
  own: ({ editedByAdmin }) => !editedByAdmin,
  byHr: ({ editedByAdmin }) => editedByAdmin,
}
const SEARCH = {
  placeholder: words.search,
  textOf: ({ firstName, lastName }: AbsenceRow) => `${firstName} ${lastName}`,
}

/** The absences of all people in a month, day by day. */
export function AbsenceOverviewPage() {
  const [yearMonth, chooseMonth] = useMonthInAddress()
  const [filter, chooseFilter] = useChoiceInAddress('by', FILTERS)
  const navigate = useNavigate()
  const absences = useQuery(absenceRowsQuery(yearMonth))
  // Two half days on one day can have the same content, so the row number is part of the key.
  const all = absences.data?._embedded.absenceRowDtoList.map((row, place) => ({ ...row, place }))
  const columns = useMemo(() => absenceColumns(yearMonth), [yearMonth])

  return (
    <>
      <PageHead title={words.title}>
        <MonthSwitcher month={yearMonth} onChange={chooseMonth} previousAvailable nextAvailable pick />
      </PageHead>
      <DataTable
        label={words.list(formatMonth(yearMonth))}
        columns={columns}
        rows={all?.filter(SHOWS[filter])}
        rowKey={({ place }) => place}
        load={absences}
        onOpen={({ userId }) => void navigate(paths.adminDetails({ user: userId, month: yearMonth }))}
        defaultSort={{ key: 'date', descending: false }}
        search={SEARCH}
        csvName={words.csvName(yearMonth)}
        tools={
          <Segments
            label={words.filter}
            choices={FILTERS}
            nameOf={(choice) => words.filters[choice]}
            value={filter}
            onChange={chooseFilter}
          />
        }
        empty={
          all?.length === 0 ? (
            <EmptyState title={words.none(formatMonth(yearMonth))} text={words.noneText} />
          ) : (
            <EmptyState title={words.noneOf}>
              <Button onClick={() => chooseFilter('all')}>{words.showAll}</Button>
            </EmptyState>
          )
        }
      />
    </>
  )
}
