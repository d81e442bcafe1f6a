import { DOMParser, onErrorStopParsing } from '@xmldom/xmldom'
import type { Element } from '@xmldom/xmldom'
import type { XmlElement } from '@uurwerk/domain/payments/readCamt'

/**
 * The maximum depth of an XML file. The depth of a camt.053 message is about 15; only a file that somebody made slow on
 * purpose is deeper.
 */
const DEEPEST = 40

/** The root element of an XML text. Null when the text is not XML, declares entities, or has too many levels. */
export function xmlElementOf(text: string): XmlElement | null {
  // A document type can declare entities. Entities can expand to much more text than the file has.
  if (/<!DOCTYPE/i.test(text)) return null
  try {
    const { documentElement } = new DOMParser({ onError: onErrorStopParsing }).parseFromString(text, 'text/xml')
    return documentElement === null ? null : elementOf(documentElement, DEEPEST)
  } catch {
    return null
  }
}

function elementOf(element: Element, depth: number): XmlElement {
  if (depth === 0) throw new RangeError('too deep')
  const children = [...element.childNodes].filter((node): node is Element => node.nodeType === node.ELEMENT_NODE)
  return {
    name: element.localName ?? element.tagName,
    namespace: element.namespaceURI ?? '',
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    text: children.length === 0 ? (element.textContent ?? '') : '',
    children: children.map((child) => elementOf(child, depth - 1)),
  }
}
