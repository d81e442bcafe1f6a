import type { Services } from '../../../app/services.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { AccessPoint, PeppolDocument } from '../../../platform/peppol/accessPoint.ts'
import { beginStep } from './beginStep.ts'
import { readUbl, type DeliveryRow } from '../deliveryStore.ts'
import { receiverOnPeppol } from '../receiverFound.ts'
import { settleStep } from './settleStep.ts'
import type { StepAnswer } from './stepAnswer.ts'

/** The maximum number of calls to the access point in one job. The next job continues the delivery. */
const MOST_STEPS = 8

/**
 * Takes the steps that are possible now, each one call to the access point. A step is stored before its call, and its
 * result after the call, so an interrupted delivery always has a stored step (rules invoicing-86 to invoicing-88).
 */
export async function stepDelivery(services: Services, deliveryId: number): Promise<void> {
  const { db, clock, peppol } = services
  if (!peppol?.accessPoint) return
  const { accessPoint, keyHash } = peppol
  const lookUp = peppol.lookUp ?? accessPoint.lookUp
  for (let count = 0; count < MOST_STEPS; count += 1) {
    const row = await inTransaction(db, (tx) => beginStep(tx, { deliveryId, keyHash, now: clock.now() }))
    if (row === null) return
    const answered = await callOf({ services, accessPoint, lookUp }, row)
    const settled = await inTransaction(db, (tx) =>
      settleStep({ tx, now: clock.now(), today: clock.today(), services }, { row, answered, accessPoint, keyHash }),
    )
    for (const stray of settled.strays) await accessPoint.discard(stray)
    if (!settled.goesOn) return
  }
}

type Calling = {
  readonly services: Services
  readonly accessPoint: AccessPoint
  readonly lookUp: AccessPoint['lookUp']
}

async function callOf({ services, accessPoint, lookUp }: Calling, row: DeliveryRow): Promise<StepAnswer> {
  const { db, clock } = services
  const { step, kind, number, total, receiver, sender, documentId, providerId } = row
  const wanted = { kind, number, total, receiver }
  const withUbl = async (): Promise<PeppolDocument> => ({ ...wanted, sender, ubl: await readUbl(db, documentId) })
  switch (step) {
    case 'look_up':
      return { step, answer: await receiverOnPeppol({ db, lookUp, now: clock.now() }, receiver) }
    case 'find':
      return { step, answer: await accessPoint.find(wanted) }
    case 'prepare':
      return { step, answer: await accessPoint.prepare(await withUbl()) }
    case 'submit':
      return { step, answer: await accessPoint.submit(await withUbl(), providerId) }
    case 'check':
      return {
        step,
        answer: providerId === null ? await accessPoint.find(wanted) : await accessPoint.stateOf(providerId),
      }
    case 'read':
      return { step, answer: await accessPoint.stateOf(providerId ?? '') }
  }
}
