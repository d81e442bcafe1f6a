import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import * as texts from '../texts/texts.ts'
import { EmptyState } from '../ui/page/load/EmptyState.tsx'
import { PageHead } from '../ui/page/PageHead.tsx'
import { Segments } from '../ui/switchers/Segments.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import classes from './audit.module.css'
import { auditColumns, auditCsvColumns } from './auditColumns.tsx'
import { AuditFilters } from './AuditFilters.tsx'
import { callOf, readFilter, writeFilter, type AuditFilter } from './auditInAddress.ts'
import { auditRow } from './auditRow.ts'
import { auditQuery, type AuditEntry } from './queries.ts'
import { Button } from '@mantine/core'
import { useQueryInAddress } from '../ui/address/useQueryInAddress.ts'

/** The parameter in the URL that contains the sort order of the list. A change of a filter keeps this parameter. */
const OF_THE_LIST = 'sort'

/** Keeps the filters of the audit trail in the URL, so that a link or a reload shows the same entries. */
function useAuditFilters() {
  const [query, change] = useQueryInAddress()
  const filter = readFilter(query)
  const replaceBy = (wantedOf: (current: AuditFilter) => URLSearchParams) =>
    change(
      (current) => {
        const wanted = wantedOf(readFilter(current))
        const sort = current.get(OF_THE_LIST)
        if (sort !== null) wanted.set(OF_THE_LIST, sort)
        return wanted
      },
      { replace: true, preventScrollReset: true },
    )
  return {
    filter,
    ask: (part: Partial<AuditFilter>) => replaceBy((current) => writeFilter({ ...current, ...part })),
    clear: () => replaceBy(() => new URLSearchParams()),
    isFiltered: writeFilter(filter).size > 0,
  }
}

const words = texts.audit
const KINDS = ['all', 'changes', 'readings'] as const

/** The page says who changed which data and when, and who read the data of which person. */
export function AuditPage() {
  const { filter, ask, clear, isFiltered } = useAuditFilters()
  const audit = useInfiniteQuery(auditQuery(callOf(filter)))
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
          filter={filter}
          ask={ask}
          chosenName={chosenNameIn(pages?.[0]?._embedded.auditEntryList ?? [], filter)}
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
            value={filter.kind}
            onChange={(kind) => ask({ kind })}
          />
        }
        empty={
          isFiltered ? <EmptyState title={words.noneOf} /> : <EmptyState title={words.none} text={words.noneText} />
        }
      />
      {audit.hasNextPage && (
        <div className={classes.more}>
          {/* When loading fails, a banner shows the reason, and the button can be pressed a second time. */}
          <Button variant="default" loading={audit.isFetchingNextPage} onClick={() => void audit.fetchNextPage()}>
            {words.more}
          </Button>
        </div>
      )}
    </>
  )
}

function chosenNameIn(entries: readonly AuditEntry[], { about, id }: AuditFilter): string | null {
  if (about === 'contract') {
    const entry = entries.find(({ contractId, userName }) => contractId === id && userName !== null)
    return entry === undefined ? null : [entry.userName, entry.entityName].filter((name) => name !== null).join(', ')
  }
  return entries.find(({ entity, entityId }) => entity === about && entityId === id)?.entityName ?? null
}
