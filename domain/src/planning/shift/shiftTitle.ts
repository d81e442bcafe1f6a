const TITLE_WITHOUT_TYPE = 'Shift'
const MARK_OF_ADJUSTED = '* '

export const COLOR_WITHOUT_TYPE = '#FFFFFF'

/** The name of the shift type, with '* ' before it for an adjusted shift (rule planning-32). */
export const shiftTitle = ({
  typeName,
  adjusted,
}: {
  readonly typeName: string | null
  readonly adjusted: boolean
}): string => `${adjusted ? MARK_OF_ADJUSTED : ''}${typeName ?? TITLE_WITHOUT_TYPE}`
