import type { SignInProviderName } from '@uurwerk/domain/people/refusalToSignIn'

type About = {
  readonly firstName: string
  readonly email: string
  readonly provider: SignInProviderName
  readonly by: string
  readonly company: string
  /** The URL of the web app. The mail has a link to this URL. */
  readonly origin: string
}

const WAYS = { GOOGLE: 'Aanmelden met Google', APPLE: 'Aanmelden met Apple' } as const

/** The mail that explains to a person where and how to sign in. The link in the mail does not sign the person in. */
export const invitationLetter = ({ firstName, email, provider, by, company, origin }: About) => ({
  subject: `Je kan je aanmelden bij Uurwerk van ${company}`,
  body: [
    `Dag ${firstName},`,
    `${company} houdt de uurroosters en timesheets bij in Uurwerk. Je vindt het hier:\n${origin}`,
    `Kies '${WAYS[provider]}' en gebruik het account van ${email}. Een ander account wordt niet herkend.`,
    'Klopt dit adres niet, of lukt het aanmelden niet? Verwittig dan HR.',
    ['Met vriendelijke groeten', '', by, company].join('\n'),
  ].join('\n\n'),
})
