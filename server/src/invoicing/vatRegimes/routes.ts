import * as calls from '@uurwerk/contract/invoicing/vatRegimes'
import { onlyPreviewed } from '../../app/onlyPreviewed.ts'
import { readRoute, writeRoute, type Route } from '../../platform/http/route.ts'
import { chooseRegimeOfCustomers, chooseVatRegime } from './chooseVatRegime.ts'
import { addExemption, editExemption, offerVatRegime, vatRegimeList } from './vatRegimes.ts'
import { vatRegimeProposals } from './vatRegimeProposals.ts'

export const vatRegimeRoutes: readonly Route[] = [
  readRoute(calls.vatRegimes, ({ db }) => vatRegimeList(db)),
  writeRoute(calls.offerVatRegime, (context, { body }) => offerVatRegime(context, body)),
  writeRoute(calls.addExemption, (context, { body }) => addExemption(context, body)),
  writeRoute(calls.editExemption, (context, { params: { number }, body }) =>
    editExemption(context, { ...body, number }),
  ),
  writeRoute(calls.chooseCustomerRegime, (context, { params: { id }, query: { preview }, body }) =>
    onlyPreviewed(context.tx, preview, () => chooseVatRegime(context, { table: 'customers', id, ...body })),
  ),
  writeRoute(calls.chooseContractRegime, (context, { params: { contractId: id }, query: { preview }, body }) =>
    onlyPreviewed(context.tx, preview, () => chooseVatRegime(context, { table: 'contracts', id, ...body })),
  ),
  writeRoute(calls.chooseCompanyRegime, (context, { query: { preview }, body }) =>
    onlyPreviewed(context.tx, preview, () =>
      chooseVatRegime(context, { table: 'company_settings', id: null, ...body }),
    ),
  ),
  writeRoute(calls.chooseRegimeOfCustomers, (context, { query: { preview }, body }) =>
    onlyPreviewed(context.tx, preview, () => chooseRegimeOfCustomers(context, { ...body, preview })),
  ),
  readRoute(calls.vatRegimeProposals, ({ db }) => vatRegimeProposals(db)),
]
