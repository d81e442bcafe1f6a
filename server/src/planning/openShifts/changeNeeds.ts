import type { createNeeds as creating, withdrawNeed as withdrawing } from '@uurwerk/contract/planning/openShifts/needs'
import type { BodyOf } from '@uurwerk/contract/endpoint'
import { CLAIM_HOURS, claimUntilOf } from '@uurwerk/domain/planning/openShifts/needState'
import { refusalToEditNeed, refusalToWithdrawNeed } from '@uurwerk/domain/planning/openShifts/refusalToEditNeed'
import { refusalToMakeNeed } from '@uurwerk/domain/planning/openShifts/refusalToMakeNeed'
import { shiftTimesOf } from '@uurwerk/domain/planning/shift/shiftTimesOf'
import type { Day } from '@uurwerk/domain/time/day'
import { formatInstant, type Instant } from '@uurwerk/domain/time/instant'
import { assertVersion } from '../../app/audit/assertVersion.ts'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import type { AnswerOf, CommandContext } from '../../app/context.ts'
import { assertAllowed, orNotFound } from '../../app/RefusalError.ts'
import { readClaimGrants } from '../../customers/staffing/claimGrantsStore.ts'
import { qualificationToAsk } from '../../people/qualifications/qualificationToAsk.ts'
import { readShiftTypeToUse } from '../shifts/shiftTypeToUseStore.ts'
import { usableShiftType } from '../shifts/usableShiftType.ts'
import { mailClaimants } from './claims/claimMails.ts'
import { refuseClaims } from './claims/claimStore.ts'
import { lapseClaimsOf } from './claims/lapseClaims.ts'
import {
  insertNeeds,
  lockCustomerOfNeeds,
  lockNeed,
  lockNeedsOfSeries,
  readNeed,
  listNeededDays,
  updateNeed,
  withdrawNeeds,
} from './needStore.ts'

/** Adds an open shift on each of the given days. When one day is refused, no open shift is added (rule needs-27). */
export async function createNeeds(
  context: CommandContext,
  { customerId, shiftTypeId, places, note, qualificationId = null, ...wanted }: BodyOf<typeof creating>,
): Promise<AnswerOf<typeof creating>> {
  const { tx, actor, now, today } = context
  const { hoursBefore = CLAIM_HOURS } = wanted
  orNotFound(await lockCustomerOfNeeds(tx, customerId))
  const days = [...new Set(wanted.days)].toSorted()
  const [named, neededDays, ofCustomer] = await Promise.all([
    readShiftTypeToUse(tx, { shiftTypeId, personId: null }),
    listNeededDays(tx, { customerId, shiftTypeId, days }),
    readClaimGrants(tx, customerId),
  ])
  // When HR does not choose who grants the claims, the setting of the customer applies (rule needs-18).
  const grants = wanted.grants ?? orNotFound(ofCustomer).effective
  const type = usableShiftType(named, { customerId })
  const startOf = (day: Day): Instant => shiftTimesOf(day, type.times).start
  const startedDays = days.filter((day) => startOf(day) <= now)
  assertAllowed(refusalToMakeNeed({ today, startedDays, neededDays }, days))
  // Only a person who holds the qualification can see the open shift (rule qualifications-4).
  const qualification = await qualificationToAsk(tx, qualificationId)
  const ids = await insertNeeds(tx, {
    customerId,
    shiftTypeId,
    places,
    grants,
    note,
    qualificationId,
    madeBy: actor.personId,
    now,
    // Without a choice of HR, a claim is possible until 24 hours before the start (rule needs-4).
    days: days.map((day) => ({ day, claimUntil: claimUntilOf(startOf(day), hoursBefore, now) })),
  })
  await recordCallerAct(context, {
    action: 'make open shift',
    entity: 'need',
    entityId: ids[0] ?? null,
    after: { customerId, shiftTypeId, days, places, grants, note, qualification: qualification?.name ?? null },
  })
  return { ids }
}

type Edit = {
  readonly needId: number
  readonly version?: number | undefined
  readonly places: number
  readonly hoursBefore?: number | undefined
}

/** Changes the number of places of an open shift, or the instant until which employees can claim it (rule needs-5). */
export async function editNeed(
  context: CommandContext,
  { needId, version, places, hoursBefore }: Edit,
): Promise<object> {
  const { tx, now } = context
  lockNeed(tx, needId)
  const need = orNotFound(await readNeed(tx, needId))
  await assertVersion(tx, {
    entity: 'need',
    entityId: needId,
    stored: need.version,
    sent: version,
    current: () => need,
  })
  assertAllowed(refusalToEditNeed(need, places))
  await lapseClaimsOf(context, needId)
  const type = orNotFound(await readShiftTypeToUse(tx, { shiftTypeId: need.shiftTypeId, personId: null }))
  const { start } = shiftTimesOf(need.day, type.times)
  const claimUntil = hoursBefore === undefined ? need.claimUntil : claimUntilOf(start, hoursBefore, now)
  await updateNeed(tx, needId, { places, claimUntil })
  await recordCallerAct(context, {
    action: 'edit open shift',
    entity: 'need',
    entityId: needId,
    before: { places: need.places, claimUntil: formatInstant(need.claimUntil) },
    after: { places, claimUntil: formatInstant(claimUntil) },
  })
  return {}
}

type Withdrawal = {
  readonly needId: number
  readonly wholeSeries?: boolean | undefined
  readonly version?: number | undefined
}

/** Withdraws an open shift or its series. Waiting claims are refused, and planned shifts stay (rule needs-5). */
export async function withdrawNeed(
  context: CommandContext,
  { needId, wholeSeries = false, version }: Withdrawal,
): Promise<AnswerOf<typeof withdrawing>> {
  const { tx, now } = context
  const named = orNotFound(await readNeed(tx, needId))
  const series = wholeSeries ? named.seriesId : null
  if (series === null) lockNeed(tx, needId)
  const locked = series === null ? [needId] : await lockNeedsOfSeries(tx, series)
  const current = orNotFound(await readNeed(tx, needId))
  assertAllowed(refusalToWithdrawNeed({ isWithdrawn: current.isWithdrawn || !locked.includes(needId) }))
  const stored = { stored: current.version, sent: version, current: () => current }
  await assertVersion(tx, { entity: 'need', entityId: needId, ...stored })
  const staying = await withdrawNeeds(tx, locked, now)
  const refused = await refuseClaims(tx, { needIds: locked, claimId: null, now, decidedBy: null })
  for (const [id, claims] of Map.groupBy(refused, (claim) => claim.needId)) {
    const need = orNotFound(await readNeed(tx, id))
    await mailClaimants(context, { need, personIds: claims.map(({ personId }) => personId), outcome: 'withdrawn' })
  }
  const { customerId, shiftTypeId, day } = current
  await recordCallerAct(context, {
    action: 'withdraw open shift',
    entity: 'need',
    entityId: needId,
    before: { customerId, shiftTypeId, day },
  })
  return { withdrawn: locked.length, staying }
}
