/** The two sizes of a screen in the guides, so that its place is kept before it is loaded: a phone's, and an office's. */
export const pictureSizes = {
  phone: { width: 360, height: 700 },
  office: { width: 1280, height: 800 },
} as const

export const pictureSize = (file: string) => (file.includes('telefoon-') ? pictureSizes.phone : pictureSizes.office)
