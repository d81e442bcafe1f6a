import { useMediaQuery } from '@mantine/hooks'

/** True when the page is as narrow as a phone. Zoom can also make it so narrow. The style sheets use the same width. */
export const useIsPhone = (): boolean => useMediaQuery('(max-width: 40em)', false, { getInitialValueInEffect: false })
