export const mailbox = {
  title: 'Mails van de demo',
  open: 'Demo: de mails bekijken',
  none: 'Er is nog niets gemaild',
  noneText: 'Wat in de demo gemaild wordt, komt hier terecht. Er wordt niets echt verstuurd.',
  to: (recipients: string) => `Aan ${recipients}`,
  attachments: 'Bijlagen',
}
