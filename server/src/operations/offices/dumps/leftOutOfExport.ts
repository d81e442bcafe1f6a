/**
 * The tables that the export of an office leaves out, each with the reason as the office reads it (rule offices-19).
 */
export const leftOutOfExport: Readonly<Record<string, string>> = {
  sessions: 'wie aangemeld is',
  sign_in_attempts: 'aanmeldingen die bezig zijn',
  sign_in_tickets: 'aanmeldingen die bezig zijn',
  contact_sessions: 'welke contactpersonen aangemeld zijn',
  contact_links: 'links waarmee contactpersonen binnenkomen',
  contact_answers: 'antwoorden op aanvragen van contactpersonen van het laatste etmaal',
  idempotent_answers: 'antwoorden op aanvragen van het laatste etmaal',
  push_keys: 'de sleutel van de meldingen',
  push_devices: 'de toestellen die meldingen krijgen',
  peppol_account: 'de aansluiting bij het toegangspunt',
  schema_migrations: 'de versie van de databank',
  migrations: 'de versie van de wachtrij',
  call_counts: 'tellers van aanvragen',
  import_runs: 'de voortgang van een import',
}
