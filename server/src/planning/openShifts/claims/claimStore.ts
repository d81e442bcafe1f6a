import type { Day } from '@uurwerk/domain/time/day'
import type { Instant } from '@uurwerk/domain/time/instant'
import type { Database } from '../../../platform/db/database.ts'
import { isoOf } from '../../../platform/db/isoOf.ts'
import { prepared } from '../../../platform/db/prepared.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { ASKED_BY_NEED } from '../needStore.ts'

export const WAITING = 'w.granted_at is null and w.refused_at is null and w.withdrawn_at is null'

/**
 * SQL condition that is true when the contract `c` and the employment of the person `p` contain the day of the open shift
 * `n`, and the person is not on prolonged sick leave that day.
 */
export const EMPLOYED_THERE = `
  c.customer_id = n.customer_id and c.start_on <= n.day_on and (c.end_on is null or c.end_on >= n.day_on)
  and p.employment_start_on <= n.day_on and (p.employment_end_on is null or p.employment_end_on >= n.day_on)
  and not exists (
    select from prolonged_sick_leaves g
    where g.person_id = p.id and g.start_on <= n.day_on and (g.end_on is null or g.end_on >= n.day_on))`

/**
 * SQL condition that is true when the open shift `n` requires no qualification, or the person `p` holds the required
 * qualification on the day of `n`.
 */
export const QUALIFIED = `(${ASKED_BY_NEED} is null or exists (
  select from person_qualifications h
  where h.person_id = p.id and h.qualification_id = ${ASKED_BY_NEED}
    and h.start_on <= n.day_on and (h.end_on is null or h.end_on >= n.day_on)))`

/**
 * SQL condition that is true when the person `p` can see and claim the open shift `n` with the contract `c` (rules
 * needs-6, qualifications-4).
 */
export const MAY_SEE = `${EMPLOYED_THERE} and ${QUALIFIED}`

type Mine = { readonly needId: number; readonly personId: number; readonly contractId: number }

const mayClaim = prepared<{ hasClaim: boolean }, [needId: number, personId: number, contractId: number]>(
  'claim of a need',
  `select exists (select from need_claims w where w.need_id = n.id and w.person_id = $2 and ${WAITING}) as "hasClaim"
   from staff_needs n
   join contracts c on c.id = $3 and c.person_id = $2
   join people p on p.id = c.person_id
   where n.id = $1 and ${MAY_SEE}`,
)

/**
 * True when the person already has a claim on the open shift, false when the person has none; null when the person
 * cannot see the open shift with this contract.
 */
export async function readOwnClaim(tx: Tx, { needId, personId, contractId }: Mine): Promise<boolean | null> {
  const [row] = await mayClaim(tx, [needId, personId, contractId])
  return row?.hasClaim ?? null
}

type NewClaim = Mine & { readonly now: Instant; readonly granted: boolean }

export async function insertClaim(tx: Tx, { needId, personId, contractId, now, granted }: NewClaim): Promise<void> {
  await tx
    .insertInto('need_claims')
    .values({
      need_id: needId,
      contract_id: contractId,
      person_id: personId,
      claimed_at: isoOf(now),
      granted_at: granted ? isoOf(now) : null,
    })
    .execute()
}

const withdrawn = prepared<{ contractId: number }, [needId: number, personId: number, at: string]>(
  'withdraw own claim',
  `update need_claims w set withdrawn_at = $3 where w.need_id = $1 and w.person_id = $2 and ${WAITING}
   returning w.contract_id as "contractId"`,
)

type Own = { readonly needId: number; readonly personId: number; readonly now: Instant }

/** Returns the contract of the withdrawn claim; null when the person has no waiting claim. */
export async function withdrawOwnClaim(tx: Tx, { needId, personId, now }: Own): Promise<number | null> {
  const [row] = await withdrawn(tx, [needId, personId, isoOf(now)])
  return row?.contractId ?? null
}

const lastClaim = prepared<{ id: number }, [needId: number, personId: number]>(
  'last claim of a person',
  'select w.id from need_claims w where w.need_id = $1 and w.person_id = $2 order by w.id desc limit 1',
)

/** The id of the last claim of a person on an open shift; null when the person never claimed it. */
export async function readLastClaim(tx: Tx, { needId, personId }: Omit<Own, 'now'>): Promise<number | null> {
  const [row] = await lastClaim(tx, [needId, personId])
  return row?.id ?? null
}

export type WaitingClaim = { readonly id: number; readonly personId: number; readonly contractId: number }

