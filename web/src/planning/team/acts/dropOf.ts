import { applyTeamPlanning } from '@uurwerk/contract/planning/teamPlanning'
import type { Day } from '@uurwerk/domain/time/day'
import { formatDayInWords } from '@uurwerk/domain/time/formatDay'
import { monthOf } from '@uurwerk/domain/time/yearMonth'
import { isFromServer } from '../../../app/api/apiProblem.ts'
import { queryClient } from '../../../app/api/queryClient.ts'
import { previewQuery } from '../../../app/api/usePreview.ts'
import * as texts from '../../../texts/texts.ts'
import type { TeamCell, TeamRow, TeamShift } from '../grid/teamRows.ts'
import { stepsToPut } from './teamSteps.ts'

const words = texts.teamPlanning

export type Drop = { readonly text: string; readonly isRefused: boolean }

type Input = { readonly shift: TeamShift; readonly to: TeamCell; readonly how: 'move' | 'copy' }

/**
 * True when the day of the cell is in another month than the shift. HR can only copy a shift to another month, because
 * a shift cannot leave its month (rule team-9).
 */
export const leavesMonth = (shift: { readonly day: Day }, to: { readonly day: Day }): boolean =>
  monthOf(shift.day) !== monthOf(to.day)

/** The reason why `stepsToPut` returns no operation for a shift. */
export const whyNotPut = ({ type }: TeamShift): string => (type === null ? words.noTypeToPlan : words.noContractHere)

/** The effect of a drop, when the server does not refuse the drop (rule team-9). */
export function dropOf({ shift, row, to, how }: Input & { readonly row: TeamRow }): Drop {
  if (stepsToPut(shift, to, how).length === 0) return { text: whyNotPut(shift), isRefused: true }
  const where = `${row.name}, ${formatDayInWords(to.day)}`
  const effect = how === 'copy' ? words.copyTo : leavesMonth(shift, to) ? words.onlyCopyTo : words.moveTo
  return { text: effect(where), isRefused: false }
}

/**
 * Asks the server why it would refuse a drop; null when no reason is known. The browser lacks facts for this, such as
 * the days outside the period (rules team-2, team-4).
 */
export async function refusalOfDrop({ shift, to, how }: Input, signal: AbortSignal): Promise<string | null> {
  const operations = stepsToPut(shift, to, how).map(({ operation }) => operation)
  const body = { mode: 'possible' as const, confirmedToo: true, operations }
  const preview = previewQuery(applyTeamPlanning, { query: {}, body })
  signal.addEventListener('abort', () => void queryClient.cancelQueries(preview), { once: true })
  try {
    const { answer } = await queryClient.fetchQuery({ ...preview, meta: { isQuiet: true } })
    return answer?.outcomes.find(({ code }) => code !== null)?.message ?? null
  } catch (error) {
    // When the preview fails, no error is shown. When HR then drops the shift, the drop shows the error.
    if (signal.aborted || isFromServer(error)) return null
    throw error
  }
}
