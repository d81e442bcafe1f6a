import { counted, duration } from './counted.ts'
import type { FindingCatalogue } from './findingCatalogue.ts'

/** The findings of the installation check about the server process and its environment. */
export const serverFindings = {
  address_not_public: [
    'red',
    () => 'PUBLIC_URL is geen https-adres: links in mails wijzen naar deze machine.',
    'Zet PUBLIC_URL op het adres waarop mensen Uurwerk bereiken en start opnieuw.',
  ],
  proxy_unset: [
    'amber',
    () => 'TRUST_PROXY is niet ingesteld: achter de reverse proxy telt iedereen als één adres.',
    'Zet TRUST_PROXY op het adres van de reverse proxy, zoals loopback, en start opnieuw.',
  ],
  sign_in_unset: [
    'red',
    () => 'Geen enkele manier van aanmelden is ingesteld.',
    'Zet GOOGLE_CLIENT_ID en GOOGLE_CLIENT_SECRET, of de vier van Apple, en start opnieuw.',
  ],
  made_by_demo: [
    'red',
    () => 'Deze databank is door de demo gemaakt, met verzonnen mensen en facturen.',
    'Gebruik ze niet voor een eigen firma: kies een nieuwe databank (een andere DATA_DIR, of DATABASE_URL) en maak daar een admin met bin/admin.',
  ],
  administrator_missing: [
    'red',
    () => 'Er is geen admin die zich kan aanmelden.',
    'Voer op de server uit: bin/admin add <e-mail> <google|apple>, met dezelfde DATA_DIR of DATABASE_URL.',
  ],
  smtp_unset: [
    'red',
    () => 'SMTP_URL is niet ingesteld: er vertrekt geen enkele mail.',
    'Zet SMTP_URL op uw mailserver en start opnieuw; wat wacht, vertrekt dan.',
  ],
  smtp_unreachable: [
    'red',
    (f: { reason: string }) => `De mailserver laat ons niet binnen: ${f.reason}.`,
    'Kijk adres, poort, gebruiker en wachtwoord in SMTP_URL na, en de firewall ertussen.',
  ],
  documents_fail: [
    'red',
    () => 'Een proefdocument kon niet gemaakt worden.',
    'Zonder documenten kan niets afgewerkt worden. Het logboek zegt waarom; start Uurwerk opnieuw en probeer nog eens.',
  ],
  documents_waiting: [
    'amber',
    (f: { count: number }) => `${f.count} documenten wachten om gemaakt te worden.`,
    'Wacht even: een reeks facturen is bezig. Blijft dit staan, start Uurwerk dan opnieuw.',
  ],
  jobs_failed: [
    'red',
    (f: { count: number; tasks: readonly string[] }) =>
      `${counted(f.count, 'job werd', 'jobs werden')} na alle pogingen opgegeven: ${f.tasks.join(', ')}.`,
    'Het logboek zegt waarom. Mails zijn opnieuw te versturen op hun scherm; een reeks facturen is opnieuw te starten bij Contracten.',
  ],
  jobs_retrying: [
    'amber',
    (f: { count: number }) =>
      `${counted(f.count, 'job mislukte en wordt', 'jobs mislukten en worden')} opnieuw geprobeerd.`,
    'Wacht af; het logboek zegt wat er misging.',
  ],
  jobs_standing: [
    'red',
    (f: { count: number; oldestSeconds: number }) =>
      `${counted(f.count, 'job wacht', 'jobs wachten')}, de oudste al ${duration(f.oldestSeconds)}: niemand werkt de wachtrij af.`,
    'Start Uurwerk opnieuw: elk proces werkt de wachtrij mee af.',
  ],
  jobs_long: [
    'amber',
    (f: { longestSeconds: number }) => `Een job is al ${duration(f.longestSeconds)} bezig.`,
    'Een lange reeks facturen kan dat zijn. Blijft dit staan, start Uurwerk dan opnieuw: de job begint opnieuw waar hij was.',
  ],
  schedule_late: [
    'amber',
    (f: { task: string; secondsAgo: number }) =>
      `De geplande taak ${f.task} liep het laatst ${duration(f.secondsAgo)} geleden.`,
    'Ze loopt minstens elke dag zolang een proces van Uurwerk draait. Laat het draaien, of kijk in het logboek.',
  ],
  clock_differs: [
    'amber',
    (f: { seconds: number }) => `De klok van de server en die van de databank verschillen ${duration(f.seconds)}.`,
    'Zet op beide machines tijdsynchronisatie (NTP) aan.',
  ],
  clock_set: [
    'amber',
    () => 'CLOCK is ingesteld: "nu" is niet de echte tijd.',
    'Dat dient voor demo en tests. Haal CLOCK weg voor echt gebruik.',
  ],
  zone_unknown: [
    'red',
    (f: { where: string }) => `${f.where} kent de klok van Brussel niet juist.`,
    'Werk de tijdzonegegevens (tzdata) bij: uren rond de zomertijd zouden verkeerd geteld worden.',
  ],
} as const satisfies FindingCatalogue
