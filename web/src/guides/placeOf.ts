import { paths } from '../paths.ts'

/** Where a link of one guide leads in the app: to a place in it, or to another guide. */
export function placeOf(link: string, from: string): string {
  const [, file = '', anchor = ''] = /^(?:([\w-]+)\.md)?(#.*)?$/.exec(link) ?? []
  return `${paths.guides({ guide: file === '' ? from : file })}${anchor}`
}
