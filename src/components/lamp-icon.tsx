/** Brand mark of promotions and recommendations. `size` in rem. */
export function LampIcon({ size = 1, className }: { size?: number | undefined; className?: string | undefined }) {
  return (
    <svg
      className={className}
      width={`${size}rem`}
      height={`${size}rem`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx="5.5" cy="12" r="2.5" fill="currentColor" stroke="none" />
      <path d="M11 6.8A7.5 7.5 0 0 1 11 17.2M15.5 3.5A12.5 12.5 0 0 1 15.5 20.5" />
    </svg>
  );
}
