import { extractText, getDocumentProxy } from 'unpdf'

/** The text of each page as a reader would copy it, with single spaces. */
export async function pagesOf(pdf: Buffer): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)))
  return text.map((page) => page.replace(/\s+/g, ' '))
}

export const textOf = async (pdf: Buffer): Promise<string> => (await pagesOf(pdf)).join(' ')
