export const api = {
  offline: 'Er is geen netwerk. Controleer je verbinding en probeer opnieuw.',
  timeout: 'De server antwoordde niet op tijd. Probeer het opnieuw.',
  unreachable: 'De server is niet bereikbaar. Probeer het over enkele ogenblikken opnieuw.',
  refused: 'Dit kan nu niet.',
  unforeseen: 'Er ging iets mis in dit scherm. Probeer het opnieuw.',
  unexplained: (status: number) => `De server kon dit niet doen (${status}). Probeer het opnieuw.`,
  errorNumber: (number: string) => `Foutnummer ${number}.`,
  emailKept: (address: string) => `Het e-mail adres is opgeslagen: ${address}`,
  alreadyKnown: 'Deze gegevens zijn al geregistreerd.',
}
