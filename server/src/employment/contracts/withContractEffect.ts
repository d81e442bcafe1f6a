import type { Contract } from '@uurwerk/contract/contracts/contracts'
import type { ContractEffect } from '@uurwerk/contract/contracts/contractEffect'
import { contractsBeside } from '@uurwerk/domain/contracts/contractsBeside'
import { hoursOf } from '@uurwerk/domain/money/seconds'
import { toDay } from '@uurwerk/domain/time/day'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { z } from 'zod'
import { orNotFound } from '../../app/RefusalError.ts'
import { onlyPreviewed } from '../../app/onlyPreviewed.ts'
import type { CommandContext } from '../../app/context.ts'
import { readPersonRow } from '../../people/peopleStore.ts'
import { listContractsOfPair } from '../../contracts/contractStore.ts'

type Saved = { readonly answer: z.output<typeof Contract>; readonly openedMonths: readonly YearMonth[] }

type Saving = { readonly personId: number; readonly preview: boolean }

/**
 * Saves a contract and returns it. A preview saves nothing, and its answer also contains the effects on other records.
 * The caller must already have locked the person in the database (rule contracts-7).
 */
export const withContractEffect = (
  { tx, today }: CommandContext,
  { personId, preview }: Saving,
  save: () => Promise<Saved>,
): Promise<z.output<typeof Contract>> =>
  onlyPreviewed(tx, preview, async () => {
    if (!preview) return (await save()).answer
    const before = orNotFound(await readPersonRow(tx, personId, today))
    const { answer, openedMonths } = await save()
    const after = orNotFound(await readPersonRow(tx, personId, today))
    const { id, customerId } = answer
    const { startDate, endDate } = answer.contractPeriod
    const period = { start: toDay(startDate), end: endDate === null ? null : toDay(endDate) }
    const others = (await listContractsOfPair(tx, { personId, customerId })).filter((other) => other.id !== id)
    const effect: ContractEffect = {
      overlapping: contractsBeside({ personId, customerId, period }, others).map((other) => ({
        id: other.id,
        startDate: other.period.start,
        endDate: other.period.end,
      })),
      openedMonths: [...openedMonths],
      recupBefore: hoursOf(before.recupSeconds),
      recupAfter: hoursOf(after.recupSeconds),
      confirmedBefore: before.recupConfirmedMonth,
      confirmedAfter: after.recupConfirmedMonth,
    }
    return { ...answer, effect }
  })
