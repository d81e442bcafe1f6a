import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { texts } from '../texts/texts.ts'
import { EmptyState } from '../ui/page/EmptyState.tsx'
import { PageHead } from '../ui/page/PageHead.tsx'
import { Segments } from '../ui/Segments.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import classes from './audit.module.css'
import { auditColumns, auditCsvColumns } from './auditColumns.tsx'
import { AuditFilters } from './AuditFilters.tsx'
import { callOf } from './auditInAddress.ts'
import { auditRow } from './auditRow.ts'
import { chosenNameIn } from './chosenNameIn.ts'
import { MoreButton } from './MoreButton.tsx'
import { auditQuery } from './queries.ts'
import { useAuditFilters } from './useAuditFilters.ts'

const words = texts.audit
const KINDS = ['all', 'changes', 'readings'] as const

/**
 * The audit trail. It shows which user changed which data and when, with the values before and after, and which user
 * read the data of which person.
 */
export function AuditPage() {
  const { asked, ask, clear, isFiltered } = useAuditFilters()
  const audit = useInfiniteQuery(auditQuery(callOf(asked)))
  const pages = audit.data?.pages
  const rows = useMemo(
    () => pages?.flatMap(({ _embedded, names }) => _embedded.auditEntryList.map((entry) => auditRow(entry, names))),
    [pages],
  )

  return (
    <>
      <PageHead title={words.title} />
      <div className={classes.filterPanel}>
        <AuditFilters
          asked={asked}
          ask={ask}
          chosenName={chosenNameIn(pages?.[0]?._embedded.auditEntryList ?? [], asked)}
          onClear={clear}
          isFiltered={isFiltered}
        />
      </div>
      <DataTable
        label={words.list}
        columns={auditColumns}
        rows={rows}
        rowKey={({ id }) => id}
        load={audit}
        defaultSort={{ key: 'at', descending: true }}
        csvName={words.csvName}
        csvColumns={auditCsvColumns}
        tools={
          <Segments
            label={words.kindLabel}
            choices={KINDS}
            nameOf={(kind) => words.kinds[kind]}
            value={asked.kind}
            onChange={(kind) => ask({ kind })}
          />
        }
        empty={
          isFiltered ? <EmptyState title={words.noneOf} /> : <EmptyState title={words.none} text={words.noneText} />
        }
      />
      {audit.hasNextPage && <MoreButton audit={audit} />}
    </>
  )
}
