import type { XmlElement } from '@uurwerk/domain/payments/statements/readCamt'
import { SaxesParser } from 'saxes'

/**
 * The maximum number of levels in an XML text. A camt.053 message has about 15 levels. Only a file that somebody made
 * slow on purpose has more levels than this maximum.
 */
const DEEPEST = 40

type OpenElement = XmlElement & { text: string; children: XmlElement[] }

const noAttributes = {}
const noChildren: XmlElement[] = []

/** The root element of an XML text. Null when the text is not XML, declares entities, or has too many levels. */
export function xmlElementOf(text: string): XmlElement | null {
  try {
    return rootOf(text)
  } catch {
    return null
  }
}

function rootOf(text: string): XmlElement | null {
  const open: OpenElement[] = []
  let root: XmlElement | null = null
  const parser = new SaxesParser({ xmlns: true, position: false })
  parser.on('error', (error) => {
    throw error
  })
  // A document type can declare entities. The text of an entity can be much larger than the file.
  parser.on('doctype', () => {
    throw new Error('a bank file has no document type')
  })
  parser.on('opentag', ({ local, uri, attributes }) => {
    if (open.length === DEEPEST) throw new RangeError('the elements of the XML are nested too deep')
    const names = Object.entries(attributes).map(([name, { value }]) => [name, value] as const)
    const attributesOf = names.length === 0 ? noAttributes : Object.fromEntries(names)
    const element: OpenElement = {
      name: local,
      namespace: uri,
      attributes: attributesOf,
      text: '',
      children: noChildren,
    }
    const parent = open.at(-1)
    if (parent?.children === noChildren) parent.children = [element]
    else parent?.children.push(element)
    root ??= element
    open.push(element)
  })
  parser.on('text', (part) => append(open.at(-1), part))
  parser.on('cdata', (part) => append(open.at(-1), part))
  parser.on('closetag', () => {
    const element = open.pop()
    // The text between child elements is only white space for the layout of the file.
    if (element === undefined || element.children.length === 0) return
    element.text = ''
    // An array that grew element by element reserves memory for more elements. The copy uses less memory, because it
    // has the exact size.
    element.children = element.children.slice()
  })
  parser.write(text).close()
  return root
}

function append(element: OpenElement | undefined, part: string): void {
  if (element !== undefined) element.text += part
}
