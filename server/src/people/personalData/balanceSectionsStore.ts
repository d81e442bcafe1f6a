import { keptPattern } from './keptCopiesStore.ts'
import type { Section } from './section.ts'

export const balanceSections: readonly Section[] = [
  {
    title: 'Verlofjaren',
    tables: ['vacation_years'],
    sql: `
      select v.year as "jaar", v.approved_by_admin as "goedgekeurd door HR",
        v.statutory_half_days / 2.0 as "wettelijke vakantiedagen volgens het nieuwe jaar"
      from vacation_years v where v.person_id = $1 order by v.year`,
  },
  {
    title: 'Verloftellers',
    tables: ['counter_balances'],
    sql: `
      select b.year as "jaar", b.counter_type as "teller", b.original_half_days / 2.0 as "toegekende dagen",
        b.current_half_days / 2.0 as "resterende dagen"
      from counter_balances b where b.person_id = $1 order by b.year, b.counter_type`,
  },
  {
    title: 'Bewegingen van de verloftellers',
    tables: ['counter_entries'],
    sql: `
      select e.at as "op", e.year as "jaar", e.counter_type as "teller", e.half_days / 2.0 as "dagen",
        case e.kind when 'grant' then 'toegekend' else 'gebruik' end as "beweging", 
        case when e.reason <> '' then to_json(e.reason) else json_build_object('code', e.cause, 'detail', e.detail) end as "reden",
        e.holiday_on as "feestdag", by.first_name || ' ' || by.last_name as "door"
      from counter_entries e left join people by on by.id = e.actor_id
      where e.person_id = $1 order by e.at, e.id`,
  },
  {
    title: 'Recup-bonussen',
    tables: ['recup_bonuses'],
    sql: `
      select b.day_on as "dag", round(b.seconds / 3600.0, 2) as "uren", b.reason as "reden"
      from recup_bonuses b where b.person_id = $1 order by b.day_on, b.id`,
  },
  {
    title: 'Correcties van het recup-saldo',
    tables: ['recup_corrections'],
    sql: `
      select to_char(c.month_on, 'YYYY-MM') as "maand", round(c.seconds / 3600.0, 2) as "uren", c.reason as "reden"
      from recup_corrections c where c.person_id = $1 order by c.month_on, c.id`,
  },
  {
    title: 'Balans van bevestigde maanden',
    tables: ['month_balances'],
    sql: `
      select to_char(b.month_on, 'YYYY-MM') as "maand", round(b.needed_seconds / 3600.0, 2) as "vereiste uren",
        round(b.counted_seconds / 3600.0, 2) as "getelde uren", round(b.earned_seconds / 3600.0, 2) as "verdiende recup",
        round(b.taken_seconds / 3600.0, 2) as "opgenomen recup", ${keptPattern('b.made_with')} as "berekend met", b.stored_at as "bewaard op"
      from month_balances b where b.person_id = $1 order by b.month_on`,
  },
]
