import { absenceRoutes } from './absences/routes.ts'
import { balanceRoutes } from './balances/routes.ts'
import type { Route } from './http/route.ts'
import { identityRoutes } from './identity/routes.ts'

/** Every call there is, capability by capability. */
export const routes: readonly Route[] = [...absenceRoutes, ...balanceRoutes, ...identityRoutes]
