import {
  createShiftPattern,
  editShiftPattern,
  removeShiftPattern,
} from '@uurwerk/contract/planning/patterns/shiftPatterns'
import { useAction } from '../../app/api/useAction.ts'
import type { PatternBody } from './patternForm.ts'

/** Saves and removes the patterns of a contract. */
export function usePatternSteps(contractId: number) {
  const { mutateAsync: create } = useAction(createShiftPattern)
  const { mutateAsync: edit } = useAction(editShiftPattern)
  const { mutateAsync: remove } = useAction(removeShiftPattern)

  return {
    save: (body: PatternBody, id: number | null) =>
      id === null ? create({ params: { contractId }, body }) : edit({ params: { contractId, patternId: id }, body }),
    remove: (id: number) => remove({ params: { contractId, patternId: id } }),
  }
}
