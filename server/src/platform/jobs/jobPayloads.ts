/** Every job with its payload. The file `tasks.ts` has the function of each job. */
export type JobPayloads = {
  anonymiseExpired: Record<string, never>
  lapseClaims: Record<string, never>
  lapseSwaps: Record<string, never>
  makeAuditPartitions: Record<string, never>
  peppolPoll: Record<string, never>
  peppolStep: { readonly deliveryId: number }
  purgeExpired: Record<string, never>
  remindContacts: Record<string, never>
  runBatch: { readonly batchId: number }
  sendOwnReminders: Record<string, never>
  sendMail: { readonly mailId: number }
  sendPush: { readonly messageId: number }
  tellChanges: Record<string, never>
  tellOpenShifts: Record<string, never>
}

export type JobName = keyof JobPayloads

export type Tasks = { readonly [Name in JobName]: (payload: JobPayloads[Name]) => Promise<void> }
