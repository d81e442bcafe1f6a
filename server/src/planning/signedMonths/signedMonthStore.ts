import type { Day } from '@uurwerk/domain/time/day'
import { firstDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { prepared } from '../../platform/db/prepared.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { timedShiftJson } from '../shifts/shiftStore.ts'
import { contentHashOf, type SignedFields } from './contentHashOf.ts'

export type ContractMonthInput = { readonly contractId: number; readonly yearMonth: YearMonth }

type Row = ContractMonthInput & { readonly lines: readonly SignedFields[]; readonly hashes: readonly string[] }

const months = prepared<Row, [contractIds: readonly number[], months: readonly Day[]]>(
  'months with a signature of a customer',
  `select f.contract_id as "contractId", to_char(f.month_on, 'YYYY-MM') as "yearMonth",
     coalesce((select json_agg(${timedShiftJson(`, 'worked', s.worked_seconds`)}
         order by s.start_at, s.id)
       from shifts s
       where s.contract_id = f.contract_id and s.closed_at is null
         and s.start_on >= f.month_on and s.start_on < f.month_on + interval '1 month'), '[]') as lines,
     array_agg(g.content_hash) as hashes
   from unnest($1::bigint[], $2::date[]) a(contract_id, month_on)
   join timesheet_confirmations f on f.contract_id = a.contract_id and f.month_on = a.month_on
   join customer_signatures g on g.contract_id = f.contract_id and g.month_on = f.month_on
   group by f.contract_id, f.month_on`,
)

const keyOf = ({ contractId, yearMonth }: ContractMonthInput): string => `${contractId} ${yearMonth}`

/** The signature is valid when the month is confirmed and its lines have the signed hash (rules contact-12, team-6). */
export async function readSignedMonths(
  tx: Tx,
  input: readonly ContractMonthInput[],
): Promise<(month: ContractMonthInput) => boolean> {
  const unique = [...new Map(input.map((month) => [keyOf(month), month])).values()]
  if (unique.length === 0) return () => false
  const rows = await months(tx, [
    unique.map(({ contractId }) => contractId),
    unique.map(({ yearMonth }) => firstDayOf(yearMonth)),
  ])
  const signed = new Set(rows.filter(({ lines, hashes }) => hashes.includes(contentHashOf(lines))).map(keyOf))
  return (month) => signed.has(keyOf(month))
}
