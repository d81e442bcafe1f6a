import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

/**
 * All data that a visitor of the demo can see, to compare two demos. Ids and creation times are different in each demo,
 * so the data has names and days instead.
 */
const DUMPS = {
  people: `select p.email, p.kind, p.employment_start_on, r.percentage_bp, r.start_on
    from people p join part_time_records r on r.person_id = p.id order by 1, 5`,
  shifts: `select p.email, k.name, s.start_at, s.end_at, s.worked_seconds, s.callout, s.interrupted, s.adjusted, s.edited_by_admin, s.remark, s.closed_at
    from shifts s join people p on p.id = s.person_id join contracts c on c.id = s.contract_id join customers k on k.id = c.customer_id
    order by 1, 3, 11`,
  absences: `select p.email, a.day_on, a.category, a.full_day, a.seconds, a.closed_at
    from absences a join people p on p.id = a.person_id order by 1, 2, 3, 6`,
  counters: `select p.email, b.year, b.counter_type, b.original_half_days, b.current_half_days
    from counter_balances b join people p on p.id = b.person_id order by 1, 2, 3`,
  balances: `select p.email, b.month_on, b.needed_seconds, b.counted_seconds, b.earned_seconds, b.taken_seconds
    from month_balances b join people p on p.id = b.person_id order by 1, 2`,
  invoices: `select i.number, p.email, i.customer_name, i.month_on, i.invoice_on, i.total_including_cents, n.number as credit
    from invoices i join contracts c on c.id = i.contract_id join people p on p.id = c.person_id
    left join credit_notes n on n.invoice_id = i.id order by 2, 3, 4`,
  customers: `select c.name, c.active, c.evening_minute from customers c order by 1`,
  employments: `select p.email, p.employment_start_on, p.employment_end_on, l.start_on, l.end_on
    from people p left join prolonged_sick_leaves l on l.person_id = p.id order by 1, 4`,
  recup: `select p.email, b.seconds from people p join (
      select person_id, seconds from recup_bonuses union all select person_id, seconds from recup_corrections
    ) b on b.person_id = p.id order by 1, 2`,
  payCodes: `select h.name, p.code, p.color from pay_codes p join hr_employers h on h.id = p.hr_employer_id order by 1, 2`,
  holidays: `select h.* from extra_holidays h`,
  settings: `select c.* from company_settings c`,
  retention: `select t.* from retention_terms t`,
  qualifications: `select q.* from qualifications q order by 1`,
  held: `select p.email, q.name, h.start_on from person_qualifications h
    join people p on p.id = h.person_id join qualifications q on q.id = h.qualification_id order by 1`,
  needs: `select k.name, n.day_on, n.places, n.grants, q.name as qualification from staff_needs n
    join customers k on k.id = n.customer_id left join qualifications q on q.id = n.qualification_id order by 1, 2`,
  patterns: `select k.name as ward, r.name, r.weeks, d.week, d.weekday, t.name as type from rotation_patterns r
    join customers k on k.id = r.customer_id join rotation_pattern_days d on d.pattern_id = r.id
    join shift_types t on t.id = d.shift_type_id order by 1, 2, 4, 5`,
  followers: `select p.email, r.name, f.start_on, f.first_week, f.filled_until from contract_patterns f
    join rotation_patterns r on r.id = f.pattern_id join contracts c on c.id = f.contract_id
    join people p on p.id = c.person_id order by 1`,
  accountingCosts: `select c.* from accounting_costs c order by 1`,
  reminderSettings: `select s.* from reminder_settings s`,
  interestRates: `select r.* from interest_rates r order by 1`,
  contacts: `select c.name, c.email_address, k.name as customer, c.ended_at
    from customer_contacts c join customers k on k.id = c.customer_id order by 1`,
  judgements: `select p.email, j.month_on, j.day_on, j.verdict, j.remark
    from line_judgements j join contracts c on c.id = j.contract_id join people p on p.id = c.person_id order by 1, 2, 3`,
  mails: `select i.number, m.kind, m.recipients from mails m join invoices i on i.id = m.invoice_id order by 1, 2`,
} as const

export async function rowsOf<Row>(db: Database, query: string): Promise<Row[]> {
  return (await sql<Row>`${sql.raw(query)}`.execute(db)).rows
}

export const countOf = async (db: Database, from: string): Promise<number> =>
  (await rowsOf<{ n: number }>(db, `select count(*) as n from ${from}`))[0]!.n

export async function dump(db: Database): Promise<Record<string, unknown[]>> {
  const tables = Object.entries(DUMPS).map(async ([name, query]) => [name, await rowsOf(db, query)] as const)
  return Object.fromEntries(await Promise.all(tables))
}
