/**
 * The texts of the form for a shift type. HR uses this form for the shift types of a customer, and employees use it for
 * own shift types.
 */
export const shiftTypes = {
  add: 'Toevoegen',
  addType: 'Shift type toevoegen',
  edit: (name: string) => `${name} aanpassen`,
  archive: (name: string) => `${name} archiveren`,
  name: 'Naam',
  sameName: 'Deze klant heeft al een shift type met deze naam. Waar je kiest, staan de uren ernaast.',
  nameCount: (length: number, max: number) => `${length} / ${max}`,
  color: 'Kleur',
  /** The names of the colours: white and the ten colours, in the same order as in tokens.css. */
  swatches: [
    'Wit',
    'Lichtblauw',
    'Roze',
    'Nachtblauw',
    'Zandgeel',
    'Lichtgroen',
    'Lila',
    'Muntgroen',
    'Petrol',
    'Pruim',
    'Lichtgrijs',
  ],
  customColor: 'Eigen kleur',
  example: 'Voorbeeld',
  faint: (contrast: string) =>
    `Op deze kleur is de tekst moeilijk te lezen (contrast ${contrast} op 1, minstens 4,5). Kies een lichtere of donkerdere kleur.`,
  hours: 'Werkuren',
  start: 'Start',
  end: 'Einde',
  hasPause: 'Pauze',
  qualification: 'Kwalificatie',
  qualificationHint:
    'Alleen wie ze heeft, ziet open shiften van dit type en kan ze ruilen. HR krijgt een aandachtspunt in de teamplanning.',
  pauseStart: 'Begin pauze',
  pauseEnd: 'Einde pauze',
  staleTitle: (who: string | null) => `${who ?? 'Iemand anders'} heeft dit shift type intussen gewijzigd.`,
  noPause: 'geen pauze',
  save: 'Opslaan',
  nothingChanged: 'Er is nog niets gewijzigd.',

  /** The texts of the screen /configuration with own shift types. */
  own: {
    intro:
      'Werk je vaak op andere uren dan die van HR? Maak er een eigen shift type voor: je kan het in je uurrooster kiezen naast die van HR. Alleen jij en HR zien het.',
    failed: 'De shift types konden niet geladen worden.',
    none: 'Je hebt hier nog geen eigen shift types.',
    mine: (customer: string) => `Eigen shift types bij ${customer}`,
    ofHr: (customer: string) => `Shift types van HR bij ${customer}`,
    ofHrTitle: 'Van HR',
    ofHrNone: 'HR heeft hier geen shift types.',
    addAt: (customer: string) => `Shift type toevoegen bij ${customer}`,
    pause: (period: string) => `pauze ${period}`,
    actions: 'Acties',
    archived: (name: string) => `${name} is gearchiveerd. Wat ermee gepland is, blijft staan.`,
    noCustomers: 'Nog geen klanten',
    noCustomersText:
      'Een eigen shift type hoort bij een klant. Zodra HR een contract voor je maakt, staat die klant hier.',
  },
}
