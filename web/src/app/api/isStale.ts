import { ApiProblem } from './apiProblem.ts'

/** True when another user saved the record first. The answer of the server then contains the current record. */
export const isStale = (problem: unknown): problem is ApiProblem =>
  problem instanceof ApiProblem && problem.code === 'stale'
