/** The two sizes of the guides' pictures: phone and desktop. They reserve the space before a picture is loaded. */
export const pictureSizes = {
  phone: { width: 360, height: 700 },
  office: { width: 1280, height: 800 },
} as const

export const pictureSize = (file: string) => (file.includes('telefoon-') ? pictureSizes.phone : pictureSizes.office)
