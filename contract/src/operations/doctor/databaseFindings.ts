import { duration, size } from './counted.ts'
import type { FindingCatalogue } from './findingCatalogue.ts'

/** The findings of the installation check about the database, its disk and its backups. */
export const databaseFindings = {
  check_failed: [
    'red',
    () => 'Dit kon niet nagekeken worden.',
    'Vernieuw de pagina. Blijft het zo, kijk dan in het logboek: daar staat waarom.',
  ],
  connections_scarce: [
    'amber',
    (f: { used: number; most: number }) => `${f.used} van de ${f.most} verbindingen met de databank zijn in gebruik.`,
    'Verhoog max_connections van PostgreSQL, of laat minder processen van Uurwerk draaien (elk neemt er tot 30).',
  ],
  extension_missing: [
    'red',
    (f: { extension: string }) => `De databank mist de extensie ${f.extension}.`,
    'Laat een beheerder van de databank CREATE EXTENSION uitvoeren.',
  ],
  migrations_pending: [
    'red',
    (f: { count: number }) =>
      `De databank loopt ${f.count === 1 ? '1 migratie' : `${f.count} migraties`} achter op dit programma.`,
    'Start Uurwerk opnieuw: bij het starten wordt de databank bijgewerkt.',
  ],
  release_behind: [
    'amber',
    () => 'De databank is al van een nieuwere versie dan dit programma.',
    'Dat werkt, voor even: zet ook dit proces op de nieuwe versie.',
  ],
  standby_missing: [
    'red',
    () => 'Geen enkele reserve van de databank volgt mee, en een wijziging wacht tot er een volgt.',
    'Herstel een reserve. Zet het wachten niet uit: een bevestigde wijziging zou verloren kunnen gaan.',
  ],
  standby_unseen: [
    'amber',
    () => 'Hoe ver een reserve van de databank achter is, is niet te zien.',
    'Geef de login van DATABASE_URL pg_monitor, of met veel kantoren die van DATABASE_URL_OPERATOR: GRANT pg_monitor TO die login.',
  ],
  standby_behind: [
    'amber',
    (f: { seconds: number }) => `Een reserve van de databank loopt ${duration(f.seconds)} achter.`,
    'Kijk de schijf en het netwerk van die reserve na.',
  ],
  patroni_unreachable: [
    'amber',
    () => 'Patroni antwoordt niet op PATRONI_URL.',
    'Kijk na of Patroni draait, en of het adres en de poort (meestal 8008) kloppen.',
  ],
  patroni_unsafe: [
    'amber',
    (f: { version: string }) =>
      `Patroni ${f.version} kan met de v3-interface van etcd bevestigd werk verliezen, als een server die hing weer wakker wordt.`,
    'Zet Patroni op 3.0.3 of nieuwer. Staat er `etcd:` en niet `etcd3:` in patroni.yml, dan gebruikt het de v2-interface, en mag dit blijven.',
  ],
  office_large: [
    'amber',
    (f: { bytes: number; roomBytes: number }) =>
      `De gegevens van dit kantoor nemen ${size(f.bytes)} in, en er is voor ${size(f.roomBytes)} plaats voorzien.`,
    'Alles blijft werken. Vraag de beheerder van de server om meer plaats: bin/offices limits.',
  ],
  disk_full: [
    'red',
    (f: { freeBytes: number }) => `Op de schijf van de databank is nog maar ${size(f.freeBytes)} vrij.`,
    'Maak meteen plaats of vergroot de schijf: is ze vol, dan staat alles stil.',
  ],
  disk_filling: [
    'amber',
    (f: { freeBytes: number; percent: number }) =>
      `De schijf van de databank is voor ${f.percent} % vol; er is nog ${size(f.freeBytes)} vrij.`,
    'Maak plaats of vergroot de schijf.',
  ],
  backup_none: [
    'red',
    () => 'Er is nog nooit een back-up gemaakt.',
    'Voer bin/backup <map> uit, zet het elke nacht in cron, en breng de map naar een andere machine.',
  ],
  backup_old: [
    'amber',
    (f: { secondsAgo: number }) => `De laatste back-up is ${duration(f.secondsAgo)} oud.`,
    'Kijk na of bin/backup nog elke nacht loopt.',
  ],
  audit_unprepared: [
    'amber',
    (f: { months: readonly string[] }) => `Voor de historiek van ${f.months.join(', ')} is nog geen plaats gemaakt.`,
    'Niets gaat verloren, maar opruimen per maand kan dan niet. Start Uurwerk opnieuw: dan wordt de plaats gemaakt.',
  ],
} as const satisfies FindingCatalogue
