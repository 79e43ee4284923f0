/** The mark, 40 × 40. */
export const mark = (
  <>
    <circle cx="20" cy="20" r="20" fill="#0b6b5c" />
    <path d="M5 21C10 13 15 13 20 21S30 29 35 21V27C30 35 25 35 20 27S10 19 5 27Z" fill="#fff" />
    <circle cx="28" cy="11" r="4" fill="#ff9a6b" />
  </>
);

/** The Latin name below the Chinese one, in lines of 1.9 units. */
export const latinName = {
  viewBox: '-1 -3 70 14',
  lines: (
    <>
      <path d="M0 10V0L6 7 12 0V10M20 10 25 0 30 10M22 6.6H28M38 10V0H42A3 3 0 0 1 42 6H38M42 6 46 10M62 0H54V10H62M54 5H60M57-1 60-3" />
    </>
  ),
};
