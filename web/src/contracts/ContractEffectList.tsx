import type { ContractEffect } from '@uurwerk/contract/contracts/contractEffect'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import * as texts from '../texts/texts.ts'
import { formatHourNumber } from '../ui/format/formatHourNumber.ts'
import { formatDates } from './formatDates.ts'

const words = texts.contracts.effect

/**
 * The effect of a change of a contract: the other contracts on the same days, and the confirmed months in which the
 * employee must now also confirm this contract.
 */
export const ContractEffectList = ({ effect }: { readonly effect: ContractEffect }) => (
  <>
    {effect.overlapping.length > 0 && (
      <>
        <p>{words.overlapping}</p>
        <ul>
          {effect.overlapping.map(({ id, ...period }) => (
            <li key={id}>{words.other(id, formatDates(period))}</li>
          ))}
        </ul>
      </>
    )}
    {effect.openedMonths.length > 0 && (
      <>
        <p>{words.opened(effect.openedMonths.map(formatYearMonth).join(', '))}</p>
        <p>
          {words.recup(
            formatRecup(effect.recupBefore, effect.confirmedBefore),
            formatRecup(effect.recupAfter, effect.confirmedAfter),
          )}
        </p>
      </>
    )}
  </>
)

export const hasEffect = ({ overlapping, openedMonths }: ContractEffect): boolean =>
  overlapping.length > 0 || openedMonths.length > 0

const formatYearMonth = (month: string): string => formatMonth(toYearMonth(month))

const formatRecup = (hours: number, until: string | null): string =>
  until === null ? words.nothingConfirmed : words.confirmedUntil(formatHourNumber(hours), formatYearMonth(until))
