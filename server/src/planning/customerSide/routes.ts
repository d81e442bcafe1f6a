import * as calls from '@uurwerk/contract/planning/customerPlanning'
import { contactReadRoute, type Route } from '../../platform/http/route.ts'
import { customerPlanning } from './customerPlanning.ts'

export const customerPlanningRoutes: readonly Route[] = [
  contactReadRoute(calls.contactPlanning, (context, { query }) => customerPlanning(context, query)),
]
