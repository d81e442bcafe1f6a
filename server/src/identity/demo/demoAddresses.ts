/** Names the demo's provider in its proofs; nothing is ever fetched from there. */
export const DEMO_ISSUER = 'https://demo.uurwerk.example'
export const DEMO_CLIENT = 'uurwerk'

/** The page that lists the people of the demo. */
export const DEMO_SIGN_IN_PAGE = '/api/demo/sign-in'

/** What the provider serves itself. */
export const DEMO_ISSUER_PATHS = {
  authorization: '/api/demo/oidc/auth',
  token: '/api/demo/oidc/token',
  jwks: '/api/demo/oidc/jwks',
}
