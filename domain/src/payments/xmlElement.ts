/** An element of an XML file that was already parsed. Names are local names, without their prefix. */
export type XmlElement = {
  readonly name: string
  readonly namespace: string
  readonly attributes: Readonly<Record<string, string>>
  /** The text of an element without child elements; '' for an element with child elements. */
  readonly text: string
  readonly children: readonly XmlElement[]
}

/** All XML elements on a path of names, such as 'NtryDtls/TxDtls'. */
export const elementsAt = (from: XmlElement, path: string): readonly XmlElement[] =>
  path
    .split('/')
    .reduce<readonly XmlElement[]>(
      (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
      [from],
    )

/** The trimmed text of the first XML element on a path; '' when the path has no such element. */
export const textAt = (from: XmlElement, path: string): string => elementsAt(from, path)[0]?.text.trim() ?? ''
