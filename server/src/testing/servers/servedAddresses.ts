import type { FastifyInstance } from 'fastify'

/** Every method and path that the app serves, read from its router. A path parameter is written as `:x`. */
export function servedAddresses(app: FastifyInstance): string[] {
  const parents: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent, segment, methods] = /^([│├└─\s]*)(\S.*?)(?: \(([A-Z, ]+)\))?$/u.exec(line) ?? []
      if (indent === undefined || segment === undefined) return []
      const depth = indent.length / 4 - 1
      parents[depth] = (depth === 0 ? '' : parents[depth - 1]!) + segment
      const address = parents[depth].replaceAll(/:[\w|:]+/g, ':x').replace(/(?<=.)\/$/, '')
      return (methods ?? '')
        .split(', ')
        .filter((method) => method !== '' && method !== 'HEAD')
        .map((method) => `${method} ${address}`)
    })
}
