import type { DocumentLanguage } from '@uurwerk/domain/invoicing/vat/vatRegime'

type Billing = { readonly documentLanguage?: DocumentLanguage | undefined }

/** The language of the exemption reason on a document (rule invoicing-130). */
export const languageOf = ({ documentLanguage = 'nl' }: Billing): DocumentLanguage => documentLanguage
