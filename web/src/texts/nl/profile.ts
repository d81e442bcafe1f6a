export const profile = {
  title: (name: string) => `Profiel van ${name}`,
  failed: 'Je profiel kon niet geladen worden.',
  facts: 'Gegevens',
  noEmployeeNr: 'Je hebt geen werknemersnummer',
  recup: 'Opgebouwde recup',
  confirmedUpTo: (month: string) => `bevestigd tot en met ${month}`,
  nothingConfirmed: 'nog geen maand bevestigd',
  sickDay: 'Duur van een ziektedag',
  contracts: 'Contracten',
  noContracts: 'Je hebt nog geen contract. HR voegt het toe; daarna kan je je shiften plannen.',
  noContractsOfHr: 'Je hebt geen contract.',
}
