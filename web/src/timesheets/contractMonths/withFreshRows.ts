import type { ContractMonths } from '@uurwerk/contract/timesheets/contractMonths'

/** The list with the loaded rows. Null when a row is not in the list yet, because its position is not known. */
export function withFreshRows(
  months: ContractMonths,
  ids: readonly number[],
  { actions, _embedded: { contractWithTimeSheetInfoDtoList: fresh } }: ContractMonths,
): ContractMonths | null {
  const rows = months._embedded.contractWithTimeSheetInfoDtoList
  const [requested, read] = [new Set(ids), new Map(fresh.map((row) => [row.contractId, row]))]
  const known = new Set(rows.map(({ contractId }) => contractId))
  if (fresh.some(({ contractId }) => !known.has(contractId))) return null
  const contractWithTimeSheetInfoDtoList = rows.flatMap((row) =>
    requested.has(row.contractId) ? (read.get(row.contractId) ?? []) : [row],
  )
  return { ...months, actions, _embedded: { contractWithTimeSheetInfoDtoList } }
}
