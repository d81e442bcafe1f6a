import type { Day } from '@uurwerk/domain/time/day'
import type { DayPeriod } from '@uurwerk/domain/time/dayPeriod'
import { formatPeriod } from '@uurwerk/domain/time/formatPeriod'
import { fixed, type Catalogue } from './catalogue/catalogue.ts'
import { officeDay } from './catalogue/formatValues.ts'

export const contractsProblems = {
  reference_unknown: [404, 'Een gekozen persoon, klant, contract of kost bestaat niet. Kies opnieuw.'],
  contract_outside_employment: [
    409,
    fixed<{ readonly employment: DayPeriod }>(
      'Het contract valt buiten de tewerkstelling. Kies datums binnen de tewerkstelling.',
    ),
  ],
  contract_start_refused: [
    409,
    fixed<{ readonly firstBusyDay: Day }>(
      'Er staan shiften of vastgezette maanden voor deze startdatum. Kies een vroegere datum.',
    ),
  ],
  order_outside_contract: [
    409,
    fixed<{ readonly contract: DayPeriod }>('De order valt buiten het contract. Kies datums binnen het contract.'),
  ],
  order_overlap: [
    409,
    (f: { overlapping: readonly { period: DayPeriod }[] }) =>
      `Deze datums overlappen met andere: ${f.overlapping.map((order) => formatPeriod(order.period)).join(', ')}`,
  ],
  no_order_today: [409, 'Vandaag geldt er geen order. Voeg eerst een order toe.'],
  no_order_on_day: [409, (f: { day: string }) => `Op ${officeDay(f.day)} geldt er geen order. Voeg een order toe.`],
  order_starts_on_day: [
    409,
    (f: { day: string }) => `Op ${officeDay(f.day)} begint er al een order. Pas het uurtarief van die order aan.`,
  ],
} as const satisfies Catalogue
