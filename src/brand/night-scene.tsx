import { useId } from 'react';
import { Landmark } from '#brand/landmark.tsx';
import { AzulejoPattern } from './azulejo.tsx';
import { Beam } from './beam.tsx';

/** Waves of 78 units, down to the bottom. */
const wave = (y: number) => `M0 ${y}${'c19.5 0 19.5-10 39-10s19.5 10 39 10'.repeat(4)}V576H0Z`;

/** The lighthouse at night, 312 × 576, beside the log-in. Its upper 260 px leave room for text. */
export function NightScene({ className }: { className?: string | undefined }) {
  const id = useId();
  return (
    <svg className={className} viewBox="0 0 312 576" width="100%" height="100%" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <AzulejoPattern id={id} size={64} x={158} y={264} />
      <path d="M0-400H312V576H0Z" fill="#0e1a33" />
      <path d="M0-400H312V576H0Z" fill={`url(#${id})`} opacity=".11" />
      <Beam cx={190} cy={296} from={-13} to={13} first={34} step={44} rings={5} ground="var(--lamp)" />
      <Beam cx={190} cy={296} from={167} to={193} first={34} step={44} rings={3} ground="var(--lamp)" />
      <g fill="none" stroke="var(--lamp)" strokeWidth="2" opacity=".28">
        <circle cx="190" cy="296" r="58" />
        <circle cx="190" cy="296" r="102" />
        <circle cx="190" cy="296" r="146" />
      </g>
      <g transform="translate(190 296) scale(.82)">
        <Landmark chapel />
      </g>
      <path d="M0 512C30 492 50 480 90 480H232C272 480 296 496 312 508V576H0Z" fill="var(--brand)" />
      {[529, 542, 555, 568].map((y, index) => (
        <path key={y} d={wave(y)} fill={index % 2 ? '#15379e' : '#12307f'} />
      ))}
    </svg>
  );
}
