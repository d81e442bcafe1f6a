/** Issuer name in the ID tokens of the demo. Nothing is ever fetched from this address. */
export const DEMO_ISSUER = 'https://demo.uurwerk.example'
export const DEMO_CLIENT = 'uurwerk'

/** The page that lists the people of the demo. */
export const DEMO_SIGN_IN_PAGE = '/api/demo/sign-in'

/** Paths that the library of the provider serves. */
export const DEMO_ISSUER_PATHS = {
  authorization: '/api/demo/oidc/auth',
  token: '/api/demo/oidc/token',
  jwks: '/api/demo/oidc/jwks',
}
