import * as invoicing from '../../../../docs/gids/facturatie.md'
import * as monthEnd from '../../../../docs/gids/maandeinde.md'
import * as customer from '../../../../docs/gids/klant.md'
import * as employee from '../../../../docs/gids/medewerker.md'
import * as running from '../../../../docs/gids/uurwerk-draaien.md'
import type { Guide } from './guide.ts'
import type { GuideName } from './guideNames.ts'

/** The user guides by file name. The address of a guide contains the same name. */
export const guides: Readonly<
  Record<GuideName, { readonly guide: Guide; readonly pictures: Readonly<Record<string, string>> }>
> = {
  medewerker: employee,
  maandeinde: monthEnd,
  facturatie: invoicing,
  klant: customer,
  'uurwerk-draaien': running,
}
