import { keptAbsences, keptShifts } from './keptCopies.ts'
import { closedCause } from './keptCopiesStore.ts'
import type { Section } from './section.ts'

const markInWords = (table: string): string => `case ${table}.mark when 'unavailable' then 'niet beschikbaar'
  when 'preferred' then 'liever wel' when 'free' then 'geen wekelijkse regel' end`

export const planningSections: readonly Section[] = [
  {
    title: 'Tewerkstelling',
    tables: ['part_time_records'],
    sql: `
      select r.start_on as "vanaf", r.end_on as "tot en met", round(r.percentage_bp / 100.0, 2) as "percentage"
      from part_time_records r where r.person_id = $1 order by r.start_on`,
  },
  {
    title: 'Kwalificaties',
    tables: ['person_qualifications'],
    sql: `
      select q.name as "kwalificatie", h.start_on as "vanaf", h.end_on as "tot en met"
      from person_qualifications h join qualifications q on q.id = h.qualification_id
      where h.person_id = $1 order by h.start_on, h.id`,
  },
  {
    title: 'Langdurige ziekte',
    tables: ['prolonged_sick_leaves'],
    sql: `
      select s.start_on as "vanaf", s.end_on as "tot en met"
      from prolonged_sick_leaves s where s.person_id = $1 order by s.start_on`,
  },
  {
    title: 'Contracten',
    tables: ['contracts'],
    sql: `
      select c.id as "nummer", k.name as "klant", c.start_on as "vanaf", c.end_on as "tot en met",
        c.reference as "referentie", c.created_at as "ingegeven op"
      from contracts c join customers k on k.id = c.customer_id where c.person_id = $1 order by c.start_on, c.id`,
  },
  {
    title: 'Eigen shifttypes',
    tables: ['shift_types'],
    sql: `
      select k.name as "klant", t.name as "naam", t.color as "kleur",
        to_char(t.start_minute * interval '1 minute', 'HH24:MI') as "begin",
        to_char(t.end_minute * interval '1 minute', 'HH24:MI') as "einde",
        to_char(t.break_start_minute * interval '1 minute', 'HH24:MI') as "begin van de pauze",
        to_char(t.break_end_minute * interval '1 minute', 'HH24:MI') as "einde van de pauze",
        t.archived_at as "gearchiveerd op"
      from shift_types t join customers k on k.id = t.customer_id where t.owner_id = $1 order by k.name, t.name, t.id`,
  },
  {
    title: 'Patronen',
    tables: ['shift_patterns', 'shift_pattern_days'],
    sql: `
      select k.name as "klant", n.name as "naam", n.starts_on as "eerste week vanaf", d.week as "week",
        d.weekday as "weekdag", t.name as "shifttype"
      from shift_patterns n
      join shift_pattern_days d on d.pattern_id = n.id
      join shift_types t on t.id = d.shift_type_id
      join contracts c on c.id = n.contract_id
      join customers k on k.id = c.customer_id
      where c.person_id = $1 order by k.name, n.name, n.id, d.week, d.weekday`,
  },
  {
    title: 'Patronen van HR',
    tables: ['contract_patterns', 'rotation_patterns', 'rotation_pattern_days', 'pattern_shifts'],
    sql: `
      select k.name as "klant", n.name as "naam", f.start_on as "van", f.end_on as "tot en met",
        f.first_week as "eerste week", f.filled_until as "gevuld tot en met",
        (select count(*) from pattern_shifts m where m.contract_pattern_id = f.id) as "shiften"
      from contract_patterns f
      join rotation_patterns n on n.id = f.pattern_id
      join customers k on k.id = n.customer_id
      join contracts c on c.id = f.contract_id
      where c.person_id = $1 order by k.name, f.start_on, f.id`,
  },
  {
    title: 'Aanvragen van open shiften',
    tables: ['need_claims', 'staff_needs', 'need_places'],
    sql: `
      select k.name as "klant", n.day_on as "dag", t.name as "shifttype", w.claimed_at as "aangevraagd op",
        w.granted_at as "toegekend op", w.refused_at as "niet toegekend op", w.withdrawn_at as "ingetrokken op"
      from need_claims w
      join staff_needs n on n.id = w.need_id
      join customers k on k.id = n.customer_id
      join shift_types t on t.id = n.shift_type_id
      where w.person_id = $1 order by w.claimed_at, w.id`,
  },
  {
    title: 'Beschikbaarheid',
    tables: ['availability_days'],
    sql: `
      select d.day_on as "dag", ${markInWords('d')} as "aanduiding",
        to_char(d.start_minute * interval '1 minute', 'HH24:MI') as "van",
        to_char(d.end_minute * interval '1 minute', 'HH24:MI') as "tot", d.set_at as "doorgegeven op",
        d.by_hr as "ingegeven door HR"
      from availability_days d where d.person_id = $1 order by d.day_on`,
  },
  {
    title: 'Wekelijkse beschikbaarheid',
    tables: ['availability_rules'],
    sql: `
      select r.weekday as "weekdag", r.every_weeks as "om de hoeveel weken", r.start_on as "vanaf", r.end_on as "tot en met",
        ${markInWords('r')} as "aanduiding", to_char(r.start_minute * interval '1 minute', 'HH24:MI') as "van",
        to_char(r.end_minute * interval '1 minute', 'HH24:MI') as "tot", r.set_at as "doorgegeven op",
        r.by_hr as "ingegeven door HR"
      from availability_rules r where r.person_id = $1 order by r.start_on, r.id`,
  },
  {
    title: 'Ruilen',
    tables: ['swaps'],
    sql: `
      select w.day_on as "dag", w.other_day_on as "dag van de shift in ruil",
        case when w.person_id = $1 then 'gaf een shift' else 'kreeg een shift' end as "kant", w.asked_at as "gevraagd op",
        w.accepted_at as "aanvaard op", w.ended_at as "beslist op",
        case w.outcome when 'approved' then 'goedgekeurd' when 'refused' then 'geweigerd' when 'declined' then 'niet op ingegaan'
          when 'withdrawn' then 'ingetrokken' when 'lapsed' then 'vervallen' end as "besluit", w.reason as "reden"
      from swaps w
      where w.person_id = $1 or w.to_person_id = $1 order by w.asked_at, w.id`,
  },
  {
    title: 'Shiften',
    tables: ['shifts'],
    // The table has a separate index for current and for removed shifts. The last condition is always true, and lets
    // PostgreSQL use both indexes.
    sql: `
      select s.start_on as "dag", k.name as "klant", t.name as "shifttype", s.start_at as "begin", s.end_at as "einde",
        s.break_start_at as "begin van de pauze", s.break_end_at as "einde van de pauze",
        round(s.worked_seconds / 3600.0, 2) as "uren", s.remark as "opmerking",
        case s.callout when 'CALL_OUT_24' then 'Oproep 24' when 'CALL_OUT_48' then 'Oproep 48' end as "oproep",
        s.interrupted as "onderbroken dienst", s.adjusted as "afwijkend van het shifttype",
        s.edited_by_admin as "aangepast door HR", s.closed_at as "weggenomen op", ${closedCause('s')} as "reden"
      from shifts s
      join contracts c on c.id = s.contract_id
      join customers k on k.id = c.customer_id
      left join shift_types t on t.id = s.shift_type_id
      where s.person_id = $1 and (s.closed_at is null or s.closed_at is not null) order by s.start_at, s.id`,
  },
  {
    title: 'Shiften die kort voor het begin wegvielen',
    tables: ['late_removals'],
    sql: `
      select r.day_on as "dag", k.name as "klant", r.start_at as "begin", r.end_at as "einde", r.taken_at as "weggenomen op"
      from late_removals r
      join contracts c on c.id = r.contract_id
      join customers k on k.id = c.customer_id
      where c.person_id = $1 order by r.day_on, k.name`,
  },
  {
    title: 'Afwezigheden',
    tables: ['absences'],
    // The table has a separate index for current and for removed absences. The last condition is always true, and lets
    // PostgreSQL use both indexes.
    sql: `
      select a.day_on as "dag", a.category as "soort", a.full_day as "volledige dag",
        round(a.seconds / 3600.0, 2) as "uren", a.edited_by_admin as "ingegeven door HR", a.created_at as "ingegeven op",
        a.closed_at as "weggenomen op", ${closedCause('a')} as "reden"
      from absences a where a.person_id = $1 and (a.closed_at is null or a.closed_at is not null) order by a.day_on, a.id`,
  },
  {
    title: 'Maanden: vastgezet, bevestigd en goedgekeurd',
    tables: ['timesheet_locks', 'timesheet_confirmations', 'timesheet_approvals'],
    sql: `
      select to_char(l.month_on, 'YYYY-MM') as "maand", k.name as "klant", l.locked_at as "vastgezet op",
        f.confirmed_at as "bevestigd op", f.confirmed_by is distinct from $1 and f.confirmed_at is not null as "bevestigd door HR",
        f.reason as "reden", f.changed_by_admin_at as "daarna aangepast door HR op", a.approved_at as "goedgekeurd op",
        l.locked_shifts as "planning zoals vastgezet",
        l.locked_absences as "afwezigheden zoals vastgezet",
        f.confirmed_shifts as "shiften zoals bevestigd",
        f.confirmed_absences as "afwezigheden zoals bevestigd"
      from timesheet_locks l
      join contracts c on c.id = l.contract_id
      join customers k on k.id = c.customer_id
      left join timesheet_confirmations f on f.contract_id = l.contract_id and f.month_on = l.month_on
      left join timesheet_approvals a on a.contract_id = l.contract_id and a.month_on = l.month_on
      where c.person_id = $1 order by l.month_on, k.name`,
    copies: {
      'planning zoals vastgezet': keptShifts,
      'afwezigheden zoals vastgezet': keptAbsences,
      'shiften zoals bevestigd': keptShifts,
      'afwezigheden zoals bevestigd': keptAbsences,
    },
  },
  {
    title: 'Heropende maanden',
    tables: ['timesheet_reopenings'],
    sql: `
      select to_char(r.month_on, 'YYYY-MM') as "maand", k.name as "klant", r.reopened_at as "heropend op", r.reason as "reden",
        r.confirmed_shifts as "shiften zoals ze bevestigd waren",
        r.confirmed_absences as "afwezigheden zoals ze bevestigd waren"
      from timesheet_reopenings r
      join contracts c on c.id = r.contract_id
      join customers k on k.id = c.customer_id
      where c.person_id = $1 order by r.month_on, r.id`,
    copies: {
      'shiften zoals ze bevestigd waren': keptShifts,
      'afwezigheden zoals ze bevestigd waren': keptAbsences,
    },
  },
  {
    title: 'Wat een klant over uren zei',
    tables: ['line_judgements'],
    sql: `
      select j.day_on as "dag", k.name as "klant",
        case j.verdict when 'agreed' then 'akkoord' when 'disputed' then 'betwist' end as "oordeel", j.remark as "opmerking",
        j.judged_at as "gezegd op", j.answer as "antwoord", j.answered_at as "beantwoord op"
      from line_judgements j
      join contracts c on c.id = j.contract_id
      join customers k on k.id = c.customer_id
      where c.person_id = $1 order by j.day_on, j.judged_at`,
  },
  {
    title: 'Maanden die een klant ondertekende',
    tables: ['customer_signatures'],
    sql: `
      select to_char(g.month_on, 'YYYY-MM') as "maand", k.name as "klant", g.signed_at as "ondertekend op"
      from customer_signatures g
      join contracts c on c.id = g.contract_id
      join customers k on k.id = c.customer_id
      where c.person_id = $1 order by g.month_on, g.signed_at`,
  },
]
