import { IMPORT_KINDS } from '@uurwerk/contract/import/importColumn'
import type { ImportKind } from '@uurwerk/contract/import/importColumn'
import { Button, Card } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import * as texts from '../texts/texts.ts'
import { EmptyState } from '../ui/page/EmptyState.tsx'
import type { ImportReport } from './queries.ts'

const words = texts.imports

const WHERE: Readonly<Record<ImportKind, () => string>> = {
  people: () => paths.adminUsers(),
  customers: () => paths.adminCustomers(),
  shiftTypes: () => paths.adminCustomers(),
  contracts: () => paths.adminContracts(),
  balances: () => paths.adminVacation(),
}

type Props = { readonly kind: ImportKind; readonly report: ImportReport; readonly onAnother: () => void }

/** The result of an import: the number of new records, a link to these records, and the next step. */
export function ImportDone({ kind, report, onAnother }: Props) {
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => top.current?.focus({ preventScroll: true }), [])
  const next = IMPORT_KINDS[IMPORT_KINDS.indexOf(kind) + 1]
  return (
    <Card ref={top} tabIndex={-1} role="status">
      <EmptyState title={words.done(kind, report.made)} text={words.doneText(report)}>
        {next !== undefined && (
          <Button component={Link} to={paths.adminImport({ kind: next })} replace variant="filled">
            {words.next(next)}
          </Button>
        )}
        <Button component={Link} to={WHERE[kind]()}>
          {words.look[kind]}
        </Button>
        <Button variant="subtle" onClick={onAnother}>
          {words.another}
        </Button>
      </EmptyState>
    </Card>
  )
}
