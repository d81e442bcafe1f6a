export const people = {
  list: { title: 'Overzicht gebruikers', failed: 'De gebruikers konden niet geladen worden.' },
  detail: { failed: 'De gebruiker kon niet geladen worden.' },
  hrEmployersFailed: 'De HR werkgevers konden niet geladen worden.',
}
