import { refusalToMoveContractStart } from '@uurwerk/domain/contracts/refusalToMoveContractStart'
import type { UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import { ApiProblem } from '../../app/api/apiProblem.ts'
import { clearNotices } from '../../app/notices.ts'
import { useAsk } from '../../ui/dialog/useAsk.ts'
import type { Contract } from '../queries.ts'
import { useContractSteps } from '../useContractSteps.ts'
import type { DatesEffect } from './DatesQuestion.tsx'
import { datesFormOf, movesDates, runsLonger } from './datesForm.ts'
import type { DatesForm, DatesInput } from './datesForm.ts'

type ContractStartCode = NonNullable<ReturnType<typeof refusalToMoveContractStart>>['code']

/** The refusals about the start of a contract. */
const OF_START = [
  'contract_outside_employment',
  'contract_start_refused',
] as const satisfies readonly ContractStartCode[]

type Options = { readonly form: UseFormReturnType<DatesForm>; readonly onSaved: () => void }

/**
 * Requests the effect of the new dates of a contract from the server, and asks HR whether to save the dates. When the
 * server refuses the dates, the form shows the reason.
 */
export function useSaveDates(contract: Contract, { form, onSaved }: Options) {
  const steps = useContractSteps()
  const { asked, ask } = useAsk<DatesEffect>()
  const [refused, setRefused] = useState<ApiProblem | null>(null)

  async function save(values: DatesForm, version = contract.version): Promise<void> {
    // The schema has already checked the form, so the start date has a value.
    const input = { ...values, version } as DatesInput
    const before = datesFormOf(contract)
    setRefused(null)
    try {
      if (movesDates(before, values)) {
        const { takenAway, effect: beside } = await steps.preview(contract.id, input)
        const newEnd = values.endDate === before.endDate ? null : values.endDate
        const effect = { takenAway, effect: beside, newEnd, isLonger: runsLonger(before, values) }
        if (!(await ask(effect))) return
      }
      await steps.edit(contract.id, input)
      onSaved()
    } catch (error) {
      if (!(error instanceof ApiProblem) || !shownHere(error)) throw error
      clearNotices('error')
      setRefused(error)
    }
  }

  function shownHere(problem: ApiProblem): boolean {
    const isOfStart = OF_START.some((code) => code === problem.code)
    if (isOfStart) form.setFieldError('startDate', problem.message)
    return isOfStart || problem.code === 'stale' || problem.code === 'months_after_end'
  }
  return {
    save,
    asked,
    stale: refused?.code === 'stale' ? refused : null,
    monthsInTheWay: refused?.refusal?.code === 'months_after_end' ? refused.refusal : null,
  }
}
