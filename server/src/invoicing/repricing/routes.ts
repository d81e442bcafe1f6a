import { copyToCustomers as copyToCustomersCall } from '@uurwerk/contract/customers/copyToCustomers'
import { editCustomer as editCustomerCall } from '@uurwerk/contract/customers/customers'
import * as subdivisions from '@uurwerk/contract/customers/subdivisions'
import { writeRoute, type Route } from '../../platform/http/route.ts'
import { addSubdivision, editSubdivisionWorkHours, updateSubdivisions } from './subdivisions.ts'
import { copyToCustomers } from './copyToCustomers.ts'
import { editCustomer } from './editCustomer.ts'

/** The calls that change a customer and so change the price of months without an invoice. */
export const repricingRoutes: readonly Route[] = [
  writeRoute(editCustomerCall, (context, { params, query, body }) =>
    editCustomer(context, { ...params, ...query, ...body }),
  ),
  writeRoute(subdivisions.addSubdivision, (context, { params, query, body }) =>
    addSubdivision(context, { ...params, ...query, ...body }),
  ),
  writeRoute(subdivisions.updateSubdivisions, (context, { params: { id: parentId }, query, body }) =>
    updateSubdivisions(context, { parentId, ...query, ...body }),
  ),
  writeRoute(copyToCustomersCall, (context, { params: { id: sourceId }, query, body }) =>
    copyToCustomers(context, { sourceId, ...query, ...body }),
  ),
  writeRoute(subdivisions.editSubdivisionWorkHours, (context, { params, query, body }) =>
    editSubdivisionWorkHours(context, { ...params, ...query, ...body }),
  ),
]
