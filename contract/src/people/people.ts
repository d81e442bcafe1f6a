import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import {
  alsoFrom,
  answeredDay,
  answeredMonth,
  choice,
  day,
  email,
  flag,
  hours,
  id,
  percentage,
  text,
  version,
  whole,
  yearMonth,
  answeredBasisPoints,
  answeredPeriod,
} from '../fields.ts'
import { actions, list, resource, Warning } from '../hal.ts'
import { mailStatuses } from '../mailStatuses.ts'
import { messages } from '../messages.ts'
import { roles } from '@uurwerk/domain/people/role'
import { Role } from './role.ts'
import { GivenBack, TakenAway } from './takenAway.ts'
import type { RecupAdjustmentFacts } from '@uurwerk/domain/balances/recup/refusalToAdjustRecup'
import type { PartTimeRecordFacts } from '@uurwerk/domain/people/partTime/refusalToAddPartTimeRecord'

/** The facts that the rules on the part-time records, the recuperation and the months of a person need. */
const PersonRuleFacts = z.object({
  kind: z.enum(['employee', 'independent']),
  employment: answeredPeriod,
  employmentStart: answeredDay,
  opening: answeredMonth,
  contracts: z.array(answeredPeriod).readonly(),
  records: z.array(z.object({ id: z.number(), percentage: answeredBasisPoints, period: answeredPeriod })).readonly(),
}) satisfies z.ZodType<PartTimeRecordFacts & RecupAdjustmentFacts>

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
  /** True for an employee, and false for a self-employed person. */
  employee: z.boolean(),
  authProvider: z.enum(['GOOGLE', 'APPLE']),
  /** True when the person has signed in with the current account. */
  signedIn: z.boolean(),
  /** The last invitation to sign in, and the state of its mail until the mail is deleted. */
  invitation: z.object({ at: z.string(), mailStatus: z.enum(mailStatuses).nullable() }).nullable(),
  roles: z.array(Role),
  hrEmployer: HrEmployer.nullable(),
  employmentStartDate: answeredDay,
  employmentEndDate: answeredDay.nullable(),
  onProlongedSickLeave: z.boolean(),
  recup: z.number(),
  recupConfirmedYearMonth: z.string().nullable(),
  recupOpeningYearMonth: answeredMonth.nullable(),
  recupOpeningHours: z.number(),
}

export const Person = resource({
  ...personFacts,
  contractSummaryDtos: z.array(ContractSummary),
  prolongedSickLeavePeriodSet: z.array(ProlongedSickLeavePeriod),
  partTimePercentageRecords: z.array(PartTimeRecord),
  /** The number of other administrators without a last working day. */
  otherAdministrators: z.number(),
  /** The facts that decide which part-time records and which recuperation HR may enter. */
  facts: PersonRuleFacts,
  actions: actions(
    'edit',
    'invite',
    'terminate',
    'resume',
    'startSickLeave',
    'endSickLeave',
    'changeSickLeave',
    'addPartTime',
    'changePartTime',
  ),
  takenAway: TakenAway.optional(),
  givenBack: GivenBack.optional(),
  ...Warning,
})

export const PersonFacts = z.object(personFacts)
const People = list('userDtoList', PersonFacts)

export const recupOpeningFields = {
  recupOpeningYearMonth: yearMonth('openingsmaand recup').nullish(),
  recupOpeningHours: hours('openingssaldo recup', -10_000, 10_000).optional(),
}

const personFields = {
  firstName: text('voornaam', { max: 100 }),
  lastName: text('achternaam', { max: 100 }),
  email: email('e-mail'),
  sickDayHours: hours('uren per ziektedag', 0, 24).refine(
    (seconds) => seconds % 360 === 0,
    messages.step('uren per ziektedag', 0.1),
  ),
  employeeNr: whole('werknemersnummer', 0, 9_999_999).nullish(),
  hrEmployerId: id('HR werkgever').nullish(),
  provider: choice('provider', ['GOOGLE', 'APPLE']),
  roles: z.array(choice('rol', roles), { error: messages.required('rol') }).min(1, messages.required('rol')),
  employmentStartDate: day('startdatum'),
  ...recupOpeningFields,
}

/** A request may also use the field names of an answer, so that a client can send back the person that it received. */
const namesOfReading = {
  provider: (body: Readonly<Record<string, unknown>>) => body['authProvider'],
  hrEmployerId: ({ hrEmployer }: Readonly<Record<string, unknown>>) =>
    typeof hrEmployer === 'object' && hrEmployer !== null && 'id' in hrEmployer ? hrEmployer.id : hrEmployer,
}

/** The body of a new person (rule people-5). Without a kind, the person is an employee (rule people-4). */
export const NewPerson = alsoFrom(
  z.object({
    ...personFields,
    employee: flag('statuut').default(true),
    partTimePercentage: percentage('deeltijds percentage', 50, 100),
  }),
  namesOfReading,
)

/**
 * When the request does not contain the kind, the person keeps the kind (rule people-4). The schema ignores the field
 * `onProlongedSickLeave` (rule people-50).
 */
export const PersonEdit = alsoFrom(
  z.object({
    ...personFields,
    employee: flag('statuut').optional(),
    version,
    /**
     * True when HR agrees to remove bookings of 'Feestdag recup'. The form asks HR after the refusal
     * `opening_removes_recup_holidays`.
     */
    removeRecupHolidays: flag('recup feestdagen verwijderen').default(false),
  }),
  namesOfReading,
)

export const people = endpoint.get('/administration/user', {
  access: 'admin',
  shows: ['people', 'absences', 'contracts', 'counters'],
  summary: 'Alle gebruikers',
  response: People,
})

export const activePeople = endpoint.get('/administration/user/active', {
  access: 'admin',
  shows: ['people', 'absences', 'contracts', 'counters'],
  summary: 'Gebruikers in dienst',
  response: People,
})

export const person = endpoint.get('/administration/user/{id}', {
  access: 'admin',
  shows: ['people', 'absences', 'contracts', 'counters'],
  summary: 'Een gebruiker',
  response: Person,
})

export const createPerson = endpoint.post('/administration/user', {
  access: 'admin',
  changes: ['people'],
  answers: person,
  summary: 'Een gebruiker maken',
  body: NewPerson,
  status: 201,
  problems: [
    'email_taken',
    'hr_employer_required',
    'hr_employer_unknown',
    'employee_number_taken',
    'employment_start_out_of_range',
  ],
})

export const editPerson = endpoint.put('/administration/user/{id}', {
  access: 'admin',
  changes: ['people'],
  answers: person,
  summary: 'Een gebruiker aanpassen',
  body: PersonEdit,
  problems: [
    'stale',
    'email_taken',
    'hr_employer_required',
    'hr_employer_unknown',
    'employee_number_taken',
    'last_administrator',
    'period_reversed',
    'employment_start_refused',
    'employment_start_out_of_range',
    'kind_has_history',
    'opening_removes_recup_holidays',
  ],
})

export const removePerson = endpoint.delete('/administration/user/{id}', {
  access: 'admin',
  changes: ['people'],
  removes: true,
  summary: 'Een gebruiker verwijderen die door niets gebruikt wordt',
  response: resource({}),
  problems: ['record_in_use', 'last_administrator'],
})

export const profile = endpoint.get('/user/profile', {
  access: 'user',
  shows: ['people', 'contracts', 'counters'],
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
