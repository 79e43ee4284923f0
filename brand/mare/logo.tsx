/** The mark, 40 × 40. */
export function MarkDrawing() {
  return (
    <>
      <circle cx="20" cy="20" r="20" fill="#0b6b5c" />
      <path d="M5 21C10 13 15 13 20 21S30 29 35 21V27C30 35 25 35 20 27S10 19 5 27Z" fill="#fff" />
      <circle cx="28" cy="11" r="4" fill="#ff9a6b" />
    </>
  );
}

/** The Latin name below the Chinese one, in lines of `currentColor`. */
export function LatinName({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="-1 -3 70 14" fill="none" stroke="currentColor" strokeWidth="1.9" aria-hidden="true">
      <path d="M0 10V0L6 7 12 0V10M20 10 25 0 30 10M22 6.6H28M38 10V0H42A3 3 0 0 1 42 6H38M42 6 46 10M62 0H54V10H62M54 5H60M57-1 60-3" />
    </svg>
  );
}
