import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import { protectPage } from '../../platform/http/securityHeaders.ts'
import type { Services } from '../../app/services.ts'
import { backTo } from '../signIn/providerAccess.ts'
import { ownOrigin } from '../../platform/http/requests/ownOrigin.ts'
import { readForms } from '../signIn/readForms.ts'
import { DEMO_SIGN_IN_PAGE } from './demoAddresses.ts'
import { listDemoPeople, type DemoPersonFacts } from './demoPeopleStore.ts'
import { escapeHtml } from '../../platform/http/pages/escapeHtml.ts'
import { logo, pageIcon } from '../../platform/http/pages/pageIcon.ts'
import { describeDemoPerson, labelOf } from './describeDemoPerson.ts'

/** The colours of this page, the same as on the sign-in page of the app, for the light and the dark theme. */
const demoSignInStyle = `
:root{--bg:#fbf9fa;--surface:#fff;--hover:#fef4fa;--line:#ece8eb;--line-strong:#ddd8dd;--text:#231b22;--muted:#595158;--brand:#803367;--soft:#fbe5f2;--focus:#9c4a80}
@media(prefers-color-scheme:dark){:root{--bg:#191319;--surface:#211b21;--hover:#3b2031;--line:#383238;--line-strong:#4c454b;--text:#efebef;--muted:#c1bcc0;--brand:#e5b5d2;--soft:#4a283e;--focus:#e5b5d2}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--text);font:400 15px/1.5 'Instrument Sans Variable','Instrument Sans',system-ui,sans-serif}
main{max-width:34rem;margin:0 auto;padding:40px 20px 48px}
p,h1,ul{margin:0;padding:0;list-style:none}
.logo{display:flex;align-items:center;gap:10px;font-weight:600;font-size:1.2rem;letter-spacing:-.02em}
.logo svg{width:32px;height:32px}
.demo{font-size:12px;font-weight:500;letter-spacing:0;color:var(--muted);border:1px dashed var(--muted);border-radius:999px;padding:1px 9px}
h1{font-size:1.75rem;line-height:1.2;font-weight:600;letter-spacing:-.014em;margin:40px 0 8px}
.muted,small{color:var(--muted)}
ul{margin:24px 0 20px;background:var(--surface);border:1px solid var(--line);border-radius:12px;overflow:hidden}
li+li{border-top:1px solid var(--line)}
button{font:inherit;color:inherit;background:none;border:0;cursor:pointer;text-align:left}
li button{display:flex;align-items:center;gap:12px;width:100%;min-height:56px;padding:9px 14px}
li button:hover{background:var(--hover)}
button:focus-visible{outline:2px solid var(--focus);outline-offset:-2px;border-radius:10px}
.initials{flex:none;display:grid;place-items:center;width:36px;height:36px;border-radius:50%;background:var(--soft);color:var(--brand);font-size:13px;font-weight:600}
.who{flex:1;min-width:0;display:grid;line-height:1.35}
.who b{font-weight:550}
small{font-size:13.5px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.badge{flex:none;font-size:12.5px;font-weight:500;color:var(--muted);border:1px solid var(--line-strong);border-radius:4px;padding:1px 7px}
.plain{padding:8px 14px;border:1px solid var(--line-strong);border-radius:6px;background:var(--surface)}
.plain:focus-visible{outline-offset:2px;border-radius:6px}
@media(max-width:420px){.initials{display:none}}`

const initialsOf = (name: string) =>
  name
    .split(' ')
    .map((word) => word[0])
    .join('')
    .slice(0, 2)

const detailsOf = (person: DemoPersonFacts) => describeDemoPerson(person).split(' · ')[1] ?? person.email

const personButton = (person: DemoPersonFacts) =>
  `<li><button name="email" value="${escapeHtml(person.email)}"><span class="initials" aria-hidden="true">${escapeHtml(initialsOf(person.name))}</span><span class="who"><b>${escapeHtml(person.name)}</b><small>${escapeHtml(detailsOf(person))}</small></span><span class="badge">${labelOf(person)}</span></button></li>`

/** Replaces the page of Google or Apple. A visitor chooses a person from a list, without a password. */
function demoSignInPage({
  people,
  nonce,
}: {
  readonly people: readonly DemoPersonFacts[]
  readonly nonce: string
}): string {
  return `<!doctype html><html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">
<title>Kies een persoon · Uurwerk</title>${pageIcon}<style nonce="${nonce}">${demoSignInStyle}</style></head><body><main>
<p class="logo">${logo}Uurwerk <span class="demo">Demo</span></p>
<h1>Kies een persoon</h1>
<p class="muted">In de demo meldt u aan zonder wachtwoord. Anders staat hier de pagina van Google of Apple.</p>
<form method="post"><ul>
${people.map(personButton).join('\n')}
</ul></form>
<form method="post"><button class="plain">Annuleren</button></form>
</main></body></html>`
}

export async function addDemoSignInPage(
  app: FastifyInstance,
  issuer: () => Promise<Provider>,
  services: Services,
): Promise<void> {
  const { db, clock } = services
  const underWay = async (request: FastifyRequest, reply: FastifyReply) =>
    (await issuer()).interactionDetails(request.raw, reply.raw).catch(() => null)
  const beginAgain = (request: FastifyRequest, reply: FastifyReply) =>
    reply.redirect(backTo(`${ownOrigin(services.settings, request)}/`, { error: 'sign_in_expired' }), 303)

  await app.register(async (scope) => {
    readForms(scope)
    scope.get(`${DEMO_SIGN_IN_PAGE}/:uid`, { exposeHeadRoute: false }, async (request, reply) => {
      if ((await underWay(request, reply)) === null) return beginAgain(request, reply)
      const page = demoSignInPage({ people: await listDemoPeople(db, clock.today()), nonce: protectPage(reply) })
      return reply.type('text/html; charset=utf-8').send(page)
    })
    scope.post(`${DEMO_SIGN_IN_PAGE}/:uid`, async (request, reply) => {
      if ((await underWay(request, reply)) === null) return beginAgain(request, reply)
      const email = request.body instanceof URLSearchParams ? request.body.get('email') : null
      const choice = email === null ? { error: 'access_denied' } : { login: { accountId: email } }
      return reply.redirect(await (await issuer()).interactionResult(request.raw, reply.raw, choice), 303)
    })
  })
}
