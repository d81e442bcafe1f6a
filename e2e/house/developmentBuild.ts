import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'

const project = path.resolve(import.meta.dirname, '../..')
const folder = path.join(project, 'node_modules/.cache/web-development')

/** The scripts and the style sheets that Vite writes into the head of the page. */
const ASSETS = /<script type="module"[\s\S]*?(?=\s*<\/head>)/

type Paused = {
  readonly requestId: string
  readonly request: { readonly url: string }
  readonly resourceType: string
  readonly responseStatusCode?: number
  readonly responseHeaders?: readonly { readonly name: string; readonly value: string }[]
}

/** Builds the web app with React's development mode, in which React reports its warnings on the console. */
export function buildForDevelopment(): void {
  const vite = path.join(project, 'node_modules/vite/bin/vite.js')
  const { status, stderr } = spawnSync(
    process.execPath,
    [vite, 'build', '--mode', 'development', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'],
    { cwd: path.join(project, 'web'), env: { ...process.env, NODE_ENV: 'development' }, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(stderr)
}

/**
 * Gives this page the development build; the documents, their headers and all calls are still those of the server. It
 * speaks to the browser itself, because a route of Playwright turns off the cache for all other files too.
 */
export async function serveDevelopmentBuild(page: Page): Promise<void> {
  const [assets] = ASSETS.exec(readFileSync(path.join(folder, 'index.html'), 'utf8')) ?? []
  if (assets === undefined) throw new Error('the development build has no scripts')
  const browser = await page.context().newCDPSession(page)

  const answer = async ({ requestId, request, resourceType, responseHeaders, responseStatusCode }: Paused) => {
    const file = path.join(folder, new URL(request.url).pathname)
    if (resourceType !== 'Document') {
      if (!existsSync(file)) return browser.send('Fetch.continueRequest', { requestId })
      const type = file.endsWith('.css') ? 'text/css' : 'text/javascript'
      return browser.send('Fetch.fulfillRequest', {
        requestId,
        responseCode: 200,
        responseHeaders: [{ name: 'content-type', value: type }],
        body: readFileSync(file, 'base64'),
      })
    }
    if (responseStatusCode !== 200) return browser.send('Fetch.continueRequest', { requestId })
    const { body, base64Encoded } = await browser.send('Fetch.getResponseBody', { requestId })
    const html = Buffer.from(body, base64Encoded ? 'base64' : 'utf8').toString()
    return browser.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders: responseHeaders?.filter(({ name }) => !/^content-(encoding|length)$/i.test(name)) ?? [],
      body: Buffer.from(html.replace(ASSETS, () => assets)).toString('base64'),
    })
  }

  browser.on('Fetch.requestPaused', (paused) => void answer(paused))
  await browser.send('Fetch.enable', {
    patterns: [
      { urlPattern: '*/assets/*.js' },
      { urlPattern: '*/assets/*.css' },
      { resourceType: 'Document', requestStage: 'Response' },
    ],
  })
}
