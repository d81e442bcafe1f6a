import { recordAudit } from '../../app/audit/recordAudit.ts'
import type { CommandContext } from '../../app/context.ts'
import { setLogo } from './logoStore.ts'
import { settingsDto } from '../settingsDto.ts'
import { SETTINGS } from '../settingsEntity.ts'
import { lockSettings, selectSettings } from '../settingsStore.ts'

/** Removes the logo. Without a logo, the call changes nothing and gives no error. */
export async function removeLogo({ tx, actor, now }: CommandContext) {
  const { logoId } = await lockSettings(tx)
  if (logoId !== null) {
    await setLogo(tx, null)
    await recordAudit(tx, {
      actorId: actor.personId,
      now,
      action: 'remove logo',
      ...SETTINGS,
      before: { logoId },
      after: { logoId: null },
    })
  }
  return settingsDto(await selectSettings(tx))
}
