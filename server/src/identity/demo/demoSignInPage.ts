import { escapeHtml } from '../../http/escapeHtml.ts'
import { logo, pageIcon } from '../../http/pageIcon.ts'
import type { DemoPersonFacts } from './demoPeopleStore.ts'
import { demoSignInStyle } from './demoSignInStyle.ts'
import { describeDemoPerson, labelOf } from './describeDemoPerson.ts'

const initialsOf = (name: string) =>
  name
    .split(' ')
    .map((word) => word[0])
    .join('')
    .slice(0, 2)

const detailsOf = (person: DemoPersonFacts) => describeDemoPerson(person).split(' · ')[1] ?? person.email

const personButton = (person: DemoPersonFacts) =>
  `<li><button name="email" value="${escapeHtml(person.email)}"><span class="initials" aria-hidden="true">${escapeHtml(initialsOf(person.name))}</span><span class="who"><b>${escapeHtml(person.name)}</b><small>${escapeHtml(detailsOf(person))}</small></span><span class="badge">${labelOf(person)}</span></button></li>`

/** Replaces the page of Google or Apple in the demo: a list of people to choose from, without a password. */
export function demoSignInPage({
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
