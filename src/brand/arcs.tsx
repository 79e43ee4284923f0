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

/** A quarter of the lamp and three broad arcs, 150 × 150: the top right corner of a night card. */
export function LampArcs({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 150 150" fill="none" stroke="var(--lamp)" aria-hidden="true">
      <circle cx="150" r="40" fill="var(--lamp)" stroke="none" />
      <circle cx="150" r="66" strokeWidth="18" opacity=".55" />
      <circle cx="150" r="98" strokeWidth="13" opacity=".3" />
      <circle cx="150" r="126" strokeWidth="9" opacity=".16" />
    </svg>
  );
}
