/** The demo on one morning, so that a run can be repeated. */
export const givenClock = { DEMO: '1', CLOCK: '2026-11-20T09:00' } as const

/** People who are in every demo, by what they may do. */
export const demoPeople = {
  employee: 'medewerker@uurwerk.example',
  hr: 'hr@uurwerk.example',
  both: 'beide@uurwerk.example',
  selfEmployed: 'zelfstandige@uurwerk.example',
} as const

/** Signs a script in as somebody of the demo. */
export async function tokenOf(origin: string, email: string): Promise<string> {
  const answer = await fetch(`${origin}/api/demo/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  })
  if (!answer.ok) throw new Error(`${email} cannot sign in: ${answer.status} ${await answer.text()}`)
  const { token } = (await answer.json()) as { token: string }
  return token
}
