import { build } from 'vite'
import type { PluginOption, Rolldown } from 'vite'

/**
 * The first page of an employee and the first page of HR, each with the files that the page loads immediately. The
 * files are in the order of loading.
 */
const FIRST_PAGES = {
  planning: ['PlanningPage.tsx'],
  contracts: ['ContractMonthsPage.tsx'],
}

/**
 * Files that the browser loads soon after the calendar page. These files, and the modules that they import, must not be
 * in a chunk (output file) with another page or with a script of HR's dialogs.
 */
const SOON = [
  'ToastList.tsx',
  'CopyShiftsDialog.tsx',
  'WithoutNetwork.tsx',
  'keepMessages.ts',
  'sendOutbox.ts',
  'keptAnswers.ts',
]

type Options = { readonly plugins: PluginOption[]; readonly treeshake: Rolldown.InputOptions['treeshake'] }

/**
 * Decides which chunk (output file) of the build contains each module. A trial build first shows which modules each
 * page uses. The imports alone do not show this, because one import can name a whole library. One chunk for each
 * combination of pages would give a hundred files. A single chunk for all pages would make the sign-in page load
 * everything.
 */
export async function chunksByPage({ plugins, treeshake = true }: Options): Promise<(id: string) => string | null> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins,
    build: { write: false, minify: false, cssMinify: false, rolldownOptions: { treeshake } },
  })) as Rolldown.RolldownOutput
  const chunks = output.filter((file) => file.type === 'chunk')
  const used = (page: (chunk: Rolldown.OutputChunk) => boolean) => modulesOf(chunks.filter(page), chunks)
  const named = (...pages: readonly string[]) =>
    used(({ facadeModuleId }) => pages.some((page) => facadeModuleId?.endsWith(`/${page}`) === true))

  const start = used(({ isEntry }) => isEntry)
  const shell = named('Shell.tsx')
  const dialogs = used(({ facadeModuleId }) => /Dialogs?\.tsx$/.test(facadeModuleId ?? ''))
  const soon = named(...SOON)
  const planning = named(...FIRST_PAGES.planning)
  const contracts = named(...FIRST_PAGES.contracts)
  const team = named('TeamPlanningPage.tsx')
  const pages = chunks.filter(({ isDynamicEntry }) => isDynamicEntry).map((page) => modulesOf([page], chunks))

  return (id) => {
    // The entry file stays a separate chunk, because its name identifies the build.
    if (id.endsWith('/index.html') || id.endsWith('/src/main.tsx')) return null
    if (start.has(id)) return 'start'
    if (shell.has(id) || (planning.has(id) && contracts.has(id))) return 'shell'
    if (pages.filter((page) => page.has(id)).length < 2) return null
    if (soon.has(id)) return planning.has(id) || contracts.has(id) ? 'shell' : 'soon'
    if (planning.has(id)) return 'planning'
    if (contracts.has(id)) return 'contracts'
    if (id.includes('/zod/')) return 'zod'
    // Most pages need the sentences of all refusals. These sentences are a separate chunk, because the calendar and the
    // list of contracts do not need them.
    if (id.includes('/contract/src/problems')) return 'sentences'
    // The page of the team planning uses only a few of the other shared modules. These few modules are a separate
    // chunk, so that this page does not load the forms of other pages, which take long to start.
    if (team.has(id)) return 'team'
    return dialogs.has(id) ? 'dialogs' : 'office'
  }
}

/** The modules of the given chunks, and of all chunks that they import. */
function modulesOf(some: readonly Rolldown.OutputChunk[], all: readonly Rolldown.OutputChunk[]): ReadonlySet<string> {
  const seen = new Set<Rolldown.OutputChunk>()
  const visit = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (chunk === undefined || seen.has(chunk)) return
    seen.add(chunk)
    for (const file of chunk.imports) visit(all.find(({ fileName }) => fileName === file))
  }
  some.forEach(visit)
  return new Set([...seen].flatMap(({ moduleIds }) => moduleIds))
}
