import type { DocumentLanguage } from '@uurwerk/domain/invoicing/vat/vatRegime'

type Billing = { readonly documentLanguage?: DocumentLanguage | undefined }

export const languageOf = ({ documentLanguage = 'nl' }: Billing): DocumentLanguage => documentLanguage
