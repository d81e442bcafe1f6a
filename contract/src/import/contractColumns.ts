import { customerColumn, personColumn, type ImportColumn } from './importColumn.ts'

/**
 * The columns of the import file for contracts: the fields of the form for a new contract with its first order (a
 * period with an hourly rate).
 */
export const contractColumns: readonly ImportColumn[] = [
  personColumn,
  customerColumn,
  {
    header: 'Startdatum',
    synonyms: ['Begindatum', 'Begin', 'Start', 'Van', 'Vanaf', 'Contract vanaf'],
    path: 'startDate',
    required: true,
    form: 'day',
    example: '01-03-2024',
    note: 'Persoon, klant en startdatum samen zijn één contract. Meer rijen van één contract zijn de historiek van het tarief',
  },
  {
    header: 'Einddatum',
    synonyms: ['Einde', 'Tot', 'Tot en met', 'Eind', 'Contract tot'],
    path: 'endDate',
    form: 'day',
    example: '',
    note: 'Leeg is zonder einde',
  },
  {
    header: 'Referentie',
    synonyms: ['Contractnummer', 'Ref', 'Contractreferentie'],
    path: 'reference',
    form: 'text',
    example: '',
  },
  {
    header: 'Uurtarief',
    synonyms: ['Tarief', 'Prijs per uur', 'Uurprijs', 'Tarief per uur', '€/uur'],
    path: 'order.baseHourlyRate',
    required: true,
    form: 'number',
    unit: 'euros',
    example: '42,50',
  },
  {
    header: 'Startdatum order',
    synonyms: ['Tarief vanaf', 'Order vanaf', 'Startdatum tarief', 'Ingangsdatum tarief'],
    path: 'order.startDate',
    form: 'day',
    example: '',
    note: 'Leeg is de startdatum van het contract. Bij meer rijen: de dag vanaf wanneer dit tarief telt',
  },
  {
    header: 'Einddatum order',
    synonyms: ['Tarief tot', 'Order tot', 'Einddatum tarief'],
    path: 'order.endDate',
    form: 'day',
    example: '',
    note: 'Leeg is de dag voor het volgende tarief, of de einddatum van het contract',
  },
  {
    header: 'Interne referentie',
    synonyms: ['Interne ref'],
    path: 'order.internalReference',
    form: 'text',
    example: '',
  },
  {
    header: 'Externe referentie',
    synonyms: ['Externe ref', 'Bestelnummer', 'PO', 'Bestelbon', 'PO-nummer'],
    path: 'order.externalReference',
    form: 'text',
    example: 'PO-2024-17',
  },
]
