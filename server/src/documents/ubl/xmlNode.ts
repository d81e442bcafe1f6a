type Attributes = Readonly<Record<string, string>>

/** An element of UBL by its prefixed name, holding text or other elements. */
export type XmlNode = {
  readonly name: string
  readonly content: string | readonly XmlNode[]
  readonly attributes: Attributes
}

/** A value; none at all for one that is not known: no element may be empty (PEPPOL-EN16931-R008). */
export function basic(name: string, text: string, attributes: Attributes = {}): XmlNode[] {
  const content = writable(text).trim()
  return content === '' ? [] : [{ name: `cbc:${name}`, content, attributes }]
}

/** A group; none at all for one without content. */
export function group(name: string, ...parts: readonly (readonly XmlNode[])[]): XmlNode[] {
  const content = parts.flat()
  return content.length === 0 ? [] : [{ name: `cac:${name}`, content, attributes: {} }]
}

/** Without what XML has no place for, not even as a reference: control characters and halves of a pair. */
const writable = (text: string): string =>
  text.replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
