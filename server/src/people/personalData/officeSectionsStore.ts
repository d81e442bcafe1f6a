import { handedOver } from './keptCopiesStore.ts'
import type { Section } from './section.ts'

/** The sections about sign-ins, and about confirmed, reopened and approved months. */
export const officeSections: readonly Section[] = [
  {
    title: 'Doorgegeven aan de loonadministratie',
    tables: ['payroll_export_people', 'payroll_exports'],
    sql: `
      select to_char(x.month_on, 'YYYY-MM') as "maand", e.format as "bestand", e.exported_at as "op",
        by.first_name || ' ' || by.last_name as "door", ${handedOver('x.content')} as "inhoud"
      from payroll_export_people x
      join payroll_exports e on e.id = x.export_id
      left join people by on by.id = e.exported_by
      where x.person_id = $1 order by e.exported_at, e.id`,
  },
  {
    title: 'Facturen van gewerkte maanden',
    tables: ['invoices'],
    // The condition on `live` is always true. Before migration 0050, PostgreSQL needed it to use two partial indexes.
    sql: `
      select to_char(i.month_on, 'YYYY-MM') as "maand", i.customer_name as "klant", i.number as "nummer",
        i.invoice_on as "datum", i.employee_name as "naam op de factuur",
        round(i.worked_seconds / 3600.0, 2) as "gewerkte uren"
      from invoices i
      where i.contract_id = any(array(select c.id from contracts c where c.person_id = $1)) and (i.live or not i.live)
      order by i.month_on, i.id`,
  },
  {
    title: 'Herinneringen per e-mail',
    tables: ['timesheet_reminders'],
    sql: `
      select r.reminded_at as "op", to_char(r.month_on, 'YYYY-MM') as "maand", array_to_string(m.recipients, ', ') as "naar",
        m.subject as "onderwerp"
      from timesheet_reminders r left join mails m on m.id = r.mail_id
      where r.person_id = $1 order by r.reminded_at`,
  },
  {
    title: 'Keuze van berichten',
    tables: ['reminder_choices'],
    sql: `
      select c.confirm_by_mail as "bevestigen per e-mail", c.confirm_by_push as "bevestigen als melding",
        c.plan_by_mail as "plannen per e-mail", c.plan_by_push as "plannen als melding",
        c.roster_by_mail as "gewijzigd uurrooster per e-mail", c.roster_by_push as "gewijzigd uurrooster als melding",
        c.absence_by_mail as "gewijzigd verlof per e-mail", c.absence_by_push as "gewijzigd verlof als melding",
        c.open_shifts_by_mail as "open shiften per e-mail", c.open_shifts_by_push as "open shiften als melding",
        c.open_shifts_at_once as "open shiften meteen"
      from reminder_choices c where c.person_id = $1`,
  },
  {
    title: 'Toestellen met meldingen',
    tables: ['push_devices'],
    sql: `
      select d.device as "toestel", d.created_at as "aangezet op"
      from push_devices d where d.person_id = $1 order by d.created_at`,
  },
  {
    title: 'Meldingen op toestellen',
    tables: ['push_messages', 'push_devices'],
    sql: `
      select m.requested_at as "op", m.text as "tekst", m.status as "stand", d.device as "toestel"
      from push_messages m join push_devices d on d.id = m.device_id
      where d.person_id = $1 order by m.requested_at, m.id`,
  },
  {
    title: 'Berichten over wijzigingen',
    tables: ['change_notices'],
    sql: `
      select n.made_at as "op", case n.kind when 'roster' then 'uurrooster' else 'verlof' end as "over",
        array_to_string(m.recipients, ', ') as "naar"
      from change_notices n left join mails m on m.id = n.mail_id
      where n.person_id = $1 order by n.made_at, n.id`,
  },
  {
    title: 'Sessies',
    tables: ['sessions'],
    sql: `
      select s.created_at as "begonnen op", s.last_used_at as "laatst gebruikt op", s.expires_at as "loopt af op",
        s.revoked_at as "afgemeld op", s.user_agent as "browser"
      from sessions s where s.person_id = $1 order by s.created_at`,
  },
  {
    title: 'Agenda-adressen',
    tables: ['calendar_feeds'],
    sql: `
      select f.name as "naam", f.with_customer as "met klant", f.created_at as "gemaakt op",
        f.last_read_at as "laatst gelezen op", f.revoked_at as "ingetrokken op"
      from calendar_feeds f where f.person_id = $1 order by f.created_at`,
  },
  {
    title: 'Verwijderde shiften in agenda-adressen',
    tables: ['removed_shifts'],
    sql: `
      select r.start_at as "begin", r.end_at as "einde", r.removed_at as "verwijderd op"
      from removed_shifts r where r.person_id = $1 order by r.start_at`,
  },
]
