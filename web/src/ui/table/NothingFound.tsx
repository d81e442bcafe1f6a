import { Button } from '@mantine/core'
import { texts } from '../../texts/texts.ts'
import { EmptyState } from '../page/EmptyState.tsx'

type Props = { readonly sought: string; readonly onClear: () => void }

export const NothingFound = ({ sought, onClear }: Props) => (
  <EmptyState title={texts.table.nothingFound(sought.trim())} text={texts.table.nothingFoundText}>
    <Button onClick={onClear}>{texts.table.clearSearch}</Button>
  </EmptyState>
)
