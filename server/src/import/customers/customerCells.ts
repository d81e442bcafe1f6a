import { nameOfRegime, type OwnExemption } from '@uurwerk/domain/invoicing/vat/vatRegime'
import { formatClockTime } from '@uurwerk/domain/time/clockTime'
import type { ImportedCustomer } from './customersImportStore.ts'
import type { Cells } from '../importing.ts'
import { hundredthsCell, yesNoCell } from '../cells.ts'

/** Adds the status to the name of an inactive customer, so that the report shows the difference (rule import-14). */
export function customerCells(
  { fields, parentName, vatRegime, emails, rates, active }: ImportedCustomer & { readonly active: boolean },
  own: readonly OwnExemption[],
): Cells {
  return {
    name: active ? fields.name : `${fields.name} (inactief)`,
    abbreviation: fields.abbreviation,
    'supervisor.name': fields.supervisorName,
    'supervisor.email': fields.supervisorEmail,
    vat: fields.vat,
    'invoiceAddressingDto.organisationName': fields.organisationName,
    'invoiceAddressingDto.financialSupervisorReference': fields.addressee,
    'invoiceAddress.street': fields.street,
    'invoiceAddress.houseNumber': fields.houseNumber,
    'invoiceAddress.postalCode': fields.postalCode,
    'invoiceAddress.city': fields.city,
    'invoiceAddress.country': fields.country,
    parentCompanyId: parentName ?? '',
    internal: yesNoCell(fields.internal),
    'customerHours.morning': formatClockTime(fields.morning),
    'customerHours.evening': formatClockTime(fields.evening),
    'customerHours.night': formatClockTime(fields.night),
    paymentTerm: `${fields.paymentTerm}`,
    vatRegime: vatRegime === null ? '' : nameOfRegime(vatRegime, own),
    wantsConcatenatedDocuments: yesNoCell(fields.wantsConcatenatedDocuments),
    confirmedEmailDtos: [...new Set(emails.map((address) => address.toLowerCase()))].sort().join(', '),
    ...Object.fromEntries(
      rates.map(({ bonusType, percentage }) => [`bonusRatesList.${bonusType}`, hundredthsCell(percentage)]),
    ),
  }
}
