import type { Route } from './http/route.ts'

/** Every call there is, capability by capability. */
export const routes: readonly Route[] = []
