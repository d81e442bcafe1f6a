/**
 * The statuses of calls that were made at the same time, sorted from low to high. The order does not show which call
 * succeeded.
 */
export const statusesOf = (answers: readonly { readonly status: number }[]): number[] =>
  answers.map(({ status }) => status).sort((a, b) => a - b)
