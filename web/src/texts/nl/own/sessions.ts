import { formatCount } from '@uurwerk/domain/money/formatCount'
export const sessions = {
  title: 'Mijn sessies',
  explained:
    'Op deze toestellen ben je aangemeld. Herken je er een niet, of ben je een toestel kwijt? Meld het hier af: dat geldt meteen.',
  failed: 'Je sessies konden niet geladen worden.',
  device: 'Toestel',
  since: 'Aangemeld',
  lastUsed: 'Laatst gebruikt',
  actions: 'Acties',
  here: 'Dit toestel',
  end: 'Afmelden',
  endOf: (device: string) => `${device} afmelden`,
  times: (since: string, lastUsed: string) => `aangemeld ${since}, laatst gebruikt ${lastUsed}`,
  ended: (device: string) => `${device} is afgemeld.`,
  endOthers: 'Overal elders afmelden',
  endOthersQuestion: 'Overal elders afmelden?',
  endOthersEffect: (count: number) =>
    count === 1
      ? 'Eén ander toestel wordt afgemeld. Hier blijf je aangemeld.'
      : `${formatCount(count)} andere toestellen worden afgemeld. Hier blijf je aangemeld.`,
  endedOthers: 'Overal elders afgemeld.',
  noOthers: 'Je bent nergens anders aangemeld.',

  ofPerson: 'Sessies',
  failedOfPerson: 'De sessies konden niet geladen worden.',
  noneOfPerson: 'Nergens aangemeld.',
  endAll: 'Overal afmelden',
  endAllQuestion: (name: string) => `${name} overal afmelden?`,
  endAllEffect: 'Wat nog niet bewaard is op die toestellen, gaat verloren. Opnieuw aanmelden kan meteen.',
  endedAll: (name: string) => `${name} is overal afgemeld.`,
}
