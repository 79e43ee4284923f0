import { useId } from 'react';
import { Landmark } from '#brand/landmark.tsx';
import { AzulejoPattern } from './azulejo.tsx';
import { Beam } from './beam.tsx';

/** Lighthouse with its beam for empty states, 384 × 168, cropped to its box. */
export function BeamArt({ className }: { className?: string | undefined }) {
  const id = useId();
  return (
    <svg className={className} viewBox="0 0 384 168" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <AzulejoPattern id={id} size={64} colour="var(--azul)" />
      <path d="M-600 0H984V168H-600Z" fill="var(--azul-soft)" />
      <path d="M-600 0H984V168H-600Z" fill={`url(#${id})`} opacity=".06" />
      <Beam cx={96} cy={62} from={-13} to={13} first={22} step={52} rings={8} ground="var(--lamp)" />
      <Beam cx={96} cy={62} from={167} to={193} first={22} step={40} rings={5} ground="var(--lamp)" />
      <path d="M-600 168C-200 150 38 138 96 138S258 152 504 168L984 190H-600Z" fill="var(--brand)" />
      <g transform="translate(96 62) scale(.35)">
        <Landmark />
      </g>
      <path d="M48 142C68 138 118 137 144 140L158 150H28Z" fill="var(--brand)" />
    </svg>
  );
}
