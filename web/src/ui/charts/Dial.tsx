const TICKS = Array.from({ length: 60 }, (_, minute) => minute)

/** The sixty small lines of a clock face. They have the colour of the text around the clock. */
export const Dial = ({ className }: { readonly className?: string }) => (
  <svg className={className} viewBox="-70 -70 140 140" aria-hidden>
    {TICKS.map((minute) => (
      <line
        key={minute}
        y1={minute % 5 === 0 ? -54 : -60}
        y2={-66}
        stroke="currentColor"
        strokeWidth={minute % 5 === 0 ? 2.4 : 1.2}
        strokeLinecap="round"
        transform={`rotate(${minute * 6})`}
      />
    ))}
  </svg>
)
