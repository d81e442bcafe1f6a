import type { DataTag, QueryKey } from '@tanstack/react-query'
import { stopReads } from './keepReadsFresh.ts'
import { queryClient } from './queryClient.ts'

type Foreseen<Input, Answer> = {
  readonly read: { readonly queryKey: DataTag<QueryKey, Answer, Error> }
  /**
   * Adds the expected result of the write to the current answer. When `change` is applied again to its own result, with
   * the same input, the result must stay the same.
   */
  readonly change: (answer: Answer, input: Input) => Answer
}

/**
 * The options of a write whose expected result the screen shows before the server answers. After a refusal,
 * `keepReadsFresh` sends the read again. The answer from before the write is not restored, because it could replace a
 * newer answer.
 */
export function foresee<Input, Answer>({ read: { queryKey }, change }: Foreseen<Input, Answer>) {
  const mutationKey = ['foresee', queryKey]
  const show = (input: Input) =>
    queryClient.setQueryData(queryKey, (answer: Answer | undefined) => answer && change(answer, input), {
      // The answer keeps the time at which it was loaded: only the expected result is new, and the rest was not read
      // again.
      updatedAt: queryClient.getQueryState(queryKey)?.dataUpdatedAt,
    })
  return {
    mutationKey,
    onMutate: async (input: Input) => {
      await stopReads({ queryKey, exact: true })
      show(input)
    },
    // The answer of the server does not contain the results of writes that are not sent yet. The expected results of
    // those writes are therefore shown again.
    onSuccess: () => {
      for (const { state } of queryClient.getMutationCache().findAll({ mutationKey, status: 'pending' }))
        if (state.isPaused) show(state.variables as Input)
    },
  }
}
