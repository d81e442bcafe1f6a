import type { ResponseOf } from '@uurwerk/contract/endpoint'
import type { vatRegimes } from '@uurwerk/contract/invoicing/vatRegimes'

export type Regime = ResponseOf<typeof vatRegimes>['_embedded']['vatRegimeList'][number]
