const test = '\\.(test|testing)\\.tsx?$|/testing/'

/** The capabilities of the domain, in order. A capability may import only itself and earlier capabilities. */
const domainOrder = [
  'money',
  'time',
  'calendar',
  'people',
  'employment',
  'customers',
  'contracts',
  'balances',
  'absences',
  'planning',
  'timesheets',
  'payroll',
  'invoicing',
  'payments',
  'import',
  'operations',
]

/** The capabilities of the contract and of the server, in order. */
const capabilities = [
  'calendar',
  'company',
  'people',
  'customers',
  'contracts',
  'audit',
  'identity',
  'balances',
  'absences',
  'employment',
  'planning',
  'timesheets',
  'payroll',
  'invoicing',
  'payments',
  'import',
  'hrStart',
  'ownStart',
  'operations',
]

/** The folders of the server, in order: first the parts of the platform and `app`, and then the capabilities. */
const serverOrder = [
  'platform/settings',
  'platform/threads',
  'platform/db',
  'platform/process',
  'platform/peppol',
  'platform/documents',
  'app',
  'platform/jobs',
  'platform/metrics',
  'platform/http',
  'platform/mail',
  'platform/push',
  ...capabilities,
]

/** A rule for each folder of the order: it may import no later folder. The tests of the server may import each folder. */
const inOrder = (layer, order) =>
  order.slice(0, -1).map((capability, place) => ({
    name: `${layer}-${capability.replace('/', '-')}-knows-no-later-capability`,
    severity: 'error',
    from: { path: `^${layer}/src/(${capability})/`, ...(layer === 'server' && { pathNot: test }) },
    to: { path: `^${layer}/src/(${order.slice(place + 1).join('|')})/` },
  }))

export default {
  forbidden: [
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolvable',
      comment: 'The build generates the modules of the icons, and refuses an icon that does not exist.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^icon:' },
    },
    {
      name: 'no-orphan',
      // The benchmark loads recordTurns.ts with an argument of Node, so no file imports it.
      comment: 'A file that nothing uses and that uses nothing is dead.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: ['^web/public/', '^bench/src/recordTurns\\.ts$', '\\.config\\.ts$', '\\.d\\.ts$', test],
      },
      to: {},
    },
    {
      name: 'domain-depends-on-nothing',
      severity: 'error',
      from: { path: '^domain/src/', pathNot: test },
      to: { pathNot: '^domain/src/' },
    },
    ...inOrder('domain', domainOrder),
    {
      name: 'contract-depends-on-domain-and-zod',
      severity: 'error',
      from: { path: '^contract/src/', pathNot: test },
      to: { pathNot: ['^contract/src/', '^domain/src/', '^node_modules/zod/'] },
    },
    ...inOrder('contract', capabilities),
    {
      name: 'server-knows-no-screen',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^(web|e2e|bench|resilience)/' },
    },
    {
      name: 'web-knows-no-server',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^(server|e2e|bench|resilience)/' },
    },
    {
      name: 'web-runs-in-a-browser',
      severity: 'error',
      from: { path: '^web/src/', pathNot: test },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'kit-knows-no-capability',
      comment: 'web/src/ui is used by every screen and knows none.',
      severity: 'error',
      from: { path: '^web/src/ui/' },
      to: { path: '^web/src/', pathNot: '^web/src/(ui|texts|app/(api|clock))/' },
    },
    {
      name: 'calls-and-clock-know-no-screen',
      comment: 'The kit uses them, so they may not use the kit.',
      severity: 'error',
      from: { path: '^web/src/app/(api|clock)/', pathNot: test },
      to: { path: '^web/src/', pathNot: '^web/src/(texts/|app/(api|clock)/|app/notices\\.ts$)' },
    },
    {
      name: 'app-knows-no-capability',
      severity: 'error',
      from: { path: '^web/src/app/', pathNot: test },
      to: { path: '^web/src/', pathNot: '^web/src/(app|ui|texts)/|^web/src/paths\\.ts$' },
    },
    ...inOrder('server', serverOrder),
    {
      name: 'only-routes-know-http',
      comment: 'A command takes what it needs from server/src/app. The sign-in pages are routes too.',
      severity: 'error',
      from: {
        path: '^server/src/',
        pathNot: [
          '(^|/)[a-zA-Z]*[rR]outes\\.ts$',
          '^server/src/(platform/http|identity/(signIn|demo))/',
          '^server/src/[a-zA-Z]+\\.ts$',
          test,
        ],
      },
      to: { path: '^server/src/platform/http/' },
    },
    {
      name: 'e2e-tests-and-benchmarks-use-the-contract',
      severity: 'error',
      from: { path: '^(e2e|bench|resilience)/' },
      to: { path: '^(server|web)/' },
    },
    {
      name: 'sql-in-stores-only',
      severity: 'error',
      from: {
        path: '^server/(src|demo)/',
        pathNot: ['Store\\.ts$', '^server/src/(platform/(db|jobs)|operations/backup|testing)/', test],
      },
      to: { path: '^node_modules/(kysely|pg)/' },
    },
    {
      // The files of the resilience runs may import tests, because they are tests too.
      name: 'tests-are-not-built-upon',
      severity: 'error',
      from: { pathNot: [test, '^resilience/'] },
      to: { path: test },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules/\\.cache)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
}
