export const customers = {
  list: { title: 'Klanten', failed: 'De klanten konden niet geladen worden.' },
  detail: {
    title: (name: string) => `Gedetailleerd overzicht van klant ${name}`,
    failed: 'De klant kon niet geladen worden.',
  },
}
