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
  notices: {
    title: 'Berichten',
    failed: 'Je keuzes konden niet geladen worden.',
    byMail: 'E-mail',
    byPush: 'Melding',
    time: 'Wanneer',
    times: { atOnce: 'Meteen', daily: 'Dagelijks', never: 'Nooit' },
    choiceOf: (kind: string, way: string) => `${kind}: ${way}`,
    kinds: {
      confirm: {
        title: 'Vorige maand bevestigen',
        when: 'Op de 2de, 5de en 8ste, zolang je timesheet niet bevestigd is.',
      },
      plan: {
        title: 'Volgende maand plannen',
        when: 'Op de 18de en 25ste, zolang je planning niet volledig is.',
      },
      roster: {
        title: 'HR wijzigde je planning',
        when: (hour: number) =>
          `Eén bericht voor alle wijzigingen: na tien minuten, of om ${hour} uur als het pas over meer dan een week is.`,
      },
      openShifts: {
        title: 'Nieuwe open shiften',
        when: (hour: number) =>
          `Dagelijks is om ${hour} uur, of meteen als de shift binnen twee dagen begint. Nooit zet ook de meldingen uit.`,
      },
      absence: {
        title: 'HR wijzigde je verlof',
        when: 'Na tien minuten, zonder te zeggen wat er gewijzigd is.',
      },
    },
    content:
      'Een melding noemt alleen de maand of de dag. De mail over je planning zegt ook welke shiften er stonden en staan. Nooit een klant of een afwezigheid.',
    chosen: 'Je keuze is bewaard.',
    thisDevice: 'Meldingen op dit toestel',
    turnOn: 'Zet aan',
    turnOff: 'Zet uit',
    turnOffOn: (device: string) => `Zet meldingen uit op ${device}`,
    on: 'Je krijgt nu meldingen op dit toestel.',
    off: 'De meldingen staan uit.',
    isOn: 'Je krijgt hier meldingen, ook als Uurwerk dicht is. Afmelden zet ze uit.',
    otherDevice: (device: string, since: string) => `${device}, sinds ${since}`,
    browserFailed: 'Je browser kon de meldingen niet aanzetten. Probeer het later opnieuw.',
    support: {
      possible: 'Je browser vraagt je toestemming zodra je ze aanzet. Dit geldt alleen voor dit toestel.',
      blocked:
        'Je browser blokkeert meldingen van Uurwerk. Sta ze toe in de instellingen van je browser en laad de pagina opnieuw.',
      afterInstall: 'Zet Uurwerk eerst op je beginscherm (Deel, Zet op beginscherm) en open het daar.',
      impossible: 'Deze browser kan geen meldingen tonen. Je krijgt de berichten per e-mail.',
    },
  },
  noContractsOfHr: 'Je hebt geen contract.',
}
