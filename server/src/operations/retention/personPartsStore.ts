import { causesOfSickness } from '@uurwerk/domain/people/cause'
import { dayOf, emptied, type RetentionRule } from './retentionRule.ts'

const NAMELESS = `(select p.id from people p where p.anonymised_at is not null and p.employment_end_on < $1)`
const REMINDERS = `(select r.mail_id from timesheet_reminders r where r.person_id in ${NAMELESS} and r.mail_id is not null
  union all select n.mail_id from change_notices n where n.person_id in ${NAMELESS} and n.mail_id is not null)`

/**
 * The retention rules of employees who left long ago. Each person keeps a number, so that the sums of hours stay
 * correct. The name, the address and the account are removed (rules retention-11, retention-12, retention-19).
 */
export const leaverParts: readonly RetentionRule[] = [
  {
    table: 'people',
    person: 't.id',
    day: 't.employment_end_on',
    past: `t.employment_end_on < $1 and (t.anonymised_at is null or ${dayOf('t.anonymised_at')} <= t.employment_end_on)`,
    set: {
      first_name: `'Oud-medewerker'`,
      last_name: `t.id::text`,
      email: `'oud-medewerker-' || t.id || '@anoniem.invalid'`,
      employee_number: 'null',
      provider_subject: 'null',
      anonymised_at: '$3',
      version: 't.version + 1',
    },
  },
  {
    table: 'shift_types',
    day: '$1',
    past: `t.owner_id in ${NAMELESS} and t.name <> 'Eigen shift'`,
    set: { name: `'Eigen shift'`, version: 't.version + 1' },
    follows: true,
  },
  { table: 'sessions', day: '$1', past: `t.person_id in ${NAMELESS}`, follows: true },
  { table: 'sign_in_tickets', day: '$1', past: `t.person_id in ${NAMELESS}`, follows: true },
  emptied('mail_attempts', 'detail', `t.mail_id in ${REMINDERS}`),
  {
    table: 'mails',
    day: '$1',
    past: `t.body <> '' and t.status not in ('queued', 'sending') and t.id in ${REMINDERS}`,
    set: { recipients: `'{-}'`, subject: `''`, body: `''` },
    follows: true,
  },
]

const CAUSES_OF_SICKNESS = `(${causesOfSickness.map((cause) => `'${cause}'`).join(', ')})`
const SICK = `('SICK_LEAVE', 'SICK_LEAVE_NO_CERTIFICATE', 'DAILY_ABSENCE_PROLONGED_SICK_LEAVE')`
const SICK_IN_JSON = `'"(SICK_LEAVE|SICK_LEAVE_NO_CERTIFICATE|DAILY_ABSENCE_PROLONGED_SICK_LEAVE)"'`
const withoutSickness = (column: string): string =>
  `regexp_replace(t.${column}::text, ${SICK_IN_JSON}, '"EXCUSED_ABSENCE"', 'g')::jsonb`
const OF_CONTRACT = '(select c.person_id from contracts c where c.id = t.contract_id)'
const AFTER_PAST_LEAVE = 't.prolonged_sick_leave_id in (select l.id from prolonged_sick_leaves l where l.end_on < $1)'
const PAST_COUNTER = `t.counter_type = 'SICK_LEAVE_NO_CERTIFICATE' and t.year < extract(year from $1::date) and not exists (
  select from counter_entries e
  where e.person_id = t.person_id and e.year = t.year and e.counter_type = t.counter_type and e.at >= $2)`

/**
 * SQL of the absences that replace an expired prolonged sickness. Each weekday keeps the hours that the sickness
 * credited, calculated with the part-time percentage of that day.
 */
const EXCUSED_DAYS = `
  insert into absences (person_id, day_on, category, full_day, halves, seconds, edited_by_admin, created_at)
  select l.person_id, d.day::date, 'EXCUSED_ABSENCE', true, '[0,2)', coalesce(round(27360 * r.percentage_bp / 10000.0), 0), true, $3
  from chosen
  join prolonged_sick_leaves l on l.ctid = chosen.spot
  join people p on p.id = l.person_id
  cross join generate_series(greatest(l.start_on, p.employment_start_on),
    least(l.end_on, coalesce(p.employment_end_on, l.end_on)), interval '1 day') d (day)
  left join part_time_records r on r.person_id = l.person_id and r.start_on <= d.day and (r.end_on is null or r.end_on >= d.day)
  where extract(isodow from d.day) < 6 and p.kind = 'employee'
  on conflict do nothing`

const absencesOf = (table: string, column: string): RetentionRule => ({
  table,
  person: OF_CONTRACT,
  day: 't.month_on',
  past: `t.month_on < $1 and t.${column}::text ~ ${SICK_IN_JSON}`,
  set: { [column]: withoutSickness(column) },
  // Each row has a copy of the absences of a month. The retention page does not count these rows, because the count
  // takes too long for the user.
  follows: true,
})

