import {
  addRecupBonus,
  correctRecup,
  editLastRecupCorrection,
  removeRecupBonus,
} from '@uurwerk/contract/balances/balances'
import type { BodyInput } from '@uurwerk/contract/endpoint'
import { call } from '../../app/api/call.ts'
import { isStale } from '../../app/api/apiProblem.ts'
import { useAction } from '../../app/api/useAction.ts'
import type { RecupYear } from '../../balances/queries.ts'
import { showNote } from '../../ui/toast/showNote.tsx'

export type RecupBonus = RecupYear['recupBonusDtos'][number]
export type RecupCorrection = RecupYear['recupDeltaDtoList'][number]

/**
 * The calls that change recuperation bonuses and corrections. Each answer of the server contains the whole year of the
 * change.
 */
export function useRecupSteps(personId: number) {
  async function editLast(body: BodyInput<typeof editLastRecupCorrection>): Promise<RecupYear> {
    try {
      return await call(editLastRecupCorrection, { params: { id: personId }, body })
    } catch (error) {
      // When the edited correction is not the last correction any more, its editor closes, and the banner shows the
      // reason.
      if (isStale(error)) showNote(error.message)
      throw error
    }
  }
  const { mutateAsync: remove } = useAction(removeRecupBonus)
  return {
    addBonus: (body: BodyInput<typeof addRecupBonus>) => call(addRecupBonus, { params: { userId: personId }, body }),
    removeBonus: ({ id }: RecupBonus) => remove({ params: { userId: personId, bonusId: id } }),
    correct: (body: BodyInput<typeof correctRecup>) => call(correctRecup, { params: { id: personId }, body }),
    editLast,
  }
}

export type RecupSteps = ReturnType<typeof useRecupSteps>
