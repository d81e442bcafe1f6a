import {
  addRecupBonus,
  correctRecup,
  editLastRecupCorrection,
  personRecupYear,
  removeRecupBonus,
} from '@uurwerk/contract/balances/balances'
import type { BodyInput } from '@uurwerk/contract/endpoint'
import { people, person } from '@uurwerk/contract/people/people'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../app/api/call.ts'
import { isStale } from '../../app/api/isStale.ts'
import { useAction } from '../../app/api/useAction.ts'
import { personRecupQuery } from '../../balances/queries.ts'
import type { RecupYear } from '../../balances/queries.ts'
import { showNote } from '../../ui/toast/showNote.tsx'

export type RecupBonus = RecupYear['recupBonusDtos'][number]
export type RecupCorrection = RecupYear['recupDeltaDtoList'][number]

/**
 * The commands that change bonuses and corrections. Each answer of the server contains the whole year in which the
 * change is.
 */
export function useRecupSteps(personId: number) {
  const client = useQueryClient()

  async function keep(answer: RecupYear): Promise<RecupYear> {
    // The balance of a year continues in the next year. Therefore the later years and the hours at the top of the page
    // change too.
    for (const path of [person.path, people.path, personRecupYear.path])
      void client.invalidateQueries({ queryKey: [path] })
    client.setQueryData(personRecupQuery({ personId, year: answer.year }).queryKey, answer)
    return answer
  }
  async function editLast(body: BodyInput<typeof editLastRecupCorrection>): Promise<RecupYear> {
    try {
      return await keep(await call(editLastRecupCorrection, { params: { id: personId }, body }))
    } catch (error) {
      // The edited correction is no longer the last one, so its editor closes and cannot show the reason.
      if (isStale(error)) {
        showNote(error.message)
        void client.invalidateQueries({ queryKey: [personRecupYear.path] })
      }
      throw error
    }
  }
  const { mutateAsync: remove } = useAction(removeRecupBonus, { onSuccess: keep })
  return {
    addBonus: async (body: BodyInput<typeof addRecupBonus>) =>
      keep(await call(addRecupBonus, { params: { userId: personId }, body })),
    removeBonus: ({ id }: RecupBonus) => remove({ params: { userId: personId, bonusId: id } }),
    correct: async (body: BodyInput<typeof correctRecup>) =>
      keep(await call(correctRecup, { params: { id: personId }, body })),
    editLast,
  }
}

export type RecupSteps = ReturnType<typeof useRecupSteps>
