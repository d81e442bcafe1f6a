import type { Tx } from '../platform/db/transaction.ts'

export async function bindSubject(tx: Tx, personId: number, subject: string): Promise<void> {
  await tx.updateTable('people').set({ provider_subject: subject }).where('id', '=', personId).execute()
}
