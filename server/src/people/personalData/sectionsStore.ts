import type { Section } from './section.ts'
import { planningSections } from './planningSectionsStore.ts'
import { balanceSections } from './balanceSectionsStore.ts'
import { officeSections } from './officeSectionsStore.ts'

const whoTheyAre: Section = {
  title: 'Persoon',
  tables: ['people', 'person_roles'],
  sql: `
    select p.first_name as "voornaam", p.last_name as "achternaam", p.email as "e-mailadres",
      case p.kind when 'employee' then 'Medewerker' else 'Zelfstandige' end as "statuut",
      p.employee_number as "personeelsnummer", h.name as "werkgever", p.provider as "aanmelden met",
      p.provider_subject as "kenmerk van het account", p.employment_start_on as "in dienst vanaf",
      p.employment_end_on as "in dienst tot en met", round(p.sick_day_seconds / 3600.0, 2) as "uren van een ziektedag",
      to_char(p.recup_opening_month, 'YYYY-MM') as "recup, beginmaand",
      round(p.recup_opening_seconds / 3600.0, 2) as "recup, beginsaldo in uren", p.welcomed_at as "verwelkomd op",
      p.created_at as "ingegeven op",
      (select string_agg(case r.role when 'ROLE_ADMIN' then 'HR' else 'Medewerker' end, ', ' order by r.role)
       from person_roles r where r.person_id = p.id) as "rollen"
    from people p left join hr_employers h on h.id = p.hr_employer_id
    where p.id = $1`,
}

export const sections: readonly Section[] = [whoTheyAre, ...planningSections, ...balanceSections, ...officeSections]
