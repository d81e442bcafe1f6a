export const settings = {
  title: 'Instellingen',
  failed: 'De instellingen konden niet geladen worden.',
}
