import { refusalOfLogo } from '@uurwerk/domain/invoicing/refusalOfLogo'
import { recordAudit } from '../audit/recordAudit.ts'
import { canPrintLogo } from '../documents/renderDocument.ts'
import { assertAllowed, RefusalError } from '../http/RefusalError.ts'
import type { CommandContext } from '../http/route.ts'
import { barePng } from './barePng.ts'
import { insertLogo, setLogo } from './logoStore.ts'
import { readLogo, type LogoFile } from './readLogo.ts'
import { settingsDto } from './settingsDto.ts'
import { SETTINGS } from './settingsEntity.ts'
import { lockSettings, selectSettings } from './settingsStore.ts'

/**
 * Stores a logo after one document was printed with it as a test, so that a damaged picture never reaches an invoice
 * (rule company-9).
 */
export async function uploadLogo({ tx, actor, now }: CommandContext, base64: string) {
  const logo = await usableLogo(Buffer.from(base64, 'base64'))
  const before = await lockSettings(tx)
  const logoId = await insertLogo(tx, logo)
  if (logoId !== before.logoId) {
    await setLogo(tx, logoId)
    await recordAudit(tx, {
      actorId: actor.personId,
      now,
      action: 'replace logo',
      ...SETTINGS,
      before: { logoId: before.logoId },
      after: { logoId, size: `${logo.width} × ${logo.height}` },
    })
  }
  return settingsDto(await selectSettings(tx))
}

async function usableLogo(content: Buffer): Promise<LogoFile> {
  const logo = readLogo(content)
  if (logo === null) throw new RefusalError({ code: 'logo_unusable' })
  assertAllowed(refusalOfLogo({ ...logo, bytes: content.length }))
  const drawn = logo.contentType === 'image/png' ? barePng(content) : content
  if (drawn === null || !(await canPrintLogo(drawn))) throw new RefusalError({ code: 'logo_unusable' })
  return { ...logo, content: drawn }
}
