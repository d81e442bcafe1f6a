import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import { AlreadyReported } from '../../app/AlreadyReported.ts'
import type { CommandContext } from '../../app/context.ts'
import { addNewEmails } from './addNewEmails.ts'
import { confirmedEmailDto } from './confirmedEmailDto.ts'
import { lockConfirmedEmail } from './confirmedEmailStore.ts'

/**
 * Adds an unconfirmed e-mail address and mails a link that confirms the address. An address that already exists does
 * not change.
 */
export async function addConfirmedEmail(context: CommandContext, address: string) {
  const { tx } = context
  const [added] = await addNewEmails(context, [address])
  if (added === undefined) {
    const known = (await lockConfirmedEmail(tx, address))!
    return new AlreadyReported({ ...confirmedEmailDto(known), warning: 'Deze gegevens zijn al geregistreerd.' })
  }
  const after = { address: added.address }
  await recordCallerAct(context, { action: 'add e-mail', entity: 'confirmed e-mail', entityId: added.id, after })
  return confirmedEmailDto(added)
}
