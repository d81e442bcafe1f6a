import type { Database } from '../../platform/db/database.ts'
import { FileAnswer } from '../../app/FileAnswer.ts'
import { orNotFound } from '../../app/RefusalError.ts'
import { selectLogo } from './logoStore.ts'

export async function downloadLogo(db: Database): Promise<FileAnswer> {
  const { content, contentType } = orNotFound(await selectLogo(db))
  return new FileAnswer({ content, contentType, fileName: contentType === 'image/png' ? 'logo.png' : 'logo.jpg' })
}
