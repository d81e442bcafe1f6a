import { ApiProblem } from './apiProblem.ts'

/** Another user saved the record first: the answer contains the current record. */
export const isStale = (problem: unknown): problem is ApiProblem =>
  problem instanceof ApiProblem && problem.code === 'stale'
