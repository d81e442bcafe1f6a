import { causeInWords } from '@uurwerk/contract/audit/causeInWords'
import type { counterLedger } from '@uurwerk/contract/balances/counterLedger'
import type { ResponseOf } from '@uurwerk/contract/endpoint'
import type { CounterType } from '@uurwerk/domain/balances/counterType'
import { daysOfHalfDays, NO_HALF_DAYS } from '@uurwerk/domain/balances/halfDays'
import { holidayOn } from '@uurwerk/domain/calendar/holidays'
import { formatInstant } from '@uurwerk/domain/time/instant'
import { recordCallerAct } from '../app/audit/recordAudit.ts'
import type { Database } from '../platform/db/database.ts'
import { orNotFound } from '../app/RefusalError.ts'
import type { QueryContext } from '../app/context.ts'
import { counterDto } from './counterDto.ts'
import { listCounters, readKind, type CounterOf } from './counterStore.ts'
import { listLedger, type LedgerRow } from './ledgerStore.ts'

type LedgerAnswer = ResponseOf<typeof counterLedger>
type LedgerOf = CounterOf & { readonly type: CounterType }

/** The changes show days of absence, so the audit trail records that HR read them (rule balances-15). */
export async function readLedger(context: QueryContext, of: LedgerOf): Promise<LedgerAnswer> {
  const { db } = context
  const answer = await ledgerOf(db, of, entryDto)
  const { personId, year, type } = of
  await recordCallerAct(context, {
    action: 'read ledger',
    entity: 'counter',
    entityId: personId,
    personId,
    after: { year, type },
  })
  return answer
}

/** The reasons that HR typed are left out, because a reason can be about sickness (rule balances-16). */
export const readOwnLedger = (db: Database, of: LedgerOf): Promise<LedgerAnswer> =>
  ledgerOf(db, of, (row) => ({ ...entryDto(row), ...(row.cause === 'by_hand' && { reason: '' }) }))

async function ledgerOf(
  db: Database,
  of: LedgerOf,
  dto: (row: LedgerRow) => ReturnType<typeof entryDto>,
): Promise<LedgerAnswer> {
  orNotFound(await readKind(db, of.personId))
  const rows = await listLedger(db, of)
  const stored = (await listCounters(db, of)).find(({ type }) => type === of.type)
  return { _embedded: { counterLedgerEntryList: rows.map(dto) }, counter: counterDto(of.type, stored) }
}

const entryDto = (row: LedgerRow) => ({
  id: row.id,
  at: formatInstant(row.at),
  changedBy: row.changedBy,
  reason: row.reason || causeInWords({ code: row.cause, detail: row.detail }),
  absenceDate: row.absenceOn,
  holiday:
    row.holidayOn === null
      ? null
      : { date: row.holidayOn, name: row.holidayName ?? holidayOn(row.holidayOn)?.name ?? null },
  newYear: row.newYear,
  originalChange: daysOfHalfDays(row.kind === 'grant' ? row.amount : NO_HALF_DAYS),
  currentChange: daysOfHalfDays(row.amount),
  originalBalance: daysOfHalfDays(row.granted),
  currentBalance: daysOfHalfDays(row.left),
})
