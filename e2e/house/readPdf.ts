import { readFile } from 'node:fs/promises'
import type { Download } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'

/** Lines, and spaces that keep words together, as single spaces. */
export const withPlainSpaces = (text: string): string => text.replaceAll(/\s+/g, ' ')

/** The words of a PDF. */
export async function textOfPdf(content: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(content), { mergePages: true })
  return withPlainSpaces(text)
}

export const textOfDownload = async (download: Download): Promise<string> =>
  textOfPdf(new Uint8Array(await readFile(await download.path())))
