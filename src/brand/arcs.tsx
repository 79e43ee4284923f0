/** Thin arcs around a lamp, 112 × 112: the top right corner of the recommended plan. */
export function CornerArcs({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 112 112" fill="none" stroke="var(--lamp)" strokeWidth="2" aria-hidden="true">
      <circle cx="112" r="12" fill="var(--lamp)" stroke="none" />
      {[1, 0.8, 0.58, 0.36, 0.18].map((opacity, ring) => (
        <circle key={opacity} cx="112" r={28 + ring * 20} opacity={opacity} />
      ))}
    </svg>
  );
}
