const named = (who: string | null) => who ?? 'Iemand anders'

export const contracts = {
  monthFailed: (month: string) => `De contracten van ${month} konden niet geladen worden.`,
  openEnded: (start: string) => `${start} (met onbepaalde duur)`,
  from: (start: string, end: string) => `${start} Tot ${end}`,

  list: {
    title: 'Contracten',
    csvName: (whose: string) => `contracten-${whose}`,
    columns: {
      id: 'Contract id',
      userId: 'Gebruiker id',
      username: 'Gebruiker',
      customerId: 'Klant id',
      customerName: 'Klant',
      period: 'Periode',
      orders: 'Orders',
      shifts: 'Shiften',
      actions: 'Acties',
    },
    add: 'Contract toevoegen',
    adjustDates: 'Datums aanpassen',
    addOrder: 'Order toevoegen',
    ofContract: (action: string, id: number, who: string) => `${action}: contract ${id} van ${who}`,
    none: (name: string) => `${name} heeft nog geen contracten`,
    noneText: 'Met een contract kan iemand bij een klant gepland worden. De eerste order zegt wat een uur kost.',
  },

  create: {
    title: 'Nieuw contract',
    contract: 'Contract',
    firstOrder: 'Eerste order',
    user: 'Gebruiker',
    chooseUser: 'Zoek op naam',
    customer: 'Klant',
    chooseCustomer: 'Zoek op naam',
    start: 'Startdatum',
    end: 'Einddatum',
    endHint: 'Leeg is met onbepaalde duur.',
    reference: 'Referentie',
    save: 'Contract opslaan',
    question: 'Ben je zeker dat je dit contract wil opslaan?',
    afterEnd: (end: string) => `Ingevulde timesheets na ${end} kunnen verloren gaan.`,
    noRate: 'Het uurtarief is € 0,00: wat op dit contract gewerkt wordt, kost de klant niets.',
    created: (id: number) => `Contract ${id} is gemaakt.`,
    show: 'Bekijken',
  },

  order: {
    title: 'Order aanpassen',
    newTitle: 'Nieuwe order',
    start: 'Startdatum order',
    end: 'Einddatum order',
    endHint: 'Leeg loopt de order zolang het contract.',
    followsContract: 'Zonder einddatum van het contract loopt de eerste order even lang.',
    rate: 'Uurtarief',
    internalReference: 'Interne referentie',
    externalReference: 'Externe referentie',
    purchaseOrder: 'Bestelbon van de klant',
    purchaseOrderHint: 'Leeg: die van het contract. Staat op de factuur en in de UBL.',
    overlap: 'Deze datums overlappen met andere:',
    onlyTheRate:
      'Alleen een ander uurtarief? ‘Tarief wijzigen’ bij het contract laat de lopende order eindigen en een nieuwe beginnen.',
    repriced: 'Een ander uurtarief prijst ook alle maanden van deze order die nog niet gefactureerd zijn.',
    save: 'Opslaan',
    nothingChanged: 'Er is nog niets gewijzigd.',
    staleTitle: (who: string | null) => `${named(who)} heeft deze order intussen gewijzigd.`,
    none: 'geen',
  },

  zeroRate: {
    question: 'Wil je een uurtarief van € 0,00 opslaan?',
    effect: 'Wat op deze dagen gewerkt wordt en nog niet gefactureerd is, kost de klant dan niets.',
    period: 'Dagen',
    before: 'Uurtarief nu',
    after: 'Uurtarief na het opslaan',
    none: 'geen',
    confirm: 'Opslaan zonder bedrag',
  },

  effect: {
    overlapping: 'Deze persoon heeft bij deze klant al een contract op dezelfde dagen:',
    other: (id: number, period: string) => `contract ${id}, ${period}`,
    opened: (months: string) =>
      `Deze bevestigde maanden wachten dan ook op dit contract, en tellen pas weer mee als het er bevestigd is: ${months}.`,
    recup: (before: string, after: string) => `Recup nu: ${before}. Na het opslaan: ${after}.`,
    confirmedUntil: (hours: string, month: string) => `${hours} uur, bevestigd tot ${month}`,
    nothingConfirmed: 'nog niets bevestigd',
  },

  edit: {
    title: 'Datums aanpassen',
    save: 'Opslaan',
    question: 'Ben je zeker dat je dit contract wil opslaan?',
    afterEnd: (end: string) => `Timesheets en orders na ${end} worden niet bewaard.`,
    longer: 'Orders lopen niet vanzelf mee: kijk na of elke dag een uurtarief heeft.',
    confirm: 'Contract opslaan',
    refusedMonths: 'Naar de maand:',
    staleTitle: (who: string | null) => `${named(who)} heeft dit contract intussen gewijzigd.`,
    openEnd: 'met onbepaalde duur',
    nothing: 'geen',
  },

  remove: {
    question: (id: number, who: string, customer: string) =>
      `Wil je contract ${id} van ${who} bij ${customer} verwijderen?`,
    effect:
      'Dit is voor een contract dat per vergissing is gemaakt. Zijn orders verdwijnen mee. Een contract met een shift, een bevestigde maand of een factuur kan niet verwijderd worden: geef het dan een einddatum.',
    done: (id: number) => `Contract ${id} is verwijderd.`,
  },

  removeOrder: {
    label: (period: string) => `Order verwijderen: ${period}`,
    question: 'Wil je deze order verwijderen?',
    done: (period: string) => `De order ${period} is verwijderd.`,
    effect:
      'Dit is voor een order die per vergissing is gemaakt. Een order die een shift prijst of op een factuur staat, kan niet verwijderd worden.',
  },

  rate: {
    title: 'Uurtarief vandaag',
    change: 'Tarief wijzigen',
    none: 'Vandaag geldt er geen order.',
    how: 'Wat wil je wijzigen?',
    from: 'Nieuw tarief vanaf een datum',
    correct: 'Het tarief van de lopende order',
    startsOn: 'Nieuw tarief vanaf',
    fromEffect: (last: string, first: string) =>
      `De lopende order eindigt op ${last}. Vanaf ${first} geldt een nieuwe order met dezelfde referenties.`,
    correctEffect: (period: string) =>
      `Dit wijzigt de order zelf (${period}): alle maanden ervan die nog niet gefactureerd zijn, worden opnieuw geprijsd.`,
    save: 'Tarief opslaan',
  },

  detail: {
    monthOf: (month: string) => `Maand ${month}`,
    title: (id: number) => `Contract ${id}`,
    failed: 'Het contract kon niet geladen worden.',
    facts: 'Gegevens',
    user: 'Gebruiker',
    customer: 'Klant',
    period: 'Periode',
    reference: 'Referentie',
    noReference: 'geen',
    states: { running: 'loopt', future: 'nog niet begonnen', past: 'afgelopen' },
    orders: 'Orders',
    ordersCsv: (id: number) => `orders-contract-${id}`,
    noOrders: 'Dit contract heeft nog geen orders',
    noOrdersText: 'Zonder order heeft een gewerkt uur geen tarief en kan het niet gefactureerd worden.',
    addOrder: 'Order toevoegen',
    editOrder: 'Order aanpassen',
    editOrderOf: (period: string) => `Order aanpassen: ${period}`,
    validToday: 'vandaag',
    gaps: 'Op deze dagen van het contract geldt geen uurtarief:',
    openEnd: 'onbepaald',
    columns: {
      rate: 'Uurtarief',
      start: 'Start',
      end: 'Einde',
      internalReference: 'Interne referentie',
      externalReference: 'Externe referentie',
      actions: 'Acties',
    },
    link: 'Contract bekijken',
  },
}
