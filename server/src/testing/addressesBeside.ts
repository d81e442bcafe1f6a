/**
 * The methods and paths of the server that are not part of the API contract. Each has a text that says what it is for.
 */
export const addressesBeside: Readonly<Record<string, string>> = {
  'GET /api/docs': 'the description of the API, for people',
  'GET /api/docs/style.css': 'its style',
  'GET /api/openapi.json': 'the description of the API, for programs',
  'POST /api/hooks/peppol/:x': 'the access point tells that something happened to a document',
  'GET /ical/:x': 'the shifts of the person who has this secret address',
  'GET /api/oauth2/authorize/google': 'leaving for Google',
  'GET /api/oauth2/authorize/apple': 'leaving for Apple',
  'GET /api/oauth2/callback/google': 'coming back from Google',
  'GET /api/oauth2/callback/apple': 'coming back from Apple',
  'POST /api/oauth2/callback/apple': 'coming back from Apple, as Apple does',
}

export const addressesOfDemo: Readonly<Record<string, string>> = {
  'GET /api/demo/oidc/auth': 'the demo’s provider: asking who somebody is',
  'GET /api/demo/oidc/auth/:x': 'the demo’s provider: going on after the choice',
  'POST /api/demo/oidc/token': 'the demo’s provider: trading the code',
  'GET /api/demo/oidc/jwks': 'the demo’s provider: its keys',
  'GET /api/demo/sign-in/:x': 'the choice of a person',
  'POST /api/demo/sign-in/:x': 'the choice made',
}
