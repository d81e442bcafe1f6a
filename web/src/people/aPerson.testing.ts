import { toDay } from '@uurwerk/domain/time/day'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import type { Person } from './queries.ts'

const employmentStart = toDay('2025-09-01')

/**
 * The employee Anna Maes for the tests. The given fields replace the default values, also the given fields inside
 * `facts`.
 */
export const aPerson = ({
  facts,
  ...given
}: Partial<Omit<Person, 'facts'>> & { readonly facts?: Partial<Person['facts']> } = {}): Person => ({
  id: 12,
  version: 3,
  email: 'anna@zorg.example',
  firstName: 'Anna',
  lastName: 'Maes',
  partTimePercentage: 62.5,
  sickDayHours: 7.6,
  employeeNr: 1042,
  employee: true,
  authProvider: 'APPLE',
  signedIn: true,
  invitation: null,
  roles: ['ROLE_ADMIN', 'ROLE_USER'],
  hrEmployer: { id: 1, name: 'Wijzerplaat Zorg' },
  employmentStartDate: employmentStart,
  employmentEndDate: toDay('2026-12-31'),
  onProlongedSickLeave: false,
  recup: 0,
  recupConfirmedYearMonth: null,
  recupOpeningYearMonth: null,
  recupOpeningHours: 0,
  contractSummaryDtos: [],
  prolongedSickLeavePeriodSet: [],
  partTimePercentageRecords: [],
  otherAdministrators: 1,
  facts: {
    kind: 'employee',
    employment: { start: employmentStart, end: null },
    employmentStart,
    opening: toYearMonth('2025-09'),
    contracts: [],
    records: [],
    ...facts,
  },
  actions: {
    edit: null,
    invite: null,
    terminate: null,
    resume: null,
    startSickLeave: null,
    endSickLeave: null,
    changeSickLeave: null,
    addPartTime: null,
    changePartTime: null,
  },
  ...given,
})
