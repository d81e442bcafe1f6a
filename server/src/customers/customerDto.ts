import { addBonusRate, editBonusRate, removeBonusRate, replaceBonusRates } from '@uurwerk/contract/customers/bonusRates'
import { createContract } from '@uurwerk/contract/contracts/contracts'
import { editCustomer, toggleCustomer, type Customer } from '@uurwerk/contract/customers/customers'
import type { Links } from '@uurwerk/contract/hal'
import { addShiftType, editShiftType } from '@uurwerk/contract/customers/shiftTypes'
import { updateSubdivisions } from '@uurwerk/contract/customers/subdivisions'
import { refusalOfCustomerOfContract } from '@uurwerk/domain/contracts/refusalToCreateContract'
import { refusalOfParent } from '@uurwerk/domain/customers/refusalToAddSubdivision'
import { refusalToActivateCustomer } from '@uurwerk/domain/customers/refusalToActivateCustomer'
import { BONUS_TYPES } from '@uurwerk/domain/customers/bonusType'
import { refusalToHaveContacts } from '@uurwerk/domain/customers/contacts/refusalToHaveContacts'
import { formatClockTime } from '@uurwerk/domain/time/clockTime'
import type { z } from 'zod'
import { contractSummaryDto } from '../people/contractSummary/contractSummaryDto.ts'
import { action, actionLinks } from '../app/actionLinks.ts'
import { bonusRateDto } from './bonusRates/bonusRateDto.ts'
import { confirmedEmailDto } from './confirmedEmails/confirmedEmailDto.ts'
import type { CustomerRow } from './customerStore.ts'
import { shiftTypeDto } from './shiftTypes/shiftTypeDto.ts'

export function customerDto({ fields, ...row }: CustomerRow): z.output<typeof Customer> {
  return {
    id: row.id,
    version: row.version,
    name: fields.name,
    abbreviation: fields.abbreviation,
    active: row.active,
    internal: fields.internal,
    // The supervisor is not a person in the database, so the id is the id of the customer (rule customers-7).
    supervisor: { id: row.id, name: fields.supervisorName, email: fields.supervisorEmail },
    customerHours: {
      morning: formatClockTime(fields.morning),
      evening: formatClockTime(fields.evening),
      night: formatClockTime(fields.night),
    },
    parentId: fields.parentId,
    hasSubdivisions: row.subdivisions.length > 0,
    parentCompanyId: fields.parentId ?? 0,
    subdivisions: [...row.subdivisions],
    vat: fields.vat,
    privatePerson: fields.privatePerson,
    enterpriseNumber: fields.enterpriseNumber,
    vatId: fields.vatId,
    peppolId: fields.peppolId,
    documentLanguage: fields.documentLanguage,
    delivery: fields.delivery,
    buyerReference: fields.buyerReference,
    embedTimesheet: fields.embedTimesheet,
    vatRegime: row.vatRegime,
    customerInvoiceAddress: {
      street: fields.street,
      houseNumber: fields.houseNumber,
      postalCode: fields.postalCode,
      city: fields.city,
      country: fields.country,
    },
    invoiceAddressingDto: { organisationName: fields.organisationName, financialSupervisorReference: fields.addressee },
    paymentTerm: fields.paymentTerm,
    wantsConcatenatedDocuments: fields.wantsConcatenatedDocuments,
    confirmedEmailDtos: row.emails.map(confirmedEmailDto),
    bonusRateDtos: row.bonusRates.map(bonusRateDto),
    shiftTypeDtos: row.shiftTypes.map(shiftTypeDto),
    contractSummaryDtos: row.contracts.map(contractSummaryDto),
    actions: {
      activate: refusalToActivateCustomer(row),
      createContract: refusalOfCustomerOfContract(row.active),
      addContact: refusalToHaveContacts({ active: row.active, internal: fields.internal }),
      addSubdivision: refusalOfParent(fields),
    },
    _links: linksOf({ fields, ...row }),
  }
}

function linksOf({ id, active, hasActiveNamesake, fields, bonusRates, shiftTypes }: CustomerRow): Links {
  const noShiftType = shiftTypes.every(({ archived }) => archived) ? ({ code: 'not_found' } as const) : null
  const noRate = bonusRates.length === 0 ? ({ code: 'bonus_rate_missing' } as const) : null
  return actionLinks([
    action(editCustomer, { id }, null),
    action(toggleCustomer, { id }, refusalToActivateCustomer({ active, hasActiveNamesake })),
    action(updateSubdivisions, { id }, refusalOfParent(fields)),
    action(createContract, {}, refusalOfCustomerOfContract(active)),
    action(addShiftType, { id }, null),
    action(editShiftType, { id }, noShiftType),
    action(addBonusRate, { id }, bonusRates.length === BONUS_TYPES.length ? { code: 'bonus_rate_exists' } : null),
    action(editBonusRate, { id }, noRate),
    action(removeBonusRate, { id }, noRate),
    action(replaceBonusRates, { id }, null),
  ])
}
