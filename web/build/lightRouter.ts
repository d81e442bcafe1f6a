import type { ESTree, Plugin } from 'vite'
import { parseSync, Visitor } from 'vite'

/** The body of a function that the app never calls. */
const NEVER = `throw Error('the app does not use this part of the router')`

/**
 * The functions of React Router for parts that this app does not use: forms, fetchers, middleware, prefetching, the
 * scroll position, animated changes of page, and pages that a server renders. Each has the body that replaces its own
 * body.
 */
const UNUSED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'router/router.js': {
    abortStaleFetchLoads: 'return false',
    cancelDiscoveryNavigation: NEVER,
    checkFogOfWar: 'return { active: false, matches: null }',
    createClientSideRequest:
      'return new Request(history.createURL(stripHashFromPath(location)).toString(), { signal })',
    defaultDataStrategyWithMiddleware: 'return defaultDataStrategy(args)',
    deleteFetcher: NEVER,
    discoverRoutes: NEVER,
    enableScrollRestoration: NEVER,
    fetch: NEVER,
    getFetcher: NEVER,
    getInstrumentationNavigateMeta: NEVER,
    getSavedScrollPosition: 'return null',
    getSubmissionFromNavigation: '',
    getTargetedDataStrategyMatches: NEVER,
    getUpdatedRevalidatingFetchers: NEVER,
    handleAction: NEVER,
    handleFetcherAction: NEVER,
    handleFetcherLoader: NEVER,
    markFetchRedirectsDone: 'return false',
    normalizeNavigateOptions: 'return { path }',
    patchRoutes: NEVER,
    persistAppliedTransitions: '',
    queueFetcherForDeletion: NEVER,
    resetFetcher: NEVER,
    restoreAppliedTransitions: '',
    runClientMiddlewarePipeline: NEVER,
    saveScrollPosition: '',
    setFetcherError: NEVER,
    updateFetcherState: NEVER,
    _internalSetRoutes: NEVER,
  },
  'router/instrumentation.js': {
    consumeInstrumentationClientResultMetaReceiver: '',
    getRouteInstrumentationUpdates: NEVER,
    instrumentClientSideRouter: NEVER,
  },
  'hooks.js': { RSCErrorHandler: 'return children' },
  'errors.js': { decodeRedirectErrorDigest: '', decodeRouteErrorResponseDigest: '' },
  'dom/lib.js': { parseHydrationData: '', useViewTransitionState: 'return false' },
  'dom/ssr/components.js': { PrefetchPageLinks: 'return null', usePrefetchBehavior: 'return [false, null, {}]' },
}

const FILE = /react-router[\\/]dist[\\/]production[\\/]lib[\\/](.+)$/

/**
 * Removes the parts of the router that this app does not use. The router is one large function, so the bundler cannot
 * remove them: without this plugin they are a quarter of the router, which every page loads.
 */
export const lightRouter = (): Plugin => ({
  name: 'light-router',
  transform: {
    filter: { id: FILE },
    handler: (code, id) => {
      const unused = UNUSED[FILE.exec(id)?.[1]?.replaceAll('\\', '/') ?? '']
      return unused && { code: withBodies(code, unused), map: null }
    },
  },
})

/** Replaces the bodies of functions. Fails when the code has not exactly one function with each name. */
export function withBodies(code: string, bodies: Readonly<Record<string, string>>): string {
  const found: ESTree.Function[] = []
  new Visitor({
    FunctionDeclaration: (declared) => void (Object.hasOwn(bodies, declared.id?.name ?? '') && found.push(declared)),
  }).visit(parseSync('router.js', code).program)
  const names = found.map(({ id }) => id?.name ?? '')
  const missing = Object.keys(bodies).filter((name) => names.filter((each) => each === name).length !== 1)
  if (missing.length > 0) throw new Error(`the router has another number of functions: ${missing.join(', ')}`)
  return found
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { id, body }) => {
      if (body === null) return text
      return `${text.slice(0, body.start)}{ ${bodies[id?.name ?? '']} }${text.slice(body.end)}`
    }, code)
}
