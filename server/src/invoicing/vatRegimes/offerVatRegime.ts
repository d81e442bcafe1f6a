import type { BodyOf } from '@uurwerk/contract/endpoint'
import type { offerVatRegime as call } from '@uurwerk/contract/invoicing/vatRegimes'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import type { CommandContext } from '../../app/context.ts'
import { vatRegimeList } from './vatRegimeList.ts'
import { assertRegimesExist, listOwnExemptions, selectInactiveRegimes, updateOffer } from './vatRegimeStore.ts'

/** Sets whether HR can choose a VAT regime. Records that already have the VAT regime keep it. */
export async function offerVatRegime(context: CommandContext, { code, active }: BodyOf<typeof call>) {
  const { tx } = context
  assertRegimesExist([code], await listOwnExemptions(tx))
  const before = { vatRegime: code, active: !(await selectInactiveRegimes(tx)).has(code) }
  await updateOffer(tx, code, active)
  await recordCallerAct(context, {
    action: 'offer vat regime',
    entity: 'settings',
    entityId: null,
    before,
    after: { vatRegime: code, active },
  })
  return vatRegimeList(tx)
}
