import { beginNewYear } from '@uurwerk/contract/balances/newYear'
import { useAction } from '../../app/api/useAction.ts'
import * as texts from '../../texts/texts.ts'
import { showNote } from '../../ui/toast/showNote.tsx'
import { bodyOf, type Transfers } from './transfers.ts'
import type { NewYearRow } from './queries.ts'

type Run = {
  readonly rows: readonly NewYearRow[]
  readonly typed: Transfers
  readonly isEverybody: boolean
}

/** Starts the new-year run, and shows for how many people the run changed something. */
export function useNewYearRun(year: number, onOpenVacation: () => void): (run: Run) => Promise<void> {
  const { mutateAsync } = useAction(beginNewYear)
  return async ({ rows, typed, isEverybody }) => {
    const words = texts.newYear
    const { _embedded } = await mutateAsync({ params: { year }, body: bodyOf(rows, typed, isEverybody) })
    const changed = _embedded.newYearPersonDtoList.filter((row) => row.changed).length
    showNote(words.done(year, changed), { label: words.toVacation(year), go: onOpenVacation })
  }
}
