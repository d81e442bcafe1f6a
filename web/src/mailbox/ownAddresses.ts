type Part = { readonly text: string; readonly href: string | null }

const ADDRESS = /(https?:\/\/\S+)/

/** A mail's text in parts: what is an address of the app itself leads to its path here, all else stays text. */
export const ownAddresses = (body: string, origin: string): readonly Part[] =>
  body.split(ADDRESS).map((text) => ({ text, href: pathWithin(text, origin) }))

/** Under the name by which this browser reached the app, which need not be the one that the app knows. */
function pathWithin(text: string, origin: string): string | null {
  if (!text.startsWith(`${origin}/`)) return null
  const address = URL.parse(text)
  if (address?.origin !== origin || address.pathname.startsWith('//')) return null
  return `${address.pathname}${address.search}`
}
