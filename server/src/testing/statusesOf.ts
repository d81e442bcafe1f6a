import type { Answer } from './startTestApp.ts'

/** The statuses of answers that came in no certain order, the lowest first. */
export const statusesOf = (answers: readonly Answer[]): number[] =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b)
