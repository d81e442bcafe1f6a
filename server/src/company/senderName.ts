import type { CompanyBlock } from '../documents/documentFields.ts'
import { companyName } from '../documents/printCompany.ts'

/** In whose name a mail leaves: a company that has not said its own yet writes as the house. */
export const senderName = (company: CompanyBlock): string => companyName(company) || 'Uurwerk'
