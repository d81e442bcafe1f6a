import { MOST_SHORTAGES, type openShortage as endpoint, type Shortage } from '@uurwerk/contract/planning/teamStaffing'
import type { BodyOf } from '@uurwerk/contract/endpoint'
import { refusalToAddPlaces } from '@uurwerk/domain/planning/openShifts/refusalToRequestNeed'
import { onlyPreviewed } from '../../app/onlyPreviewed.ts'
import { assertAllowed, RefusalError } from '../../app/RefusalError.ts'
import type { AnswerOf, CommandContext } from '../../app/context.ts'
import { undoneOnError } from '../../platform/db/undoneOnError.ts'
import { createNeeds, editNeed } from '../openShifts/changeNeeds.ts'
import { readNeed } from '../openShifts/needStore.ts'
import { readRequiredQualification } from '../qualifications/unqualifiedShiftStore.ts'
import { resultOf, messageOf } from '../team/operationResult.ts'
import { staffedDays, type StaffedDay } from './staffedDays.ts'
import { lockCustomerAndSubdivisions, listOpenPlaces, type OpenPlacesRow } from './staffedStore.ts'

type Input = BodyOf<typeof endpoint> & { readonly preview: boolean }
type Answer = AnswerOf<typeof endpoint>

/**
 * Adds open shifts for days with too few planned people, from today on, also at subdivisions. Places of existing open
 * shifts count. The answer says why a shortage gets no open shift (rules staffing-4, staffing-8).
 */
export async function openShortage(context: CommandContext, { preview, ...input }: Input): Promise<Answer> {
  const { shortages } = await onlyPreviewed(context.tx, preview, () => openAll(context, input))
  return { shortages: preview ? shortages.map((shortage) => ({ ...shortage, need: null })) : shortages }
}

async function openAll(context: CommandContext, input: Omit<Input, 'preview'>): Promise<Answer> {
  const { tx, today } = context
  await lockCustomerAndSubdivisions(tx, input.customerId)
  const [staffed, open] = await Promise.all([staffedDays(tx, input), listOpenPlaces(tx, input)])
  const openOn = new Map(open.map((need) => [`${need.shiftTypeId} ${need.day}`, need]))
  const shortages = staffed.flatMap((of) => {
    const need = openOn.get(`${of.shiftTypeId} ${of.day}`)
    const places = (of.needed ?? 0) - of.planned - (need?.left ?? 0)
    return isOf(input.customerId, of) && of.day >= today && places > 0 ? [{ of, places, need }] : []
  })
  if (shortages.length > MOST_SHORTAGES) throw new RefusalError({ code: 'too_many_operations', most: MOST_SHORTAGES })
  const answered: Answer['shortages'] = []
  for (const { of, places, need } of shortages)
    answered.push({
      customerName: of.level?.customerName ?? '',
      shiftTypeName: of.level?.shiftTypeName ?? '',
      day: of.day,
      places,
      ...(await openOne(context, { of, places, need, grants: input.grants })),
    })
  return { shortages: answered }
}

const isOf = (customerId: number, { level }: StaffedDay): boolean =>
  level?.customerId === customerId || level?.parentId === customerId

type One = Pick<Input, 'grants'> & {
  readonly of: StaffedDay
  readonly places: number
  readonly need: OpenPlacesRow | undefined
}

/**
 * Adds the open shift of one day, or adds places to an existing one. The version is checked, because another HR user
 * can change the number of places without a lock on the customer (rules staffing-6, staffing-7).
 */
async function openOne(
  context: CommandContext,
  { of, places, need, grants }: One,
): Promise<Pick<Shortage, 'message' | 'need'>> {
  const { shiftTypeId, day, level } = of
  const required = await readRequiredQualification(context.tx, { shiftTypeId, day })
  const result = await resultOf(() =>
    undoneOnError(context.tx, async () => {
      assertAllowed(refusalToAddPlaces(need?.places ?? 0, places))
      if (need !== undefined) {
        const { needId, version } = need
        await editNeed(context, { needId, version, places: need.places + places })
        return { id: needId }
      }
      const { ids } = await createNeeds(context, {
        customerId: level?.customerId ?? 0,
        shiftTypeId,
        days: [day],
        places,
        grants,
        note: '',
        qualificationId: required?.id ?? null,
      })
      return { id: ids[0]! }
    }),
  )
  if ('refusal' in result) return { message: messageOf(result.refusal), need: null }
  const { id } = result
  const changed = await readNeed(context.tx, id)
  return { message: null, need: { id, version: changed?.version ?? 1, placesBefore: need?.places ?? null } }
}
