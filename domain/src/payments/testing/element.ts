import type { XmlElement } from '../statements/readCamt.ts'

/**
 * A tree of XML elements for a test. Child elements are given by name, and an array is a repeated element. `text` is
 * the text of an element, and `Ccy` is an attribute.
 */
export type Tree = { readonly [name: string]: string | Tree | readonly (string | Tree)[] }

/** Makes an XML element in the form that the parser of the server returns. */
export function element(name: string, namespace: string, tree: string | Tree): XmlElement {
  if (typeof tree === 'string') return { name, namespace, attributes: {}, text: tree, children: [] }
  const { text, Ccy, ...children } = tree
  return {
    name,
    namespace,
    attributes: typeof Ccy === 'string' && typeof text === 'string' ? { Ccy } : {},
    text: typeof text === 'string' ? text : '',
    children: Object.entries({ ...(typeof text !== 'string' && Ccy !== undefined && { Ccy }), ...children }).flatMap(
      ([child, value]) =>
        (Array.isArray(value) ? value : [value as string | Tree]).map((one) => element(child, namespace, one)),
    ),
  }
}
