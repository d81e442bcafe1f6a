import { DOMImplementation, XMLSerializer } from '@xmldom/xmldom'
import type { Document, Element } from '@xmldom/xmldom'
import type { XmlNode } from './xmlNode.ts'

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd'
const XMLNS = 'http://www.w3.org/2000/xmlns/'
const NAMESPACES: Readonly<Record<string, string>> = {
  cac: `${UBL}:CommonAggregateComponents-2`,
  cbc: `${UBL}:CommonBasicComponents-2`,
}

/** Writes a UBL document with the root 'Invoice' or 'CreditNote'. */
export function writeXml(root: 'Invoice' | 'CreditNote', content: readonly XmlNode[]): Buffer {
  const document = new DOMImplementation().createDocument(`${UBL}:${root}-2`, root, null)
  const top = document.documentElement
  if (top === null) throw new Error('the UBL document has no root element')
  for (const [prefix, namespace] of Object.entries(NAMESPACES)) top.setAttributeNS(XMLNS, `xmlns:${prefix}`, namespace)
  for (const node of content) top.appendChild(elementOf(document, node))
  const text = new XMLSerializer().serializeToString(document, { requireWellFormed: true })
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${text}\n`)
}

function elementOf(document: Document, { name, content, attributes }: XmlNode): Element {
  const element = document.createElementNS(NAMESPACES[name.slice(0, 3)] ?? null, name)
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value)
  if (typeof content === 'string') element.appendChild(document.createTextNode(content))
  else for (const node of content) element.appendChild(elementOf(document, node))
  return element
}
