import { extractText, getDocumentProxy } from 'unpdf'

/** The text of each page, as a reader would copy it, with single spaces. */
export async function pagesOf(pdf: Buffer): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)))
  return text.map((page) => page.replace(/\s+/g, ' '))
}

export const textOf = async (pdf: Buffer): Promise<string> => (await pagesOf(pdf)).join(' ')

type Placed = { readonly text: string; readonly x: number; readonly y: number; readonly width: number }

/** The texts on the first page of a PDF, each with its position on the page. */
export async function placesOf(pdf: Buffer): Promise<Placed[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const { items } = await (await document.getPage(1)).getTextContent()
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return []
    const [x, y]: unknown[] = item.transform.slice(4)
    return [{ text: item.str, x: Number(x), y: Math.round(Number(y)), width: item.width }]
  })
}
