import { addressLines, words } from './addressLines.ts'
import type { CompanyBlock } from '../documentFields.ts'
import { formatEnterpriseNumber, formatVatNumber } from '@uurwerk/domain/invoicing/numbers/isEnterpriseNumber'
import type { PrintedCompany } from './printedDocument.ts'

/**
 * Prints the name and the legal form of a company, its address, its VAT number and register, and its e-mail address and
 * telephone number.
 */
export const printCompany = (company: CompanyBlock): PrintedCompany => ({
  name: companyName(company),
  logo: company.logoId,
  lines: [
    addressLines(company).join(', '),
    dotted(printCompanyNumber(company), company.court === '' ? '' : `RPR ${company.court}`),
    dotted(company.email, company.phone),
  ].filter((line) => line !== ''),
})

const printCompanyNumber = ({ vatNumber, enterpriseNumber }: CompanyBlock): string =>
  vatNumber === '' ? formatEnterpriseNumber(enterpriseNumber) : formatVatNumber(vatNumber)

export const companyName = (company: CompanyBlock): string => words(company.name, company.legalForm)

export const dotted = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ')
