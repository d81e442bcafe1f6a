import { DOMParser, onErrorStopParsing, type Element } from '@xmldom/xmldom'

/** Reads the root element of a UBL file; throws an error when the text is not XML. */
export function readUbl(xml: Buffer | string): Element {
  const document = new DOMParser({ onError: onErrorStopParsing }).parseFromString(xml.toString(), 'text/xml')
  if (document.documentElement === null) throw new Error('no element')
  return document.documentElement
}

/** The iterator of `childNodes` is slow in this library: it takes four times as long as these steps. */
export function childrenOf(element: Element): Element[] {
  const children: Element[] = []
  for (let node = element.firstChild; node !== null; node = node.nextSibling)
    if (node.nodeType === node.ELEMENT_NODE) children.push(node as Element)
  return children
}

/** The XML elements on a path of local names, such as `all(root, 'TaxTotal/TaxSubtotal')`. */
export const all = (from: Element, path: string): Element[] =>
  path
    .split('/')
    .reduce<Element[]>(
      (found, name) => found.flatMap((element) => childrenOf(element).filter((child) => child.localName === name)),
      [from],
    )

/** The text of the XML element on a path; '' when there is no such element. */
export const at = (from: Element, path: string): string => all(from, path)[0]?.textContent ?? ''

export const everything = (from: Element): Element[] => [from, ...childrenOf(from).flatMap(everything)]

/** The amount in the XML element at a path, in whole cents; NaN when its text has more than two decimals. */
export const centsAt = (from: Element, path: string): number => {
  const text = at(from, path)
  return /^-?\d+(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : Number.NaN
}

export const linesOf = (root: Element): Element[] => [...all(root, 'InvoiceLine'), ...all(root, 'CreditNoteLine')]
