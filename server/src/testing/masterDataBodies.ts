let serial = 0

/** The input that HR sends to create a customer. Each call returns another name. */
export function customerBody(changes: Readonly<Record<string, unknown>> = {}) {
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

/** The input that HR sends to create a user. Each call returns another e-mail address. */
export function personBody(changes: Readonly<Record<string, unknown>> = {}) {
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
