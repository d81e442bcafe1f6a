import { refusalOfLogo } from '@uurwerk/domain/invoicing/refusalOfLogo'
import type { Database } from '../../platform/db/database.ts'
import { FileAnswer } from '../../app/FileAnswer.ts'
import { orNotFound, assertAllowed, RefusalError } from '../../app/RefusalError.ts'
import { readLogoRow, insertLogo, setLogo } from './logoStore.ts'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import { canPrintLogo } from '../../platform/documents/rendering/renderDocument.ts'
import type { CommandContext } from '../../app/context.ts'
import { settingsDto } from '../settingsDto.ts'
import { SETTINGS } from '../settingsEntity.ts'
import { lockSettings, readCompanySettings } from '../settingsStore.ts'

export async function downloadLogo(db: Database): Promise<FileAnswer> {
  const { content, contentType } = orNotFound(await readLogoRow(db))
  return new FileAnswer({ content, contentType, fileName: contentType === 'image/png' ? 'logo.png' : 'logo.jpg' })
}

type LogoFile = {
  readonly content: Buffer
  readonly contentType: 'image/png' | 'image/jpeg'
  readonly width: number
  readonly height: number
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const JPEG = Buffer.from([0xff, 0xd8, 0xff])

/**
 * The type and the size of a picture, which are read from its first bytes. The file name is ignored. Null when the file
 * is neither PNG nor JPEG (rule company-9).
 */
function readLogo(content: Buffer): LogoFile | null {
  const startsWith = (mark: Buffer) => content.subarray(0, mark.length).equals(mark)
  if (startsWith(PNG) && content.length > 24) {
    return { content, contentType: 'image/png', width: content.readUInt32BE(16), height: content.readUInt32BE(20) }
  }
  const size = startsWith(JPEG) ? sizeOfJpeg(content) : null
  return size === null ? null : { content, contentType: 'image/jpeg', ...size }
}

/** The size is in the start-of-frame segment. Each segment before it begins with its own length. */
function sizeOfJpeg(content: Buffer): { width: number; height: number } | null {
  let at = 2
  while (at + 9 < content.length && content[at] === 0xff) {
    if (isFrame(content[at + 1]!)) return { height: content.readUInt16BE(at + 5), width: content.readUInt16BE(at + 7) }
    at += 2 + content.readUInt16BE(at + 2)
  }
  return null
}

const NO_FRAMES = [0xc4, 0xc8, 0xcc]

const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && !NO_FRAMES.includes(marker)

const MARK_BYTES = 8
/** A PNG chunk has four bytes for the length, four for the name and four for the checksum. */
const CHUNK_BYTES = 12
/** The PNG chunks that define the pixels and their colours. */
const DRAWN = ['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'IDAT']

/**
 * Keeps only the chunks of a PNG that define its pixels and colours. All other data is removed: texts, bytes after the
 * end, and colour profiles, because a small compressed profile can become hundreds of megabytes. Null when the PNG has
 * no end (rule company-10).
 */
function barePng(content: Buffer): Buffer | null {
  const kept = [content.subarray(0, MARK_BYTES)]
  let at = MARK_BYTES
  while (at + CHUNK_BYTES <= content.length) {
    const end = at + CHUNK_BYTES + content.readUInt32BE(at)
    const name = content.toString('latin1', at + 4, at + 8)
    const chunk = content.subarray(at, end)
    if (name === 'IEND') return Buffer.concat([...kept, chunk])
    if (DRAWN.includes(name)) kept.push(chunk)
    at = end
  }
  return null
}

/**
 * Stores a picture as the logo of the company. The picture is first printed in a test document, so that a damaged
 * picture never gets on an invoice (rule company-9).
 */
export async function uploadLogo(context: CommandContext, base64: string) {
  const { tx } = context
  const logo = await usableLogo(Buffer.from(base64, 'base64'))
  const before = await lockSettings(tx)
  const logoId = await insertLogo(tx, logo)
  if (logoId !== before.logoId) {
    await setLogo(tx, logoId)
    await recordCallerAct(context, {
      action: 'replace logo',
      ...SETTINGS,
      before: { logoId: before.logoId },
      after: { logoId, size: `${logo.width} × ${logo.height}` },
    })
  }
  return settingsDto(await readCompanySettings(tx))
}

async function usableLogo(content: Buffer): Promise<LogoFile> {
  const logo = readLogo(content)
  if (logo === null) throw new RefusalError({ code: 'logo_unusable' })
  assertAllowed(refusalOfLogo({ ...logo, bytes: content.length }))
  const drawn = logo.contentType === 'image/png' ? barePng(content) : content
  if (drawn === null || !(await canPrintLogo(drawn))) throw new RefusalError({ code: 'logo_unusable' })
  return { ...logo, content: drawn }
}

/** Removes the logo. Without a logo, the call changes nothing and gives no error. */
export async function removeLogo(context: CommandContext) {
  const { tx } = context
  const { logoId } = await lockSettings(tx)
  if (logoId !== null) {
    await setLogo(tx, null)
    await recordCallerAct(context, { action: 'remove logo', ...SETTINGS, before: { logoId }, after: { logoId: null } })
  }
  return settingsDto(await readCompanySettings(tx))
}
