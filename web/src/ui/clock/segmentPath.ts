type Segment = { readonly from: number; readonly to: number; readonly inner: number; readonly outer: number }

/** Half the gap between two segments, in degrees. */
const GAP = 1.1

/** The SVG path of a ring segment between two angles, in degrees clockwise from the top. */
export function segmentPath({ from, to, inner, outer }: Segment): string {
  const [start, end] = [from + GAP, to - GAP]
  return `M${point(inner, start)}A${inner} ${inner} 0 0 1 ${point(inner, end)}L${point(outer, end)}A${outer} ${outer} 0 0 0 ${point(outer, start)}Z`
}

function point(radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180
  return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`
}
