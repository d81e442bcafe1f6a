import { accountingCosts } from '@uurwerk/contract/invoicing/accountingCosts'
import type { Endpoint, ResponseOf } from '@uurwerk/contract/endpoint'
import { holidays } from '@uurwerk/contract/absences/holidays'
import { hrEmployerPayCodes, hrEmployers } from '@uurwerk/contract/people/hrEmployers'
import { firstSteps } from '@uurwerk/contract/company'
import { useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '@uurwerk/contract/callInput'
import { useAction } from '../app/api/useAction.ts'

const SHOWN_HERE = [accountingCosts, holidays, hrEmployerPayCodes, hrEmployers, firstSteps].map(({ path }) => path)

/** A change of the settings. After it, the lists on the screen are read again. */
export function useSettingsStep<E extends Endpoint>(endpoint: E): (input: CallInput<E>) => Promise<ResponseOf<E>> {
  const client = useQueryClient()
  return useAction(endpoint, {
    onSettled: () => Promise.all(SHOWN_HERE.map((path) => client.invalidateQueries({ queryKey: [path] }))),
  }).mutateAsync
}