type ClaimById = WaitingClaim & { readonly waits: boolean; readonly isRefused: boolean }

const claimById = prepared<ClaimById, [needId: number, claimId: number]>(
  'claim by id',
  `select w.id, w.person_id as "personId", w.contract_id as "contractId", ${WAITING} as waits,
     w.refused_at is not null as "isRefused"
   from need_claims w where w.need_id = $1 and w.id = $2`,
)

export async function readClaim(tx: Tx, needId: number, claimId: number): Promise<ClaimById | null> {
  const [row] = await claimById(tx, [needId, claimId])
  return row ?? null
}

const granted = prepared<never, [claimId: number, at: string, decidedBy: number]>(
  'grant claim',
  'update need_claims set granted_at = $2, decided_by = $3 where id = $1',
)

const waitingOn = prepared<{ waits: boolean }, [needId: number]>(
  'waiting claims of a need',
  `select exists (select from need_claims w where w.need_id = $1 and ${WAITING}) as waits`,
)

/** True when a claim on the open shift waits for a decision. The calling code has locked the open shift. */
export async function hasWaitingClaim(tx: Tx, needId: number): Promise<boolean> {
  const [row] = await waitingOn(tx, [needId])
  return row?.waits ?? false
}

type Decided = { readonly now: Instant; readonly decidedBy: number }

export async function markGranted(tx: Tx, claimId: number, { now, decidedBy }: Decided): Promise<void> {
  await granted(tx, [claimId, isoOf(now), decidedBy])
}

const refused = prepared<
  WaitingClaim & { readonly needId: number },
  [needIds: readonly number[], claimId: number | null, at: string, decidedBy: number | null]
>(
  'refuse claims',
  `update need_claims w set refused_at = $3, decided_by = $4
   where w.need_id = any($1::bigint[]) and ($2::bigint is null or w.id = $2) and ${WAITING}
   returning w.id, w.need_id as "needId", w.person_id as "personId", w.contract_id as "contractId"`,
)

type RefuseInput = {
  readonly needIds: readonly number[]
  /** The id of the claim to refuse; null to refuse all waiting claims on the open shifts. */
  readonly claimId: number | null
  readonly now: Instant
  /**
   * The HR user who refused. Null when the server refused the claims, because the last place was filled or the open
   * shift was withdrawn.
   */
  readonly decidedBy: number | null
}

export const refuseClaims = (tx: Tx, { needIds, claimId, now, decidedBy }: RefuseInput) =>
  refused(tx, [needIds, claimId, isoOf(now), decidedBy])

const ofConfirmed = prepared<{ id: number; needId: number }, []>(
  'claims in confirmed months',
  `select w.id, w.need_id as "needId" from need_claims w
   join staff_needs n on n.id = w.need_id
   join timesheet_confirmations f on f.contract_id = w.contract_id
     and f.month_on = n.day_on - (extract(day from n.day_on)::integer - 1)
   where ${WAITING} and n.withdrawn_at is null order by w.need_id, w.id`,
)

/** The waiting claims on a day of a month that is confirmed. Nobody can grant these claims any more (rule needs-15). */
export const listClaimsInConfirmedMonths = (db: Database) => ofConfirmed(db, [])

export type ClaimMailRow = {
  readonly personId: number
  readonly firstName: string
  readonly email: string
  readonly isEmployee: boolean
  readonly employmentEnd: Day | null
  readonly signInDaysAfterEmployment: number
}

const claimants = prepared<ClaimMailRow, [personIds: readonly number[]]>(
  'people of claims',
  `select p.id as "personId", p.first_name as "firstName", p.email,
     exists (select from person_roles r where r.person_id = p.id and r.role = 'ROLE_USER') as "isEmployee",
     p.employment_end_on as "employmentEnd", s.sign_in_days_after_employment as "signInDaysAfterEmployment"
   from people p cross join company_settings s
   where p.id = any($1::bigint[]) order by p.id`,
)

export const listClaimants = (tx: Tx, personIds: readonly number[]): Promise<ClaimMailRow[]> =>
  claimants(tx, [personIds])

const toDecide = prepared<{ count: number }, [now: string]>(
  'number of claims to decide',
  `select count(*)::integer as count from need_claims w join staff_needs n on n.id = w.need_id
   where ${WAITING} and n.withdrawn_at is null and n.claim_until > $1`,
)

export async function countClaimsToDecide(db: Database, now: Instant): Promise<number> {
  const [row] = await toDecide(db, [isoOf(now)])
  return row?.count ?? 0
}
