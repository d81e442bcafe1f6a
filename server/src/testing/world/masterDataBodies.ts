import type { createCustomer, editCustomer } from '@uurwerk/contract/customers/customers'
import type { BodyInput } from '@uurwerk/contract/endpoint'
import type { createPerson, editPerson } from '@uurwerk/contract/people/people'

/** The fields that the calls to create and to edit a customer share. */
export type CustomerFields = Partial<BodyInput<typeof createCustomer> & BodyInput<typeof editCustomer>>
export type PersonFields = Partial<BodyInput<typeof createPerson> & Pick<BodyInput<typeof editPerson>, 'version'>>

let serial = 0

/** The input that HR sends to create a customer. Each call returns another name. */
export function customerBody<const Changes extends CustomerFields = {}>(changes?: Changes) {
  serial += 1
  return {
    name: `Ziekenhuisgroep Nethevallei ${serial}`,
    abbreviation: `ZGN${serial}`,
    supervisor: { name: 'Lieve Somers', email: 'lieve.somers@nethevallei.example' },
    customerHours: { morning: '06:00', evening: '19:00', night: '20:00:00' },
    vat: 'BE0428759497',
    invoiceAddress: { street: 'Netelaan', houseNumber: '7', postalCode: '2560', city: 'Nijlen' },
    invoiceAddressingDto: { organisationName: 'Nethevallei vzw', financialSupervisorReference: 'Dienst facturatie' },
    ...changes,
  }
}

/** The input that HR sends to create a person. Each call returns another e-mail address. */
export function personBody(changes: PersonFields = {}): BodyInput<typeof createPerson> & PersonFields {
  serial += 1
  return {
    firstName: 'Annelies',
    lastName: 'Vandenbroucke',
    email: `annelies${serial}@uurwerk.example`,
    partTimePercentage: 100,
    sickDayHours: 7.6,
    employmentStartDate: '2026-01-01',
    provider: 'GOOGLE',
    roles: ['ROLE_USER'],
    ...changes,
  }
}
