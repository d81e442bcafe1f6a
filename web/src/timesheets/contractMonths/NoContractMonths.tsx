import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { EmptyState } from '../../ui/page/load/EmptyState.tsx'

type Props = { readonly yearMonth: YearMonth; readonly isFiltered: boolean; readonly onShowAll: () => void }

export function NoContractMonths({ yearMonth, isFiltered, onShowAll }: Props) {
  const words = texts.contractMonths.empty
  if (!isFiltered) {
    return (
      <EmptyState title={words.title(formatMonth(yearMonth))} text={words.text}>
        <Button component={Link} to={paths.adminUsers()}>
          {words.toPeople}
        </Button>
      </EmptyState>
    )
  }
  return (
    <EmptyState title={words.nothingInSegment} text={words.nothingInSegmentText}>
      <Button onClick={onShowAll}>{words.showAll}</Button>
    </EmptyState>
  )
}
