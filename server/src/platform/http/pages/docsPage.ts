import { endpoints } from '@uurwerk/contract/endpoints'
import type { Endpoint } from '@uurwerk/contract/endpoint'
import { problems } from '@uurwerk/contract/problems'
import { escapeHtml } from './escapeHtml.ts'
import { pageIcon } from './pageIcon.ts'

const access = { open: 'open', user: 'aangemeld', admin: 'HR', contact: 'klant' } as const

const css = `
body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#231b22;background:#fff}
table{border-collapse:collapse;width:100%;font-size:14px}td,th{text-align:left;padding:.3rem .5rem;border-bottom:1px solid #ece8eb;vertical-align:top}
code{font-family:ui-monospace,monospace;font-size:13px;overflow-wrap:anywhere}a{color:#803367}
@media(prefers-color-scheme:dark){body{color:#efebef;background:#191319}td,th{border-color:#383238}a{color:#e5b5d2}}`

const callRow = ([name, call]: [string, Endpoint]) =>
  `<tr id="${name}"><td><code>${call.method}</code></td><td><code>/api${escapeHtml(call.path)}</code></td><td>${escapeHtml(call.summary)}</td><td>${access[call.access]}</td></tr>`

const problemRow = ([code, [status, sentence]]: [string, readonly [number, unknown]]) =>
  `<tr id="${code}"><td>${status}</td><td><code>${code}</code></td><td>${typeof sentence === 'string' ? escapeHtml(sentence) : 'noemt de dagen, bedragen of namen waar het om gaat'}</td></tr>`

export function docsPage({ demo }: { readonly demo: boolean }): { html: string; css: string } {
  const html = `<!doctype html><html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Uurwerk – API</title>${pageIcon}<link rel="stylesheet" href="/api/docs/style.css"></head><body>
<h1>De API van Uurwerk</h1>
<p>Volledige vormen: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1). Stuur de sessie als <code>Authorization: Bearer …</code>;
herhaalbare aanvragen dragen een <code>Idempotency-Key</code>. Fouten zijn <code>application/problem+json</code> met een <code>code</code> en een <code>message</code>.</p>
<h2>Aanroepen</h2><table><thead><tr><th>Methode</th><th>Pad</th><th>Wat</th><th>Wie</th></tr></thead><tbody>
${[...endpoints]
  .filter(([, { path }]) => demo || !path.startsWith('/demo/'))
  .map(callRow)
  .join('\n')}
</tbody></table>
<h2>Weigeringen</h2><table><thead><tr><th>Status</th><th>Code</th><th>Zin</th></tr></thead><tbody>
${Object.entries(problems).map(problemRow).join('\n')}
</tbody></table></body></html>`
  return { html, css }
}
