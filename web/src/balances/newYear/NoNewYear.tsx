import { Button } from '@mantine/core'
import * as texts from '../../texts/texts.ts'
import { EmptyState } from '../../ui/page/EmptyState.tsx'

type Props = {
  readonly year: number
  readonly shows: 'changes' | 'notices' | 'all' | 'nobody'
  readonly onShowAll: () => void
}

export function NoNewYear({ year, shows, onShowAll }: Props) {
  const words = texts.newYear
  if (shows === 'nobody' || shows === 'all') return <EmptyState title={words.nobody} text={words.nobodyText} />
  return (
    <EmptyState
      {...(shows === 'changes' ? { title: words.none, text: words.noneText(year) } : { title: words.noNotices })}
    >
      <Button onClick={onShowAll}>{words.showAll}</Button>
    </EmptyState>
  )
}
