/** The statuses of simultaneous calls, the lowest first. It does not matter which of the calls won. */
export const statusesOf = (answers: readonly { readonly status: number }[]): number[] =>
  answers.map(({ status }) => status).sort((a, b) => a - b)
