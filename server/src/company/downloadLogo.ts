import type { Database } from '../db/database.ts'
import { FileAnswer } from '../http/FileAnswer.ts'
import { orNotFound } from '../http/RefusalError.ts'
import { selectLogo } from './logoStore.ts'

export async function downloadLogo(db: Database): Promise<FileAnswer> {
  const { content, contentType } = orNotFound(await selectLogo(db))
  return new FileAnswer({ content, contentType, fileName: contentType === 'image/png' ? 'logo.png' : 'logo.jpg' })
}
