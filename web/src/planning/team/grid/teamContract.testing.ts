import type { TeamPlanning } from '@uurwerk/contract/planning/teamPlanning'
import { toDay } from '@uurwerk/domain/time/day'

/** A contract without an end, and without confirmed or invoiced months. */
export const teamContract = (id: number, personId: number, customerId = 1): TeamPlanning['contracts'][number] => ({
  id,
  personId,
  customerId,
  start: toDay('2026-01-01'),
  end: null,
  invoicedMonths: [],
  confirmedMonths: [],
})
