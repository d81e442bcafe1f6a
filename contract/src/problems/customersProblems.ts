import { fixed, type Catalogue, type FieldErrors } from './catalogue/catalogue.ts'

export const customersProblems = {
  subdivision_unusable: [
    409,
    (f: { customerName: string }) =>
      `${f.customerName} kan hier geen subdivisie zijn: kies een klant zonder moederbedrijf en zonder eigen subdivisies.`,
  ],
  customer_name_taken: [409, 'Er bestaat al een actieve klant met deze naam.'],
  parent_unusable: [409, 'Deze klant kan geen moederbedrijf zijn. Kies een klant zonder moederbedrijf.'],
  customer_hours_order: [
    422,
    'De uren moeten op de klok na elkaar komen: eerst start ochtend, dan start avond, dan start nacht. Gelijke uren mogen.',
  ],
  parent_hours_order: [
    409,
    'De uren van het moederbedrijf staan niet in de juiste volgorde: ochtend, avond, nacht. Pas die eerst aan.',
  ],
  enterprise_number_invalid: [422, fixed<FieldErrors>('Dit ondernemingsnummer klopt niet: kijk de cijfers na.')],
  vat_id_format: [422, fixed<FieldErrors>('Dit btw-nummer past niet bij het land van het adres.')],
  peppol_id_format: [422, fixed<FieldErrors>('Dit Peppol-id klopt niet. Schrijf het als 0208:0403019261.')],
  customer_inactive: [409, 'Deze klant is niet actief. Activeer de klant eerst.'],
  bonus_rate_exists: [409, 'Dit bonustarief bestaat al voor deze klant.'],
  bonus_rate_missing: [404, 'Dit bonustarief bestaat niet voor deze klant.'],
  email_already_confirmed: [409, 'Dit e-mailadres is al bevestigd. Er is geen link meer nodig.'],
  confirm_link_just_mailed: [409, 'Er werd net een link gemaild. Wacht een minuut voor je er nog een mailt.'],
  confirm_link_unknown: [
    404,
    'Deze link werkt niet of niet meer. Gebruik de link uit de laatste mail, of vraag de afzender om een nieuwe.',
  ],
  confirm_link_expired: [409, 'Deze link is vervallen. Vraag de afzender van de mail om een nieuwe.'],
  contact_exists: [409, 'Dit e-mailadres heeft al toegang tot deze klant.'],
  contact_of_internal_customer: [409, 'Een interne firma heeft geen klanttoegang.'],
  link_used_up: [409, 'Deze link is al gebruikt of verlopen. Vraag een nieuwe aan met je e-mailadres.'],
} as const satisfies Catalogue