/** A day of sickness becomes an excused absence with the same hours, so balances do not change (rule retention-13). */
export const sicknessParts: readonly RetentionRule[] = [
  {
    table: 'absences',
    person: 't.person_id',
    day: 't.day_on',
    past: `t.day_on < $1 and (t.category in ${SICK} or t.closed_cause in ${CAUSES_OF_SICKNESS})`,
    set: {
      category: `case when t.category in ${SICK} then 'EXCUSED_ABSENCE' else t.category end`,
      closed_cause: `case when t.closed_cause in ${CAUSES_OF_SICKNESS} then 'replaced' else t.closed_cause end`,
      closed_detail: `case when t.closed_cause in ${CAUSES_OF_SICKNESS} then null else t.closed_detail end`,
      version: 't.version + 1',
    },
  },
  {
    table: 'shifts',
    person: 't.person_id',
    day: 't.start_on',
    past: `t.start_on < $1 and t.closed_cause in ${CAUSES_OF_SICKNESS}`,
    set: { closed_cause: `'replaced'`, closed_detail: 'null', version: 't.version + 1' },
  },
  absencesOf('timesheet_locks', 'locked_absences'),
  absencesOf('timesheet_confirmations', 'confirmed_absences'),
  absencesOf('timesheet_reopenings', 'confirmed_absences'),
  {
    table: 'shifts',
    person: 't.person_id',
    day: '$1',
    past: AFTER_PAST_LEAVE,
    set: { prolonged_sick_leave_id: 'null' },
    follows: true,
  },
  {
    table: 'absences',
    person: 't.person_id',
    day: '$1',
    past: AFTER_PAST_LEAVE,
    set: { prolonged_sick_leave_id: 'null' },
    follows: true,
  },
  {
    table: 'prolonged_sick_leaves',
    person: 't.person_id',
    day: 't.end_on',
    past: `t.end_on < $1 and not exists (select from shifts s where s.prolonged_sick_leave_id = t.id)
      and not exists (select from absences a where a.prolonged_sick_leave_id = t.id)`,
    instead: EXCUSED_DAYS,
  },
  { table: 'counter_entries', person: 't.person_id', day: '$1', past: PAST_COUNTER, follows: true },
  {
    table: 'counter_entries',
    person: 't.person_id',
    day: '$1',
    // HR types the reason as free text, so only the word 'ziek' in it can show that it is about sickness.
    past: `t.at < $2 and (t.cause in ${CAUSES_OF_SICKNESS} or t.reason ~* 'ziek')`,
    set: {
      cause: `case when t.cause in ${CAUSES_OF_SICKNESS} then 'expired' else t.cause end`,
      detail: `case when t.cause in ${CAUSES_OF_SICKNESS} then null else t.detail end`,
      reason: `''`,
    },
    follows: true,
  },
  {
    table: 'counter_balances',
    person: 't.person_id',
    day: '$1',
    past: `${PAST_COUNTER} and not exists (
      select from counter_entries e where e.person_id = t.person_id and e.year = t.year and e.counter_type = t.counter_type)`,
    follows: true,
  },
]

const withoutRemarks = (column: string): string =>
  `(select coalesce(jsonb_agg(s || '{"remark": ""}'), '[]') from jsonb_array_elements(t.${column}) s)`
const hasRemark = (column: string): string => `jsonb_path_exists(t.${column}, '$[*] ? (@.remark != "")')`

/** The retention rules of the remarks that people wrote with their hours (rule retention-14). */
export const remarkParts: readonly RetentionRule[] = [
  {
    table: 'shifts',
    person: 't.person_id',
    day: 't.start_on',
    past: `t.start_on < $1 and t.remark <> ''`,
    set: { remark: `''`, version: 't.version + 1' },
  },
  {
    table: 'timesheet_locks',
    person: OF_CONTRACT,
    day: 't.month_on',
    past: `t.month_on < $1 and ${hasRemark('locked_shifts')}`,
    set: { locked_shifts: withoutRemarks('locked_shifts') },
    follows: true,
  },
  {
    table: 'timesheet_confirmations',
    person: OF_CONTRACT,
    day: 't.month_on',
    past: `t.month_on < $1 and (t.reason <> '' or ${hasRemark('confirmed_shifts')})`,
    set: {
      confirmed_shifts: withoutRemarks('confirmed_shifts'),
      reason: `case when t.reason is null then null else '' end`,
    },
    follows: true,
  },
  {
    table: 'timesheet_reopenings',
    person: OF_CONTRACT,
    day: 't.month_on',
    past: `t.month_on < $1 and (t.reason <> '' or ${hasRemark('confirmed_shifts')})`,
    set: { confirmed_shifts: withoutRemarks('confirmed_shifts'), reason: `''` },
    follows: true,
  },
  {
    table: 'recup_bonuses',
    person: 't.person_id',
    day: 't.day_on',
    past: `t.day_on < $1 and t.reason <> ''`,
    set: { reason: `''` },
  },
  {
    table: 'recup_corrections',
    person: 't.person_id',
    day: 't.month_on',
    past: `t.month_on < $1 and t.reason <> ''`,
    set: { reason: `''` },
  },
  {
    table: 'counter_entries',
    person: 't.person_id',
    day: dayOf('t.at'),
    past: `t.at < $2 and t.reason <> ''`,
    set: { reason: `''` },
  },
]
