import { build } from 'vite'
import type { PluginOption, Rolldown } from 'vite'

/** The pages on which a session can begin, each with the files that it loads immediately, in the order of loading. */
const FIRST_PAGES = {
  planning: ['PlanningPage.tsx'],
  contracts: ['ContractMonthsPage.tsx'],
}

/**
 * Files that load soon after the calendar, each with the modules that it imports. These files must not load another
 * page or the script of HR's dialogs.
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
 * Decides the chunk of each module. A trial build without groups first shows which modules each page really uses. The
 * imports do not show this, because one import names a whole library. A chunk for each set of pages would give a
 * hundred files, and one chunk for all would make the sign-in page load everything.
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
    return dialogs.has(id) ? 'dialogs' : 'office'
  }
}

/** The modules of some chunks and of all chunks that these chunks import. */
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
