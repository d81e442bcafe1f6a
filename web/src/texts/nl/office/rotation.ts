import { formatCount } from '@uurwerk/domain/money/formatCount'

const shiftCount = (count: number): string => (count === 1 ? '1 shift' : `${formatCount(count)} shiften`)

export const rotation = {
  title: 'Patronen',
  make: 'Nieuw patroon',
  edit: 'Aanpassen',
  editOf: (name: string) => `Pas ${name} aan`,
  remove: 'Verwijderen',
  removeOf: (name: string) => `Patroon ${name} verwijderen?`,
  removeEffect: 'Geplande shiften blijven staan.',
  inUse: 'Dit patroon wordt nog gevolgd.',
  none: 'Nog geen patronen',
  noneText:
    'Een patroon zegt voor één tot twaalf weken welke shift iemand werkt. Niets wordt vanzelf gepland: je vult het zelf.',
  failed: 'De patronen konden niet geladen worden.',
  failedChoices: 'De klanten en contracten konden niet geladen worden.',
  customer: 'Klant',
  chooseCustomer: 'Kies een klant',
  name: 'Naam',
  weeks: 'Aantal weken',
  weekCount: (count: number) => (count === 1 ? '1 week' : `${count} weken`),
  week: (week: number) => `Week ${week}`,
  weekdays: ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'],
  free: 'Vrij',
  noDays: 'Kies minstens één dag met een shift.',
  save: 'Opslaan',
  saved: 'Het patroon is opgeslagen.',
  follow: 'Laat volgen',
  followOf: (name: string) => `Laat een contract ${name} volgen`,
  contract: 'Contract',
  chooseContract: 'Kies een contract',
  from: 'Van',
  to: 'Tot en met',
  noEnd: 'Leeg: zonder einde',
  firstWeek: 'Begint in',
  person: 'Wie',
  period: 'Volgt',
  filledUntil: 'Gevuld tot en met',
  never: 'nog niet',
  short: 'vul aan',
  shortTip: 'Voor minder dan vier weken vooruit gevuld',
  nobody: 'Nog niemand volgt dit patroon.',
  stop: 'Loslaten',
  stopOf: (person: string) => `${person} laat dit patroon los?`,
  stopEffect: 'De shiften die gepland zijn, blijven staan.',
  fill: 'Vullen',
  fillOf: (name: string) => `Vul ${name}`,
  fillHint: 'Vult de vrije dagen van wie dit patroon volgt. Wat al gepland is, blijft staan.',
  relay: 'Opnieuw leggen',
  relayOf: (name: string) => `Leg ${name} opnieuw`,
  relayHint:
    'Verwijdert eerst de komende shiften die dit patroon plande, die niemand wijzigde en die niet meer passen. Vult daarna de vrije dagen.',
  onHolidays: 'Ook op feestdagen',
  onUnavailable: 'Ook op dagen die als niet beschikbaar aangeduid zijn',
  lay: (planned: number, removed: number) =>
    removed === 0
      ? `${shiftCount(planned)} plannen`
      : `${shiftCount(planned)} plannen, ${formatCount(removed)} verwijderen`,
  laid: (planned: number, removed: number) =>
    removed === 0
      ? `${shiftCount(planned)} gepland.`
      : `${shiftCount(planned)} gepland, ${formatCount(removed)} verwijderd.`,
  nothingToLay: 'Er is niets te plannen in deze periode.',
  skipped: (count: number) => `${shiftCount(count)} overgeslagen`,
  warned: (count: number) => `${shiftCount(count)} met een aandachtspunt`,
  more: (count: number) => `En nog ${formatCount(count)}.`,
  day: 'Dag',
  why: 'Waarom',
} as const
