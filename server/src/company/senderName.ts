import type { CompanyBlock } from '../documents/documentFields.ts'
import { companyName } from '../documents/printCompany.ts'

/** The sender's name of a mail: the name of the company, or 'Uurwerk' when the company has no name yet. */
export const senderName = (company: CompanyBlock): string => companyName(company) || 'Uurwerk'
