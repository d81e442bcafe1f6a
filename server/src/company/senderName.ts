import type { CompanyBlock } from '../platform/documents/documentFields.ts'
import { companyName } from '../platform/documents/printing/printCompany.ts'

/** The sender's name in a mail: the name of the company, or 'Uurwerk' when the company has no name yet. */
export const senderName = (company: CompanyBlock): string => companyName(company) || 'Uurwerk'
