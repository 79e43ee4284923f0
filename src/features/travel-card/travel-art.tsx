import { useId } from 'react';
import { Landmark } from '#brand/landmark.tsx';
import { AzulejoPattern } from '@/brand/azulejo';
import { Beam } from '@/brand/beam';

/** Path of a pin whose tip is at 0,0. */
const PIN = 'M0 0C-8-12-14-18-14-27A14 14 0 0 1 14-27C14-18 8-12 0 0Z';

/** Decorative bridge between two shores, 480 × 240; the background extends to both sides to fill any box. */
export function TravelArt({ className }: { className?: string | undefined }) {
  const id = useId();
  const gold = `${id}-gold`;
  return (
    <svg className={className} viewBox="60 0 480 240" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <AzulejoPattern id={id} size={64} x={16} y={22} />
      <AzulejoPattern id={gold} size={64} x={16} y={22} colour="var(--lamp)" />
      <path d="M-900-1600H1500V240H-900Z" fill={`url(#${id})`} opacity="var(--art-tile-opacity)" />
      <Beam cx={132} cy={70} from={-9} to={14} first={30} step={62} rings={8} ground="var(--art-beam)" tiles={`url(#${gold})`} />
      <path d="M-900 240V190C-300 176-60 160 132 160 168 160 196 170 216 190V240Z" fill="var(--art-sea-1)" />
      <path d="M1500 240V170C1100 150 700 140 560 150 520 154 486 170 470 190V240Z" fill="var(--art-sea-2)" />
      <g transform="translate(132 70) scale(.42)">
        <Landmark />
      </g>
      <g fill="none" stroke="var(--art-wall)">
        <path d="M270 176 300 104 330 176M284 176 300 132 316 176M390 176 420 104 450 176M404 176 420 132 436 176" strokeWidth="1.5" />
        <path d="M296 212 300 94 304 212M416 212 420 94 424 212" strokeWidth="3" strokeLinejoin="round" />
        <path d="M186 184C260 174 440 172 530 178" strokeWidth="6" />
      </g>
      <path d="M186 180C260 170 440 168 530 174" fill="none" stroke="var(--lamp)" strokeWidth="3" strokeDasharray="1 9" strokeLinecap="round" />
      {[
        [218, 174],
        [360, 168],
        [506, 170],
      ].map(([x, y]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path d={PIN} fill="#c8452b" />
          <circle cy="-27" r="5" fill="#fff" />
        </g>
      ))}
      {[200, 212, 224].map((y, index) => (
        <path key={y} d={`M-840 ${y}${'c24 0 24-12 48-12s24 12 48 12'.repeat(24)}V250H-840Z`} fill={index % 2 ? 'var(--art-sea-2)' : 'var(--art-sea-1)'} />
      ))}
    </svg>
  );
}
