import { formatCount } from '@uurwerk/domain/money/formatCount'

export const session = {
  welcome: 'Welkom bij Uurwerk',
  promise: 'Plan je shiften, houd je verlof in het oog en bevestig je maand.',
  signIn: 'Aanmelden',
  signInWithGoogle: 'Aanmelden met Google',
  signInWithApple: 'Aanmelden met Apple',
  noProvider: 'Aanmelden is hier nog niet ingesteld: op de server ontbreken GOOGLE_* of APPLE_*.',
  noAdministrator:
    'Er is nog geen admin, dus niemand kan zich aanmelden. Voer op de server uit: bin/admin add <e-mail> <google|apple>',
  otherPerson: 'Verdergaan als iemand anders?',
  goOnAsQuestion: (current: string, next: string) => `Je bent aangemeld als ${current}. Verdergaan als ${next}?`,
  goOnAsHint: (current: string, next: string) =>
    `Heb je je niet zelf aangemeld als ${next}? Blijf dan aangemeld als ${current}.`,
  goOnAs: (next: string) => `Verdergaan als ${next}`,
  stayAs: (current: string) => `Aangemeld blijven als ${current}`,
  endedByServer: 'U bent uitgelogd. Log opnieuw in om de app te blijven gebruiken.',
  draftsKept: 'Wat je nog niet had opgeslagen, is bewaard. Het staat er weer als je het formulier opent.',
  signedOut: 'Je bent uitgelogd.',
  signedOutHereOnly: 'Je bent uitgelogd op dit toestel, maar de server was niet bereikbaar om de sessie af te sluiten.',
  onlyForHr: 'Dit scherm is alleen voor HR.',
  customer: 'Klant',
  pickSomeone: 'Kies een persoon om rond te kijken',
  showEveryone: (count: number) => `Toon alle ${formatCount(count)} personen`,
  resetDemo: 'Demo terugzetten',
  resetDemoQuestion: 'Wil je de demo terugzetten?',
  resetDemoEffect: 'Alles wat in de demo gewijzigd is, verdwijnt. Iedereen wordt uitgelogd.',
  demoReset: 'De demo staat weer zoals bij het begin.',
  monthInFigures: (workdays: number) => `Een maand is een rond getal: ${workdays} werkdagen, één keer bevestigen.`,
}
