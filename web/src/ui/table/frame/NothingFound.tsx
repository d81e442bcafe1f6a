import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import * as texts from '../../../texts/texts.ts'
import { EmptyState } from '../../page/EmptyState.tsx'

type Props = {
  readonly sought: string
  readonly text?: string | undefined
  readonly onClear: () => void
  readonly children?: ReactNode
}

export const NothingFound = ({ sought, text = texts.table.nothingFoundText, onClear, children }: Props) => (
  <EmptyState title={texts.table.nothingFound(sought.trim())} text={text}>
    <Button onClick={onClear}>{texts.table.clearSearch}</Button>
    {children}
  </EmptyState>
)
