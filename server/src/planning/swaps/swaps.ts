import type {
  OwnSwap,
  SwapForHr,
  swapChoices as choosing,
  swaps as listing,
  swapsForHr as deciding,
} from '@uurwerk/contract/planning/swaps'
import { sentenceOf } from '@uurwerk/contract/problems'
import {
  refusalOfSwap,
  refusalToAcceptSwap,
  refusalToApproveSwap,
  refusalToEndSwap,
} from '@uurwerk/domain/planning/swaps/refusalToSwap'
import { addDays, type Day } from '@uurwerk/domain/time/day'
import { addSeconds, formatInstant, type Instant } from '@uurwerk/domain/time/instant'
import type { AnswerOf } from '../../app/context.ts'
import { orNotFound, RefusalError } from '../../app/RefusalError.ts'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction, type Tx } from '../../platform/db/transaction.ts'
import { judgeSides, refusalOfSides, sentenceForHr, warningsOf } from './judgeSwap.ts'
import {
  readShiftToSwap,
  listColleagues,
  listLiveSwaps,
  listOwnSwaps,
  type SwapRow,
  type SwapShiftRow,
} from './swapStore.ts'

const DAY_SECONDS = 86_400
const ENDED_DAYS = 14
/** The maximum number of days between the employee's shift and the shift that a colleague gives in exchange. */
const CHOICE_DAYS = 31

type Moment = { readonly today: Day; readonly now: Instant }
type Mine = Moment & { readonly personId: number }

/** The swaps of an employee, and the open offers of colleagues that the employee can accept (rule swaps-3). */
export function swaps(db: Database, mine: Mine): Promise<AnswerOf<typeof listing>> {
  return inTransaction(db, async (tx) => {
    const endedAfter = addSeconds(mine.now, -ENDED_DAYS * DAY_SECONDS)
    const rows = await listOwnSwaps(tx, mine.personId, { endedAfter, now: mine.now })
    const swapDtoList: OwnSwap[] = []
    for (const row of rows) swapDtoList.push(await ownSwapDto(tx, row, mine))
    return { _embedded: { swapDtoList } }
  })
}

const sideOf = ({ personId, toPersonId }: SwapRow, caller: number): 'asked' | 'answers' | 'open' =>
  personId === caller ? 'asked' : toPersonId === caller ? 'answers' : 'open'

async function ownSwapDto(tx: Tx, row: SwapRow, { personId, now, today }: Mine): Promise<OwnSwap> {
  const { shift, outcome, reason } = row
  const side = sideOf(row, personId)
  const refusal = refusalOfSwap(row, now)
  // The person who asked for the swap reads nothing about the colleague.
  const parties = { ...row, toPersonId: side === 'asked' ? null : personId }
  const sides =
    refusal !== null || shift === null ? [] : await judgeSides(tx, { ...parties, shift }, { today, reader: 'employee' })
  const own = refusal ?? sides.find((each) => each.personId === personId)?.refusal ?? null
  return {
    ...swapDto(row),
    side,
    outcome,
    reason,
    message: own === null || row.isEnded ? null : sentenceOf(own),
    actions: {
      accept: side === 'asked' ? NOT_FOUND : (refusalToAcceptSwap(row, now) ?? refusalOfSides(sides, { personId })),
      decline: side === 'answers' ? refusalToEndSwap(row) : NOT_FOUND,
      withdraw: side === 'asked' ? refusalToEndSwap(row) : NOT_FOUND,
    },
  }
}

const NOT_FOUND = { code: 'not_found' } as const

/** The answer has the result of the planning rules for each person in a swap (rule swaps-5). */
export function swapsForHr(db: Database, { now, today }: Moment): Promise<AnswerOf<typeof deciding>> {
  return inTransaction(db, async (tx) => {
    const swapDtoList: SwapForHr[] = []
    for (const row of await listLiveSwaps(tx)) {
      const { shift } = row
      const refusal = refusalOfSwap(row, now)
      const sides =
        refusal !== null || shift === null ? [] : await judgeSides(tx, { ...row, shift }, { today, reader: 'hr' })
      const refusedSides = sides.flatMap(({ name, refusal: why }) =>
        why === null ? [] : [`${name}: ${sentenceForHr(why)}`],
      )
      swapDtoList.push({
        ...swapDto(row),
        messages: refusal === null ? refusedSides : [sentenceOf(refusal, 'office')],
        warnings: warningsOf(sides),
        actions: {
          approve: refusalToApproveSwap(row, now) ?? refusalOfSides(sides, 'hr'),
          refuse: refusalToEndSwap(row),
        },
      })
    }
    return { _embedded: { swapDtoList } }
  })
}

const swapDto = ({ id, name, toName, shift, other, closesAt, isAccepted }: SwapRow) => ({
  id,
  name,
  toName,
  shift: shift === null ? null : shiftDto(shift),
  other: other === null ? null : shiftDto(other),
  closesAt: formatInstant(closesAt),
  accepted: isAccepted,
})

/** The parts of a shift that colleagues can see. Remarks, hours and pay are left out. */
const shiftDto = ({ id, day, start, end, shiftTypeName, color, customerName }: SwapShiftRow) => ({
  id,
  day,
  start,
  end,
  shiftTypeName,
  color,
  customerName,
})

type Choosing = Mine & { readonly shiftId: number }

/** The colleagues at the customer of the shift, with the shifts that they could give in exchange (rule swaps-3). */
export async function swapChoices(
  db: Database,
  { shiftId, personId, now }: Choosing,
): Promise<AnswerOf<typeof choosing>> {
  const shift = orNotFound(await readShiftToSwap(db, shiftId))
  if (shift.personId !== personId) throw new RefusalError({ code: 'not_found' })
  return choicesOf(db, shift, now)
}

/** The choices for a shift of any person, for a swap that HR makes (rule swaps-9). */
export const swapChoicesForHr = async (
  db: Database,
  { shiftId, now }: Pick<Choosing, 'shiftId' | 'now'>,
): Promise<AnswerOf<typeof choosing>> => choicesOf(db, orNotFound(await readShiftToSwap(db, shiftId)), now)

async function choicesOf(db: Database, shift: SwapShiftRow, now: Instant): Promise<AnswerOf<typeof choosing>> {
  const { personId, customerId, day } = shift
  const input = { personId, customerId, day, after: addSeconds(now, DAY_SECONDS), to: addDays(day, CHOICE_DAYS) }
  const colleagues = await listColleagues(db, input)
  return {
    shift: shiftDto(shift),
    colleagues: colleagues.map(({ shifts, ...colleague }) => ({ ...colleague, shifts: shifts.map(shiftDto) })),
  }
}
