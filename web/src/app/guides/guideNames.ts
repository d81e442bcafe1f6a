export type GuideName = 'medewerker' | 'maandeinde' | 'facturatie' | 'klant' | 'uurwerk-draaien'

/** Everybody can read every guide; the first name is the guide of the user's role (rule screens-45). */
export const guideNames = (isHr: boolean): readonly GuideName[] =>
  isHr
    ? ['maandeinde', 'facturatie', 'medewerker', 'klant', 'uurwerk-draaien']
    : ['medewerker', 'maandeinde', 'facturatie', 'klant', 'uurwerk-draaien']
