/** The statuses of calls that went off together, the lowest first: which of them won is nobody's business. */
export const statusesOf = (answers: readonly { readonly status: number }[]): number[] =>
  answers.map(({ status }) => status).sort((a, b) => a - b)
