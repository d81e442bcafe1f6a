import type { PayrollDay, PayrollMonth } from '@uurwerk/contract/payroll/payroll'

const line = (date: string, code: string, more: Partial<PayrollDay> = {}): PayrollDay => ({
  date,
  code,
  hoursWorked: 7.6,
  codeDefinition: 'Gewerkte uren',
  absenceId: null,
  color: '#008B8B',
  editable: false,
  convertible: null,
  actions: { changeCode: { code: 'pay_code_fixed', payCode: code }, convert: { code: 'no_sickness_to_convert' } },
  ...more,
})

/**
 * The November of the employee Annelies: a day of work, a day of vacation (half a day from each of two leave balances),
 * and a day of sickness.
 */
export const annelies: PayrollMonth = {
  _embedded: {
    adminReducedDayInTimeSheetDtoList: [
      line('2026-11-02', '0010'),
      line('2026-11-06', '0260', { hoursWorked: 3.8, absenceId: 7, color: '#F2A24A', editable: true }),
      line('2026-11-06', '7284', { hoursWorked: 3.8, absenceId: 7, color: '#201B1F', editable: true }),
      line('2026-11-10', 'T900', { absenceId: 8, color: '#CC1424', convertible: 'SICK_LEAVE_NO_CERTIFICATE' }),
    ],
  },
  _links: {},
  userId: 2,
  userName: 'Annelies Vandenbroucke',
  yearMonth: '2026-11',
  employeeNr: 41873,
  hrEmployer: { id: 1, name: 'Wijzerplaat Zorg' },
  timesheets: [],
  locked: false,
  completed: false,
  previousMonthAvailable: true,
  nextMonthAvailable: true,
  payCodes: [
    { code: '0260', codeDefinition: 'Wettelijke vakantie', color: '#F2A24A' },
    { code: '7282', codeDefinition: 'Extra vakantie', color: '#201B1F' },
    { code: '7284', codeDefinition: 'Anciënniteitsverlof', color: '#201B1F' },
  ],
  sickDaysWithoutCertificateLeft: 2,
  actions: { exportEblox: null },
  totals: { hours: 22.8, codes: [] },
  lastExport: null,
  changedSinceExport: false,
}

export const daysOfAnnelies = annelies._embedded.adminReducedDayInTimeSheetDtoList
