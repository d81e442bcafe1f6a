import type { Services } from '../../../app/services.ts'
import type { Office } from '../../db/offices/office.ts'

export type ServedOffice = { readonly office: Office; readonly services: Services }
