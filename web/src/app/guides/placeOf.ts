import { paths } from '../../paths.ts'

/** Converts a link in a guide to a URL in the app. The link names a heading in the same guide, or another guide. */
export function placeOf(link: string, from: string): string {
  const [, file = '', anchor = ''] = /^(?:([\w-]+)\.md)?(#.*)?$/.exec(link) ?? []
  return `${paths.guides({ guide: file === '' ? from : file })}${anchor}`
}
