import { DOCUMENT_LANGUAGES, SEEDED_REGIMES, VAT_CATEGORIES, VAT_REGIMES } from '@uurwerk/domain/invoicing/vatRegime'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { choice, flag, id, Preview, version } from '../fields.ts'
import { list, resource } from '../hal.ts'
import { messages } from '../messages.ts'

const MOST_CUSTOMERS = 500

const Regimes = list(
  'vatRegimeList',
  z.object({
    code: z.enum(VAT_REGIMES),
    name: z.string(),
    category: z.enum(VAT_CATEGORIES),
    percentage: z.number().nullable(),
    /**
     * The printed reason of the VAT regime in each language. Null when the VAT regime has no reason, or when HR types
     * the reason.
     */
    words: z.record(z.enum(DOCUMENT_LANGUAGES), z.string()).nullable(),
    /** True when HR can choose the VAT regime. */
    active: z.boolean(),
  }),
  {
    /** The VAT regime of our own company, for customers and contracts without a VAT regime. */
    companyRegime: z.enum(VAT_REGIMES),
  },
)

/**
 * The VAT regime of a customer or a contract. Null means that the customer uses the VAT regime of the company, or that
 * the contract uses the VAT regime of its customer.
 */
const regime = choice('btw-regime', SEEDED_REGIMES).nullable()

const chosen = {
  vatRegime: z.enum(VAT_REGIMES).nullable(),
  /** The number of concept invoices that get the VAT regime. */
  concepts: z.number(),
}
const Chosen = resource(chosen)

export const vatRegimes = endpoint({
  method: 'GET',
  path: '/administration/vatregime',
  access: 'admin',
  shows: ['customers', 'contracts', 'settings'],
  summary: 'De btw-regimes met hun categorie, tarief en tekst',
  response: Regimes,
})

export const offerVatRegime = endpoint({
  method: 'PATCH',
  path: '/administration/vatregime',
  access: 'admin',
  changes: ['customers'],
  summary: 'Een btw-regime aanbieden of niet meer aanbieden',
  body: z.object({ code: choice('btw-regime', VAT_REGIMES), active: flag('actief') }),
  response: Regimes,
})

export const chooseCompanyRegime = endpoint({
  method: 'PUT',
  path: '/administration/settings/vatregime',
  access: 'admin',
  changes: ['settings', 'invoices'],
  summary: 'Het btw-regime van het bedrijf kiezen; met ?preview=true: hoeveel concepten dat aanpast',
  query: Preview,
  body: z.object({ regime: choice('btw-regime', SEEDED_REGIMES) }),
  response: Chosen,
})

export const chooseCustomerRegime = endpoint({
  method: 'PUT',
  path: '/administration/customer/{id}/vatregime',
  access: 'admin',
  changes: ['customers'],
  summary: 'Het btw-regime van een klant kiezen; met ?preview=true: hoeveel concepten dat aanpast',
  query: Preview,
  body: z.object({ regime, version }),
  response: Chosen,
  problems: ['stale', 'vat_regime_country'],
})

export const chooseContractRegime = endpoint({
  method: 'PUT',
  path: '/administration/contract/{contractId}/vatregime',
  access: 'admin',
  changes: ['contracts'],
  summary: 'Het btw-regime van een contract kiezen; met ?preview=true: hoeveel concepten dat aanpast',
  query: Preview,
  body: z.object({ regime, version }),
  response: Chosen,
  problems: ['stale', 'vat_regime_country'],
})

export const chooseRegimeOfCustomers = endpoint({
  method: 'POST',
  path: '/administration/customer/vatregime',
  access: 'admin',
  changes: ['customers'],
  summary: 'Het btw-regime van veel klanten kiezen; met ?preview=true: wat dat zou aanpassen',
  query: Preview,
  body: z.object({
    customerIds: z.array(id('klant')).min(1).max(MOST_CUSTOMERS, messages.maxItems('klanten', MOST_CUSTOMERS)),
    regime,
  }),
  response: resource({
    ...chosen,
    /**
     * The customers that cannot have the VAT regime, each with the reason. Only the answer to a preview has this field.
     */
    refused: z.array(z.object({ customerId: z.number(), customerName: z.string(), reason: z.string() })),
  }),
  problems: ['vat_regime_country', 'reference_unknown'],
})

/**
 * Lists the active customers with their chosen VAT regime. The server proposes a VAT regime for each customer and gives
 * the reason.
 */
export const vatRegimeProposals = endpoint({
  method: 'GET',
  path: '/administration/customer/vatregime/proposals',
  access: 'admin',
  shows: ['customers', 'contracts', 'settings', 'invoices'],
  summary: 'De actieve klanten met hun btw-regime, en een voorstel',
  response: list(
    'proposalList',
    z.object({
      customerId: z.number(),
      customerName: z.string(),
      /**
       * True for an older customer with a number without BE, as long as nobody has decided whether this is a VAT
       * number.
       */
      vatIdUnknown: z.boolean(),
      /** The VAT regime that HR chose; null when nobody chose one for the customer. */
      chosen: z.enum(VAT_REGIMES).nullable(),
      regime: z.enum(VAT_REGIMES).nullable(),
      why: z.string(),
      lastInvoices: z.array(z.object({ id: z.number(), number: z.string(), vatRegime: z.enum(VAT_REGIMES) })),
    }),
  ),
})
