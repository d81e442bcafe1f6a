import { EXEMPTION_CODES } from '@uurwerk/domain/invoicing/vat/exemptionCodes'
import {
  DOCUMENT_LANGUAGES,
  SEEDED_REGIMES,
  VAT_CATEGORIES,
  VAT_REGIMES,
} from '@uurwerk/domain/invoicing/vat/vatRegime'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { choice, flag, id, Preview, text, version } from '../fields.ts'
import { list, resource } from '../hal.ts'
import { messages } from '../messages.ts'
import { RegimeCode, regimeChoice } from '../customers/regimeCode.ts'

const MOST_CUSTOMERS = 500

const LONGEST_WORDS = 500

const words = (field: string) => text(field, { max: LONGEST_WORDS, lines: 'many' })

/** An exemption that our own company adds, with its reason in each language of a document (rule invoicing-129). */
export const OwnExemptionBody = z.object({
  name: text('naam', { max: 60 }),
  words: z.object({
    nl: words('tekst in het Nederlands'),
    fr: words('tekst in het Frans'),
    en: words('tekst in het Engels'),
  }),
  vatex: choice('code', ['', ...EXEMPTION_CODES]),
})

const Regimes = list(
  'vatRegimeList',
  z.object({
    code: RegimeCode,
    name: z.string(),
    category: z.enum(VAT_CATEGORIES),
    percentage: z.number().nullable(),
    /** The printed reason in each language. Null when the regime has no reason, or when HR types the reason. */
    words: z.record(z.enum(DOCUMENT_LANGUAGES), z.string()).nullable(),
    /** The code in the list VATEX of an exemption that our own company added; '' for a reason without a code. */
    vatex: z.string(),
    active: z.boolean(),
    version: z.number(),
  }),
  {
    /** The VAT regime of our own company, for customers and contracts without a VAT regime. */
    companyRegime: RegimeCode,
  },
)

/**
 * The VAT regime of a customer or a contract. When null, a customer uses the VAT regime of the company, and a contract
 * uses the VAT regime of its customer.
 */
const regime = regimeChoice(SEEDED_REGIMES).nullable()

const chosen = {
  vatRegime: RegimeCode.nullable(),
  /** The number of concept invoices that get the VAT regime. */
  concepts: z.number(),
}
const Chosen = resource(chosen)

export const vatRegimes = endpoint.get('/administration/vatregime', {
  access: 'admin',
  shows: ['customers', 'contracts', 'settings'],
  summary: 'De btw-regimes met hun categorie, tarief en tekst',
  response: Regimes,
})

export const offerVatRegime = endpoint.patch('/administration/vatregime', {
  access: 'admin',
  changes: ['customers'],
  answers: vatRegimes,
  summary: 'Een btw-regime aanbieden of niet meer aanbieden',
  body: z.object({ code: regimeChoice(VAT_REGIMES), active: flag('actief') }),
  problems: ['reference_unknown'],
})

export const addExemption = endpoint.post('/administration/vatregime/exemption', {
  access: 'admin',
  changes: ['customers'],
  answers: vatRegimes,
  summary: 'Een eigen vrijstelling van btw toevoegen',
  status: 201,
  body: OwnExemptionBody,
  problems: ['exemption_name_taken', 'vat_ground_not_exempt'],
})

export const editExemption = endpoint.put('/administration/vatregime/exemption/{number}', {
  access: 'admin',
  changes: ['customers', 'invoices'],
  answers: vatRegimes,
  summary: 'De naam, de teksten en de code van een eigen vrijstelling wijzigen',
  body: OwnExemptionBody.extend({ version }),
  problems: ['stale', 'exemption_name_taken', 'vat_ground_not_exempt'],
})

export const chooseCompanyRegime = endpoint.put('/administration/settings/vatregime', {
  access: 'admin',
  changes: ['settings', 'invoices'],
  summary: 'Het btw-regime van het bedrijf kiezen; met ?preview=true: hoeveel concepten dat aanpast',
  query: Preview,
  body: z.object({ regime: regimeChoice(SEEDED_REGIMES) }),
  response: Chosen,
  problems: ['reference_unknown'],
})

export const chooseCustomerRegime = endpoint.put('/administration/customer/{id}/vatregime', {
  access: 'admin',
  changes: ['customers'],
  summary: 'Het btw-regime van een klant kiezen; met ?preview=true: hoeveel concepten dat aanpast',
  query: Preview,
  body: z.object({ regime, version }),
  response: Chosen,
  problems: ['stale', 'vat_regime_country', 'reference_unknown'],
})

export const chooseContractRegime = endpoint.put('/administration/contract/{contractId}/vatregime', {
  access: 'admin',
  changes: ['contracts'],
  summary: 'Het btw-regime van een contract kiezen; met ?preview=true: hoeveel concepten dat aanpast',
  query: Preview,
  body: z.object({ regime, version }),
  response: Chosen,
  problems: ['stale', 'vat_regime_country', 'reference_unknown'],
})

/** Chooses the VAT regime of many customers (rule invoicing-129). */
export const chooseRegimeOfCustomers = endpoint.post('/administration/customer/vatregime', {
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

/** The server proposes a VAT regime for each active customer and gives the reason. */
export const vatRegimeProposals = endpoint.get('/administration/customer/vatregime/proposals', {
  access: 'admin',
  shows: ['customers', 'contracts', 'settings', 'invoices'],
  summary: 'De actieve klanten met hun btw-regime, en een voorstel',
  response: list(
    'proposalList',
    z.object({
      customerId: z.number(),
      customerName: z.string(),
      /**
       * True when the number of an older customer does not begin with BE, and nobody has decided whether it is a VAT
       * number.
       */
      vatIdUnknown: z.boolean(),
      /** The VAT regime that HR chose; null when nobody chose one for the customer. */
      chosen: RegimeCode.nullable(),
      chosenName: z.string().nullable(),
      regime: RegimeCode.nullable(),
      regimeName: z.string().nullable(),
      why: z.string(),
      lastInvoices: z.array(z.object({ id: z.number(), number: z.string(), vatRegime: RegimeCode })),
    }),
  ),
})
