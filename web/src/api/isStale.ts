import { ApiProblem } from './apiProblem.ts'

/** Somebody else was first: the answer holds what stands there now. */
export const isStale = (problem: unknown): problem is ApiProblem =>
  problem instanceof ApiProblem && problem.code === 'stale'
