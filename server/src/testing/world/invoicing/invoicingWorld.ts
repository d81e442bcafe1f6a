import type { Database } from '../../../platform/db/database.ts'
import { givenCustomer, givenPersonAtWork } from '../world.ts'

/** Creates the company Wijzerplaat Zorg as the seller. An invoice gets a number only when there is a seller. */
export async function givenSeller(db: Database): Promise<void> {
  await db
    .updateTable('company_settings')
    .set({
      name: 'Wijzerplaat Zorg',
      legal_form: 'bv',
      street: 'Raderwerkstraat',
      house_number: '18',
      postal_code: '9000',
      city: 'Gent',
      vat_number: 'BE0403019261',
      enterprise_number: '0403019261',
      court: 'Gent',
      iban: 'BE68539007547034',
      bic: 'GKCCBEBB',
      email: 'facturatie@wijzerplaat.example',
      phone: '09 555 01 20',
    })
    .execute()
}

export type GivenShift = {
  /** The start of the shift in Brussels, as ISO 8601 with the UTC offset. */
  readonly start: string
  readonly end: string
  readonly break?: readonly [start: string, end: string]
  readonly callout?: 'CALL_OUT_24' | 'CALL_OUT_48'
  readonly interrupted?: boolean
}

/** Four shifts in November 2026. Together they have every kind of premium. */
export const SHIFTS_OF_THE_RULES: readonly GivenShift[] = [
  { start: '2026-11-13T13:30+01:00', end: '2026-11-13T21:45+01:00' },
  {
    start: '2026-11-20T20:45+01:00',
    end: '2026-11-21T06:45+01:00',
    break: ['2026-11-21T01:00+01:00', '2026-11-21T01:30+01:00'],
  },
  {
    start: '2026-11-21T14:00+01:00',
    end: '2026-11-21T22:00+01:00',
    break: ['2026-11-21T18:00+01:00', '2026-11-21T18:30+01:00'],
  },
  { start: '2026-11-28T22:00+01:00', end: '2026-11-29T06:00+01:00' },
]

export async function givenShifts(
  db: Database,
  { contractId, personId }: { contractId: number; personId: number },
  shifts: readonly GivenShift[],
): Promise<void> {
  const rows = shifts.map((shift) => ({
    contract_id: contractId,
    person_id: personId,
    start_at: shift.start,
    end_at: shift.end,
    break_start_at: shift.break?.[0] ?? null,
    break_end_at: shift.break?.[1] ?? null,
    callout: shift.callout ?? null,
    interrupted: shift.interrupted ?? false,
  }))
  await db.insertInto('shifts').values(rows).execute()
}

type States = { readonly confirmed?: boolean; readonly approved?: boolean }

/** Creates a contract month. When the test asks for nothing else, the month is locked, confirmed and approved. */
export async function givenTimesheet(
  db: Database,
  contractId: number,
  yearMonth: string,
  { confirmed = true, approved = true }: States = {},
): Promise<void> {
  const month = { contract_id: contractId, month_on: `${yearMonth}-01` }
  const at = '2026-11-30T18:00:00Z'
  await db
    .insertInto('timesheet_locks')
    .values({ ...month, locked_at: at, locked_shifts: '[]', locked_absences: '[]' })
    .execute()
  if (!confirmed) return
  await db
    .insertInto('timesheet_confirmations')
    .values({ ...month, confirmed_at: at, confirmed_shifts: '[]', confirmed_absences: '[]' })
    .execute()
  if (approved)
    await db
      .insertInto('timesheet_approvals')
      .values({ ...month, approved_at: at })
      .execute()
}

type Wanted = {
  readonly shifts?: readonly GivenShift[]
  readonly customerId?: number
  readonly rateCents?: number | null
  readonly lastName?: string
  readonly timesheet?: States | null
  readonly yearMonth?: string
}

export type BilledMonth = { readonly personId: number; readonly customerId: number; readonly contractId: number }

/** Creates one month of work of a person, ready to be billed at € 40 an hour. */
export async function givenBilledMonth(db: Database, wanted: Wanted = {}): Promise<BilledMonth> {
  const { shifts = SHIFTS_OF_THE_RULES, timesheet = {}, yearMonth = '2026-11' } = wanted
  const customerId = wanted.customerId ?? (await givenCustomer(db))
  const { personId, contractId } = await givenPersonAtWork(db, {
    firstName: 'Lieselotte',
    lastName: wanted.lastName ?? 'Vanhaverbeke',
    customerId,
    contract: { rateCents: wanted.rateCents },
  })
  if (shifts.length > 0) await givenShifts(db, { contractId, personId }, shifts)
  if (timesheet !== null) await givenTimesheet(db, contractId, yearMonth, timesheet)
  return { personId, customerId, contractId }
}
