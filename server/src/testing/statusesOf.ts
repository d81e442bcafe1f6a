/**
 * The statuses of calls that were made at the same time, the lowest status first. The test does not check which call
 * succeeded.
 */
export const statusesOf = (answers: readonly { readonly status: number }[]): number[] =>
  answers.map(({ status }) => status).sort((a, b) => a - b)
