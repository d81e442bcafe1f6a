import type { DocumentLanguage } from '@uurwerk/domain/invoicing/vat/vatRegime'

type Billing = { readonly documentLanguage?: DocumentLanguage | undefined }

/** The language of the exemption reasons on the invoice. */
export const languageOf = ({ documentLanguage = 'nl' }: Billing): DocumentLanguage => documentLanguage
