import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { choice, day, email, flag, hours, id, percentage, text, textOr, version, whole, yearMonth } from './fields.ts'
import { list, resource, Warning } from './hal.ts'
import { messages } from './messages.ts'
import { Role, roles } from './identity.ts'

const HrEmployer = z.object({ id: z.number(), name: z.string() })

const PartTimeRecord = z.object({
  id: z.number(),
  percentage: z.number(),
  startDate: z.string(),
  endDate: z.string().nullable(),
})

const ProlongedSickLeavePeriod = z.object({ id: z.number(), startDate: z.string(), endDate: z.string().nullable() })

export const ContractSummary = z.object({
  id: z.number(),
  userId: z.number(),
  username: z.string(),
  customerId: z.number(),
  customerName: z.string(),
  contractPeriod: z.object({ startDate: z.string(), endDate: z.string().nullable() }),
  datesFromAllOrders: z.array(z.string()),
})

const personFacts = {
  id: z.number(),
  version: z.number(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  partTimePercentage: z.number(),
  sickDayHours: z.number(),
  employeeNr: z.number().nullable(),
  /** False for an independent. */
  employee: z.boolean(),
  authProvider: z.enum(['GOOGLE', 'APPLE']),
  roles: z.array(Role),
  hrEmployer: HrEmployer.nullable(),
  employmentStartDate: z.string(),
  employmentEndDate: z.string().nullable(),
  onProlongedSickLeave: z.boolean(),
  recup: z.number(),
  recupConfirmedYearMonth: z.string().nullable(),
  recupOpeningYearMonth: z.string().nullable(),
  recupOpeningHours: z.number(),
}

export const Person = resource({
  ...personFacts,
  contractSummaryDtos: z.array(ContractSummary),
  prolongedSickLeavePeriodSet: z.array(ProlongedSickLeavePeriod),
  partTimePercentageRecords: z.array(PartTimeRecord),
  ...Warning,
})

const People = list('userDtoList', z.object(personFacts))

const personFields = {
  firstName: text('voornaam', { max: 100 }),
  lastName: text('achternaam', { max: 100 }),
  email: email('e-mail'),
  sickDayHours: hours('uren per ziektedag', 0, 24).refine((seconds) => seconds % 360 === 0, messages.step('uren per ziektedag', 0.1)),
  employeeNr: whole('werknemersnummer', 0, 9_999_999).nullish(),
  hrEmployerId: id('HR werkgever').nullish(),
  provider: choice('provider', ['GOOGLE', 'APPLE']),
  roles: z.array(choice('rol', roles), { error: messages.required('rol') }).min(1, messages.required('rol')),
  employmentStartDate: day('startdatum'),
  recupOpeningYearMonth: yearMonth('openingsmaand recup').nullish(),
  recupOpeningHours: hours('openingssaldo recup', -10_000, 10_000).optional(),
}

export const NewPerson = z.object({
  ...personFields,
  employee: flag('statuut').default(true),
  partTimePercentage: percentage('deeltijds percentage', 50, 100),
})

export const PersonEdit = z.object({ ...personFields, version })

const PartTimeFields = z.object({
  percentage: percentage('percentage'),
  startDate: day('startdatum'),
  endDate: day('einddatum').nullish(),
})

export const people = endpoint({
  method: 'GET',
  path: '/administration/user',
  access: 'admin',
  summary: 'Alle gebruikers',
  response: People,
  large: true,
})

export const activePeople = endpoint({
  method: 'GET',
  path: '/administration/user/active',
  access: 'admin',
  summary: 'Gebruikers in dienst',
  response: People,
  large: true,
})

export const person = endpoint({
  method: 'GET',
  path: '/administration/user/{id}',
  access: 'admin',
  summary: 'Een gebruiker',
  response: Person,
})

export const createPerson = endpoint({
  method: 'POST',
  path: '/administration/user',
  access: 'admin',
  summary: 'Een gebruiker maken',
  body: NewPerson,
  response: Person,
  status: 201,
  problems: ['email_taken', 'hr_employer_required', 'hr_employer_unknown', 'employee_number_taken'],
})

export const editPerson = endpoint({
  method: 'PUT',
  path: '/administration/user/{id}',
  access: 'admin',
  summary: 'Een gebruiker aanpassen',
  body: PersonEdit,
  response: Person,
  problems: [
    'stale',
    'email_taken',
    'hr_employer_required',
    'hr_employer_unknown',
    'employee_number_taken',
    'last_administrator',
    'employment_start_refused',
  ],
})

export const hrEmployers = endpoint({
  method: 'GET',
  path: '/administration/user/hremployers',
  access: 'admin',
  summary: 'HR werkgevers',
  response: list('hrEmployerDtoList', HrEmployer),
})

export const addPartTimeRecord = endpoint({
  method: 'POST',
  path: '/administration/user/{id}/createNewPartTimePercentageRecord',
  access: 'admin',
  summary: 'Een deeltijds percentage toevoegen',
  body: PartTimeFields,
  response: Person,
  status: 201,
  problems: ['part_time_needs_end', 'part_time_covers_other', 'part_time_before_employment', 'period_end_not_after_start'],
})

export const terminatePerson = endpoint({
  method: 'PUT',
  path: '/administration/user/{id}/terminate',
  access: 'admin',
  summary: 'Samenwerking stopzetten op de laatste werkdag',
  body: textOr('date', z.object({ date: day('laatste werkdag') })),
  response: Person,
  problems: ['last_administrator', 'months_after_end', 'period_reversed', 'already_terminated'],
})

export const resumePerson = endpoint({
  method: 'PUT',
  path: '/administration/user/{id}/activate',
  access: 'admin',
  summary: 'Samenwerking verderzetten',
  response: Person,
  problems: ['not_terminated'],
})

export const startProlongedSickLeave = endpoint({
  method: 'POST',
  path: '/administration/user/{id}/onProlongedSickLeave/start',
  access: 'admin',
  summary: 'Op langdurig ziekte zetten',
  body: textOr('date', z.object({ date: day('startdatum') })),
  response: Person,
  status: 201,
  problems: ['prolonged_sick_overlap', 'prolonged_sick_over_worked', 'prolonged_sick_over_invoiced', 'not_in_employment'],
})

export const endProlongedSickLeave = endpoint({
  method: 'PUT',
  path: '/administration/user/{id}/onProlongedSickLeave/end',
  access: 'admin',
  summary: 'Uit langdurig ziekte zetten',
  body: textOr('date', z.object({ date: day('einddatum') })),
  response: Person,
  problems: ['not_prolonged_sick', 'period_end_not_after_start', 'not_in_employment'],
})

export const profile = endpoint({
  method: 'GET',
  path: '/user/profile',
  access: 'user',
  summary: 'Eigen profiel',
  response: resource({
    id: z.number(),
    employeeNr: z.number().nullable(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    partTimePercentage: z.number(),
    recup: z.number(),
    recupConfirmedYearMonth: z.string().nullable(),
    sickDayHours: z.number(),
    contractSummaryDtos: z.array(ContractSummary),
  }),
})
