import type { Day } from '@uurwerk/domain/time/day'
import type { Database } from '../platform/db/database.ts'
import { orNotFound } from '../app/RefusalError.ts'
import { invoiceDto, type InvoiceAnswer } from './invoiceDto.ts'
import { readInvoice } from './list/invoiceReadStore.ts'

export const invoiceAnswer = async (
  db: Database,
  { id, today }: { readonly id: number; readonly today: Day },
): Promise<InvoiceAnswer> => invoiceDto(orNotFound(await readInvoice(db, id)), today)
