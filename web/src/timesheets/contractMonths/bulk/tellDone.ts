import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import * as texts from '../../../texts/texts.ts'
import { showUndo } from '../../../ui/toast/showUndo.tsx'
import { writtenTotalHours } from '../../../ui/written/writtenTotalHours.ts'
import type { BulkStep } from './useBulk.ts'

/** Says for how many timesheets a step was taken, with their hours, and offers to undo the step (rule timesheets-75). */
export function tellDone(step: BulkStep, done: readonly ContractMonthRow[], undo: () => unknown): void {
  const words = texts.contractMonths.selection
  if (done.length === 0) return
  const message = words.taken(done.length, words.done[step], writtenTotalHours(done))
  showUndo(message, () => void undo())
}
