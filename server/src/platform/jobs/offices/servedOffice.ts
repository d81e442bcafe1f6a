import type { Services } from '../../../app/services.ts'
import type { Office } from '../../db/offices/office.ts'

/** An office that this process serves, with the services that its jobs use. */
export type ServedOffice = { readonly office: Office; readonly services: Services }
