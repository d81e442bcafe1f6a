export type GuideName = 'medewerker' | 'maandeinde' | 'facturatie' | 'uurwerk-draaien'

/** One's own first: for HR the month end, for everybody else how to plan and confirm. */
export const guideNames = (isHr: boolean): readonly GuideName[] =>
  isHr
    ? ['maandeinde', 'facturatie', 'medewerker', 'uurwerk-draaien']
    : ['medewerker', 'maandeinde', 'facturatie', 'uurwerk-draaien']
