import { useId } from 'react';
import { AzulejoPattern } from '@/brand/azulejo';
import { Beam } from '@/brand/beam';

const grooves = [136, 124, 112, 100, 88, 76];

/** Decorative record over the sea, 360 × 320; the background extends to the left, right and top to fill any box. */
export function MusicArt({ className }: { className?: string | undefined }) {
  const id = useId();
  const gold = `${id}-gold`;
  return (
    <svg className={className} viewBox="156 0 360 320" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <AzulejoPattern id={id} size={64} x={16} y={22} />
      <AzulejoPattern id={gold} size={64} x={16} y={22} colour="var(--lamp)" />
      <path d="M-800-1200H1472V320H-800Z" fill={`url(#${id})`} opacity="var(--art-tile-opacity)" />
      <Beam cx={336} cy={186} from={164} to={196} first={164} step={58} rings={9} ground="var(--art-beam)" tiles={`url(#${gold})`} />
      <Beam cx={336} cy={186} from={-16} to={16} first={164} step={58} rings={9} ground="var(--art-beam)" tiles={`url(#${gold})`} />
      <circle cx="336" cy="186" r="148" fill="#0e1a33" />
      <g fill="none" stroke="#fff" strokeWidth="1.5">
        {grooves.map((radius) => (
          <circle key={radius} cx="336" cy="186" r={radius} opacity=".16" />
        ))}
      </g>
      <g fill="none" stroke="var(--lamp)" strokeWidth="3" strokeLinecap="round" opacity=".7">
        <path d="M219 129A130 130 0 0 1 279 69M241 140A106 106 0 0 1 290 91M453 243A130 130 0 0 1 393 303M431 232A106 106 0 0 1 382 281" />
      </g>
      <circle cx="336" cy="186" r="58" fill="var(--lamp)" />
      <circle cx="336" cy="186" r="50" fill="none" stroke="#0e1a33" strokeWidth="1.5" opacity=".35" />
      <path d="M321 208V170L357 162V200" fill="none" stroke="#0e1a33" strokeWidth="6" strokeLinejoin="round" />
      <ellipse cx="313" cy="208" rx="11" ry="9" fill="#0e1a33" />
      <ellipse cx="349" cy="200" rx="11" ry="9" fill="#0e1a33" />
      {[268, 281, 294, 307].map((y, index) => (
        <path key={y} d={`M-840 ${y}${'c24 0 24-14 48-14s24 14 48 14'.repeat(24)}V330H-840Z`} fill={index % 2 ? 'var(--art-sea-2)' : 'var(--art-sea-1)'} />
      ))}
    </svg>
  );
}
