import type { Route } from './http/route.ts'
import { identityRoutes } from './identity/routes.ts'

/** Every call there is, capability by capability. */
export const routes: readonly Route[] = [...identityRoutes]
