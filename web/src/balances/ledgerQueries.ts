import { counterLedger, ownCounterLedger, ownVacationCounters } from '@uurwerk/contract/balances/counterLedger'
import type { ResponseOf } from '@uurwerk/contract/endpoint'
import type { CounterType } from '@uurwerk/domain/balances/counterType'
import { queryWithFailure } from '../app/api/queryOf.ts'
import * as texts from '../texts/texts.ts'

export type CounterLedger = ResponseOf<typeof counterLedger>
export type LedgerEntry = CounterLedger['_embedded']['counterLedgerEntryList'][number]

type Of = { readonly year: number; readonly counter: CounterType }

/** The changes of another person's leave balance, for HR. The audit trail records each time that HR reads them. */
export const ledgerQuery = ({ personId, ...of }: Of & { readonly personId: number }) =>
  queryWithFailure(texts.balances.ledger.failed, counterLedger, { params: { id: personId, ...of } })

export const ownLedgerQuery = (of: Of) =>
  queryWithFailure(texts.balances.ledger.failed, ownCounterLedger, { params: of })

export const ownCountersQuery = (year: number) =>
  queryWithFailure(texts.balances.vacationFailed(year), ownVacationCounters, { params: { year } })
