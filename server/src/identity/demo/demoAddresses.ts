/** The name of the issuer in the ID tokens of the demo. It looks like a URL, but no program sends requests to it. */
export const DEMO_ISSUER = 'https://demo.uurwerk.example'
export const DEMO_CLIENT = 'uurwerk'

export const DEMO_SIGN_IN_PAGE = '/api/demo/sign-in'

/** The paths that the library of the demo's OpenID provider serves. */
export const DEMO_ISSUER_PATHS = {
  authorization: '/api/demo/oidc/auth',
  token: '/api/demo/oidc/token',
  jwks: '/api/demo/oidc/jwks',
}
