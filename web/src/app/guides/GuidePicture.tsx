import * as texts from '../../texts/texts.ts'
import classes from './guides.module.css'

/**
 * The two sizes of the pictures in the guides: phone and desktop. The page reserves this space before a picture is
 * loaded.
 */
const pictureSizes = {
  phone: { width: 360, height: 700 },
  office: { width: 1280, height: 800 },
} as const

const pictureSize = (file: string) => (file.includes('telefoon-') ? pictureSizes.phone : pictureSizes.office)

type Props = { readonly file: string; readonly alt: string; readonly src: string | undefined }

/** A picture in a guide, scaled to the available width. A click shows the picture at full size. */
export function GuidePicture({ file, alt, src }: Props) {
  const { width, height } = pictureSize(file)
  return (
    <a
      className={classes.picture}
      data-phone={width < height || undefined}
      href={src}
      target="_blank"
      rel="noreferrer"
      aria-label={texts.guides.enlarge(alt)}
    >
      <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
    </a>
  )
}
