/** The stored text has this placeholder. The link replaces the placeholder when the mail is sent. */
export const PLACE_OF_LINK = '{{link}}'

type About = { readonly address: string; readonly companyName: string }

/** The mail does not say which invoices will be sent to the address. */
export const confirmLetter = ({ address, companyName }: About) => ({
  subject: `Bevestig uw e-mailadres voor facturen van ${companyName}`,
  body: [
    'Beste,',
    `${companyName} wil facturen mailen naar ${address}.`,
    `Bevestig dat dit adres juist is:\n${PLACE_OF_LINK}`,
    'De link werkt 14 dagen. Hoort dit adres niet bij u, dan hoeft u niets te doen.',
    `Met vriendelijke groeten\n\n${companyName}`,
  ].join('\n\n'),
})
