import type { Catalogue } from './catalogue/catalogue.ts'

export const identityProblems = {
  ticket_unusable: [409, 'Deze aanmelding is verlopen of al gebruikt. Meld je opnieuw aan.'],
  sign_in_refused: [409, 'Met dit adres kan je niet aanmelden. Vraag HR of je ingeschreven bent.'],
  sign_in_other_provider: [
    409,
    (f: { provider: string }) => `Je bent ingeschreven om met ${f.provider} aan te melden. Kies die knop.`,
  ],
  sign_in_ended: [409, 'Je toegang is na het einde van de samenwerking afgelopen. Vraag HR om wat je nog nodig hebt.'],
  sign_in_expired: [409, 'Het aanmelden duurde te lang of werd elders begonnen. Probeer het opnieuw.'],
  sign_in_cancelled: [409, 'Het aanmelden werd afgebroken. Probeer het opnieuw.'],
  sign_in_failed: [409, 'Het aanmelden is niet gelukt. Probeer het over enkele minuten opnieuw.'],
  sign_in_unavailable: [409, 'Deze manier van aanmelden is hier niet ingesteld. Kies de andere knop.'],
  redirect_elsewhere: [
    400,
    'Na het aanmelden kan men enkel terug naar Uurwerk zelf. Begin opnieuw op de aanmeldpagina.',
  ],
} as const satisfies Catalogue
