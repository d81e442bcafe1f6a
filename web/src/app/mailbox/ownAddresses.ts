type Part = { readonly text: string; readonly href: string | null }

const ADDRESS = /(https?:\/\/\S+)/

/** Divides the text of a mail into links and other text. A URL of the app becomes a link to its path. */
export const ownAddresses = (body: string, origin: string): readonly Part[] =>
  body.split(ADDRESS).map((text) => ({ text, href: pathWithin(text, origin) }))

/** The path of a URL of the app; null for another URL. `origin` is the origin of the app, as the server knows it. */
function pathWithin(text: string, origin: string): string | null {
  if (!text.startsWith(`${origin}/`)) return null
  const address = URL.parse(text)
  if (address?.origin !== origin || address.pathname.startsWith('//')) return null
  return `${address.pathname}${address.search}`
}
