import type { XmlElement } from '../xmlElement.ts'

/** Child elements by name, where a list stands for repeated elements. `text` is the text and `Ccy` an attribute. */
export type Tree = { readonly [name: string]: string | Tree | readonly (string | Tree)[] }

/** An element as the parser of the server gives it. */
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
