type Attributes = Readonly<Record<string, string>>

export type XmlNode = {
  readonly name: string
  readonly content: string | readonly XmlNode[]
  readonly attributes: Attributes
}

/**
 * Makes an XML element with a text. An element without a text is left out, because no element may be empty
 * (PEPPOL-EN16931-R008).
 */
export function basic(name: string, text: string, attributes: Attributes = {}): XmlNode[] {
  const content = writable(text).trim()
  return content === '' ? [] : [{ name: `cbc:${name}`, content, attributes }]
}

export function group(name: string, ...parts: readonly (readonly XmlNode[])[]): XmlNode[] {
  const content = parts.flat()
  return content.length === 0 ? [] : [{ name: `cac:${name}`, content, attributes: {} }]
}

/** Removes control characters and unpaired surrogates, which XML forbids (rule ubl-16). */
const writable = (text: string): string =>
  text.replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
