/** The mark, 40 × 40. */
export const mark = (
  <>
    <rect width="40" height="40" rx="10" fill="#1b45c4" />
    <path d="M12.6 14H18L19.8 33H10.8ZM20.3 18H28V23H20.8Z" fill="#fff" />
    <path d="M11.4 12V9.6A3.9 3.9 0 0 1 19.2 9.6V12ZM21.4 8.4 32 6V14.4L21.4 12Z" fill="#ffb224" />
  </>
);

/** The Latin name below the Chinese one, in lines of 1.9 units. */
export const latinName = {
  viewBox: '-1 -1 90 12',
  lines: (
    <>
      <path d="M1 10V0H7M1 5H6M19 10 23.5 0 28 10M20.6 6.8H26.4M41 10V0H44.6A2.9 2.9 0 0 1 44.6 5.8H41M44.4 5.8 47.6 10M82 0V10H87.5" />
      <circle cx="65" cy="5" r="5" />
    </>
  ),
};
