import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import type { CommandContext } from '../../app/context.ts'
import { setLogo } from './logoStore.ts'
import { settingsDto } from '../settingsDto.ts'
import { SETTINGS } from '../settingsEntity.ts'
import { lockSettings, selectSettings } from '../settingsStore.ts'

/** Removes the logo. Without a logo, the call changes nothing and gives no error. */
export async function removeLogo(context: CommandContext) {
  const { tx } = context
  const { logoId } = await lockSettings(tx)
  if (logoId !== null) {
    await setLogo(tx, null)
    await recordCallerAct(context, { action: 'remove logo', ...SETTINGS, before: { logoId }, after: { logoId: null } })
  }
  return settingsDto(await selectSettings(tx))
}
