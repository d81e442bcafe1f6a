import { counters, counterTypes } from '@uurwerk/domain/balances/counterType'
import { z } from 'zod'
import { VacationCounterEdit } from '../balances/balances.ts'
import { id, whole } from '../fields.ts'
import { recupOpeningFields } from '../people/people.ts'
import { personColumn, type ImportColumn } from './importColumn.ts'

const RECUPERATION = 'RECUPERATION'

const OpeningCounter = VacationCounterEdit.pick({ type: true, currentBalance: true, originalBalance: true }).extend({
  userId: id('gebruiker'),
  year: whole('jaar', 1900, 2199),
})

const OpeningRecup = z.object({
  type: z.literal(RECUPERATION),
  userId: id('gebruiker'),
  recupOpeningYearMonth: recupOpeningFields.recupOpeningYearMonth.unwrap().unwrap(),
  recupOpeningHours: recupOpeningFields.recupOpeningHours.unwrap(),
})

/** A leave counter or the recuperation, at the moment at which the company starts with Uurwerk. */
export const OpeningBalance = z.discriminatedUnion('type', [OpeningRecup, OpeningCounter])
export type OpeningBalance = z.output<typeof OpeningBalance>
export type OpeningCounter = z.output<typeof OpeningCounter>
export type OpeningRecup = z.output<typeof OpeningRecup>

export const isOpeningRecup = (balance: OpeningBalance): balance is OpeningRecup => balance.type === RECUPERATION

export const balanceLabels: Readonly<Record<string, OpeningBalance['type']>> = {
  ...Object.fromEntries(counterTypes.map((type) => [counters[type].label, type])),
  Recuperatie: RECUPERATION,
}

const OF_COUNTERS = 'Voor elke soort verlof, niet voor Recuperatie'
const OF_RECUP = 'Enkel voor Recuperatie'

export const balanceColumns: readonly ImportColumn[] = [
  { ...personColumn, note: 'Van iemand die al ingevoerd is; persoon, soort en jaar samen komen één keer voor' },
  {
    header: 'Soort',
    synonyms: ['Verlof', 'Verlofsoort', 'Teller', 'Type', 'Soort verlof'],
    path: 'type',
    required: true,
    form: 'text',
    choices: balanceLabels,
    example: 'Wettelijke vakantie',
  },
  {
    header: 'Jaar',
    synonyms: ['Kalenderjaar'],
    path: 'year',
    form: 'whole',
    example: '2026',
    note: OF_COUNTERS,
  },
  {
    header: 'Toegekend',
    synonyms: ['Recht', 'Tegoed', 'Totaal', 'Opgebouwd'],
    path: 'originalBalance',
    form: 'number',
    unit: 'days',
    example: '20',
    note: `Dagen, ook halve. ${OF_COUNTERS}`,
  },
  {
    header: 'Over',
    synonyms: ['Saldo', 'Rest', 'Restsaldo', 'Resterend', 'Nog te nemen'],
    path: 'currentBalance',
    form: 'number',
    unit: 'days',
    example: '12,5',
    note: `Dagen die nog over zijn. ${OF_COUNTERS}`,
  },
  {
    header: 'Openingsmaand',
    synonyms: ['Maand', 'Maand van de overstap'],
    path: 'recupOpeningYearMonth',
    form: 'month',
    example: '',
    note: `De maand waarmee de recuperatie hier begint, zoals 11-2026. Leeg: de eerste maand van de firma in Uurwerk. ${OF_RECUP}`,
  },
  {
    header: 'Uren',
    synonyms: ['Saldo uren', 'Uren recup'],
    path: 'recupOpeningHours',
    form: 'number',
    unit: 'hours',
    example: '',
    note: `Opgebouwd bij het begin van de openingsmaand. ${OF_RECUP}`,
  },
]
