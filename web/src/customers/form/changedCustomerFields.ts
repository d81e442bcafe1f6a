import * as texts from '../../texts/texts.ts'
import type { StaleField } from '../../ui/form/stale/StaleNotice.tsx'
import type { CustomerForm } from './customerForm.ts'
import { formatRates } from './formatGroup.ts'
import { differences } from '../../ui/form/stale/differences.ts'

const { fields: words, detail, bonusRates } = texts.customers

const formatFields = (form: CustomerForm, nameOf: (parentId: number) => string): Readonly<Record<string, string>> => ({
  [words.name]: form.name,
  [words.abbreviation]: form.abbreviation,
  [words.parent]: form.parentCompanyId === null ? detail.noParent : nameOf(form.parentCompanyId),
  [words.vat]: form.vat,
  [words.privatePerson]: yesOrNo(form.privatePerson),
  [words.peppolId]: form.peppolId,
  [words.buyerReference]: form.buyerReference,
  [words.documentLanguage]: words.languages[form.documentLanguage],
  [words.delivery]: words.channels[form.delivery],
  [words.embedTimesheet]: yesOrNo(form.embedTimesheet),
  [words.internal]: yesOrNo(form.internal),
  [words.supervisorName]: form.supervisor.name,
  [words.supervisorEmail]: form.supervisor.email,
  [words.morning]: form.customerHours.morning,
  [words.evening]: form.customerHours.evening,
  [words.night]: form.customerHours.night,
  [words.organisationName]: form.invoiceAddressingDto.organisationName,
  [words.addressee]: form.invoiceAddressingDto.financialSupervisorReference,
  [words.street]: form.invoiceAddress.street,
  [words.houseNumber]: form.invoiceAddress.houseNumber,
  [words.postalCode]: form.invoiceAddress.postalCode,
  [words.city]: form.invoiceAddress.city,
  [words.country]: form.invoiceAddress.country,
  [words.paymentTerm]: words.days(form.paymentTerm),
  [words.emails]: form.confirmedEmailDtos.join(', '),
  [words.concatenated]: yesOrNo(form.wantsConcatenatedDocuments),
  ...(form.isCustomBonusRates && { [bonusRates.title]: formatRates(form.bonusRatesList) }),
})

const yesOrNo = (is: boolean): string => (is ? detail.yes : detail.no)

export function changedCustomerFields(
  theirs: CustomerForm,
  yours: CustomerForm,
  nameOf: (parentId: number) => string,
): readonly StaleField[] {
  const before = formatFields({ ...theirs, isCustomBonusRates: yours.isCustomBonusRates }, nameOf)
  return differences(Object.entries(before), Object.entries(formatFields(yours, nameOf)))
}
