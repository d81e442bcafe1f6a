import { openingOnSql } from './openingOnSql.ts'

const firstOfMonth = (day: string) => `(${day} - (extract(day from ${day})::integer - 1))`

type Wanted = {
  /** An SQL condition that selects people; `p` is the alias of the table `people`. */
  readonly people: string
  /**
   * An SQL condition on `person_id`, so that only the rows of some people are read from each table. It must be true for
   * at least all people that the condition `people` selects.
   */
  readonly rows: string
}

/**
 * SQL that reads employees with their opening balance, and their stored balances from the opening month (the first
 * month of the employee in Uurwerk) up to the first month without a stored balance. `gapless` is true when the stored
 * months have no gap and no earlier month can be open. This is so for most people, and makes their sums fast.
 */
const knownSql = ({ people, rows }: Wanted): string => `
  employee as materialized (
    select p.id, p.recup_opening_seconds as opening_seconds, p.employment_end_on as end_on,
      ${openingOnSql('p')} as opening_on
    from people p
    where p.kind = 'employee' and ${people}
  ), stored as materialized (
    select b.person_id, min(b.month_on) as first_on, max(b.month_on) as last_on, count(*) as months,
      sum(b.earned_seconds - b.taken_seconds) as seconds
    from month_balances b
    where ${rows}
    group by b.person_id
  ), known as materialized (
    select e.*, s.first_on, s.last_on, s.seconds,
      s.first_on >= e.opening_on
      and s.months = 12 * (extract(year from s.last_on) - extract(year from s.first_on))
        + extract(month from s.last_on) - extract(month from s.first_on) + 1
      and (s.first_on = e.opening_on or not exists (
        select from contracts c
        where c.person_id = e.id and c.start_on < s.first_on and coalesce(c.end_on, 'infinity') >= e.opening_on)) as gapless
    from employee e
    left join stored s on s.person_id = e.id
  )`

/**
 * The month before the first open month. An open month has a contract and no stored balance. For a person who is not
 * `gapless`, each month is read.
 */
const CONFIRMED_SQL = `
  confirmed as materialized (
    select k.*, m.month_on
    from known k
    cross join lateral (
      select case when k.gapless then (
        select min(next.month_on)
        from contracts c
        cross join lateral (select greatest(${firstOfMonth('c.start_on')}, cast(k.last_on + interval '1 month' as date)) as month_on) next
        where c.person_id = k.id and next.month_on <= least(c.end_on, k.end_on, $2)
      ) else (
        select min(cast(m.at as date))
        from contracts c
        cross join lateral generate_series(
          greatest(${firstOfMonth('c.start_on')}, k.opening_on)::timestamp, least(c.end_on, k.end_on, $2)::timestamp, '1 month') m (at)
        where c.person_id = k.id
          and not exists (select from month_balances b where b.person_id = k.id and b.month_on = cast(m.at as date))
      ) end as month_on
      -- Prevents PostgreSQL from running this query twice.
      offset 0) open
    cross join lateral (
      select least(cast(open.month_on - interval '1 month' as date), ${firstOfMonth('k.end_on')}, $2) as month_on) m
    where m.month_on >= k.opening_on
  )`

/**
 * The recuperation that each employee built up to the last month before the first open month (rules balances-42,
 * people-61). A month with a contract is open until its balance is stored. `$2` is the first day of the current month.
 */
export const recupConfirmedSql = (wanted: Wanted): string => `
  ${knownSql(wanted)}, ${CONFIRMED_SQL}, recuperation as materialized (
    select person_id, day_on, ${firstOfMonth('day_on')} as month_on, seconds
    from absences
    where category = 'RECUPERATION' and closed_at is null and ${wanted.rows}
  ), recup as (
    select f.id, f.month_on, f.opening_seconds + coalesce(earned.seconds, 0) - coalesce(taken.seconds, 0)
      + coalesce(given.seconds, 0) + coalesce(corrected.seconds, 0) as seconds
    from confirmed f
    cross join lateral (
      select case when f.gapless and f.last_on <= f.month_on then f.seconds else (
        select sum(b.earned_seconds - b.taken_seconds)
        from month_balances b
        where b.person_id = f.id and b.month_on between f.opening_on and f.month_on) end as seconds) earned
    left join (
      select a.person_id, sum(a.seconds) as seconds
      from confirmed c
      join recuperation a on a.person_id = c.id and a.day_on >= c.opening_on and a.month_on <= c.month_on
        and (c.gapless and a.month_on between c.first_on and c.last_on) is not true
      where not exists (select from month_balances b where b.person_id = a.person_id and b.month_on = a.month_on)
      group by a.person_id) taken on taken.person_id = f.id
    left join (
      select g.person_id, sum(g.seconds) as seconds
      from confirmed c
      join recup_bonuses g on g.person_id = c.id and g.day_on >= c.opening_on and ${firstOfMonth('g.day_on')} <= c.month_on
      group by g.person_id) given on given.person_id = f.id
    left join (
      select r.person_id, sum(r.seconds) as seconds
      from confirmed c
      join recup_corrections r on r.person_id = c.id and r.month_on between c.opening_on and c.month_on
      group by r.person_id) corrected on corrected.person_id = f.id
  )`
