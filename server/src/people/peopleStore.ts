import type { BasisPoints } from '@uurwerk/domain/money/basisPoints'
import type { Seconds } from '@uurwerk/domain/money/seconds'
import type { PersonKind } from '@uurwerk/domain/people/personKind'
import type { Role } from '@uurwerk/domain/people/role'
import type { Day } from '@uurwerk/domain/time/day'
import type { Instant } from '@uurwerk/domain/time/instant'
import { firstDayOf, monthOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { DayPeriod } from '@uurwerk/domain/time/dayPeriod'
import type { PartTimeRecord } from '@uurwerk/domain/people/partTime/partTimeRecord'
import { contractSummariesJson, type ContractSummaryRow } from './contractSummary/contractSummaryStore.ts'
import type { Database } from '../platform/db/database.ts'
import { prepared } from '../platform/db/prepared.ts'
import { recupConfirmedSql } from './balances/recupConfirmedStore.ts'

export type PersonFacts = {
  readonly id: number
  readonly version: number
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly kind: PersonKind
  readonly employeeNumber: number | null
  readonly provider: 'GOOGLE' | 'APPLE'
  readonly signedIn: boolean
  readonly invitedAt: Instant | null
  readonly invitationStatus: 'queued' | 'sending' | 'sent' | 'failed' | 'unclear' | null
  readonly sickDaySeconds: Seconds
  readonly hrEmployer: { readonly id: number; readonly name: string } | null
  readonly employmentStart: Day
  readonly employmentEnd: Day | null
  readonly roles: readonly Role[]
  /** The percentage of today, or of the first day when the employment has not started yet. */
  readonly partTimePercentage: BasisPoints
  readonly onProlongedSickLeave: boolean
  readonly recupOpeningMonth: YearMonth | null
  readonly recupOpeningSeconds: Seconds
  /** The first month of the company in Uurwerk; null when HR has not entered that month. */
  readonly movedIn: YearMonth | null
  /** The last month of the confirmed recuperation, and the recuperation at the end of that month. */
  readonly recupConfirmedMonth: YearMonth | null
  readonly recupSeconds: Seconds
}

/** SQL of the facts of a person; `$1` is today (rule people-63). */
const FACTS = `
  p.id, p.version, p.email, p.first_name as "firstName", p.last_name as "lastName", p.kind,
  p.employee_number as "employeeNumber", p.provider, p.sick_day_seconds as "sickDaySeconds",
  p.provider_subject is not null as "signedIn", extract(epoch from p.invited_at)::int8 as "invitedAt",
  invitation.status as "invitationStatus",
  case when h.id is not null then json_build_object('id', h.id, 'name', h.name) end as "hrEmployer",
  p.employment_start_on as "employmentStart", p.employment_end_on as "employmentEnd",
  array(select r.role from person_roles r where r.person_id = p.id order by r.role desc) as roles,
  (select t.percentage_bp
   from part_time_records t
   where t.person_id = p.id and coalesce(t.end_on, 'infinity') >= $1
   order by t.start_on limit 1) as "partTimePercentage",
  exists (
    select from prolonged_sick_leaves l
    where l.person_id = p.id and l.start_on <= $1 and coalesce(l.end_on, 'infinity') >= $1) as "onProlongedSickLeave",
  to_char(p.recup_opening_month, 'YYYY-MM') as "recupOpeningMonth", p.recup_opening_seconds as "recupOpeningSeconds",
  (select to_char(c.moved_in_on, 'YYYY-MM') from company_settings c) as "movedIn",
  to_char(recup.month_on, 'YYYY-MM') as "recupConfirmedMonth", coalesce(recup.seconds, 0)::int8 as "recupSeconds"`

const FROM = `
  from people p
  left join hr_employers h on h.id = p.hr_employer_id
  left join mails invitation on invitation.id = p.invitation_mail_id
  left join recup on recup.id = p.id`

const people = prepared<PersonFacts, [today: Day, firstDay: Day, alsoEnded: boolean]>(
  'people',
  `with ${recupConfirmedSql({ people: '($3 or p.employment_end_on is null)', rows: 'true' })}
  select ${FACTS} ${FROM}
  where $3 or p.employment_end_on is null
  order by p.id`,
)

type Wanted = { readonly today: Day; readonly alsoEnded: boolean }

export const listPeople = (db: Database, { today, alsoEnded }: Wanted): Promise<PersonFacts[]> =>
  people(db, [today, firstDayOf(monthOf(today)), alsoEnded])

export type PersonRow = PersonFacts & {
  readonly contracts: readonly ContractSummaryRow[]
  readonly prolongedSickLeaves: readonly (DayPeriod & { readonly id: number })[]
  readonly partTimeRecords: readonly (PartTimeRecord & { readonly id: number })[]
  /** The number of other administrators without a last working day. */
  readonly otherAdministrators: number
}

const person = prepared<PersonRow, [today: Day, thisMonth: Day, id: number]>(
  'person',
  `with ${recupConfirmedSql({ people: 'p.id = $3', rows: 'person_id = $3' })}
  select ${FACTS}, ${contractSummariesJson('k.person_id = p.id')} as contracts,
    (select coalesce(json_agg(json_build_object('id', l.id, 'start', l.start_on, 'end', l.end_on) order by l.start_on), '[]')
     from prolonged_sick_leaves l where l.person_id = p.id) as "prolongedSickLeaves",
    (select coalesce(json_agg(json_build_object('id', t.id, 'percentage', t.percentage_bp,
       'period', json_build_object('start', t.start_on, 'end', t.end_on)) order by t.start_on), '[]')
     from part_time_records t where t.person_id = p.id) as "partTimeRecords",
    (select count(*)
     from person_roles r
     join people o on o.id = r.person_id
     where r.role = 'ROLE_ADMIN' and r.person_id <> p.id and o.employment_end_on is null) as "otherAdministrators"
  ${FROM}
  where p.id = $3`,
)

export async function readPersonRow(db: Database, id: number, today: Day): Promise<PersonRow | null> {
  const [row] = await person(db, [today, firstDayOf(monthOf(today)), id])
  return row ?? null
}
