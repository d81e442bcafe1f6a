import type { Cast } from './routeCast.ts'

const exemption = { name: 'Eigen vrijstelling', words: { nl: 'Vrij', fr: 'Exempté', en: 'Exempt' }, vatex: '' }

/** Sample requests of the calls about VAT regimes. Only HR may make these calls. */
export const vatSamples = {
  vatRegimes: () => ({}),
  offerVatRegime: () => ({ body: { code: 'ZERO', active: true } }),
  addExemption: () => ({ body: exemption }),
  editExemption: () => ({ params: { number: 1 }, body: exemption }),
  chooseCompanyRegime: () => ({ body: { regime: 'EX44_2' } }),
  chooseCustomerRegime: ({ customerId }: Cast) => ({ params: { id: customerId }, body: { regime: null } }),
  chooseContractRegime: () => ({ body: { regime: null } }),
  chooseRegimeOfCustomers: ({ customerId }: Cast) => ({ body: { customerIds: [customerId], regime: null } }),
  vatRegimeProposals: () => ({}),
} as const
