import type { ReactNode } from 'react';
import { Landmark } from '#brand/landmark.tsx';
import { AzulejoPattern } from '@/brand/azulejo';
import { Beam } from '@/brand/beam';
import { Boat, Bridge, Hills, Kites, Lanterns, Phones, Towers, Waves } from './subjects.tsx';

/** One image from back to front. The colours are the same in both themes. */
interface Scene {
  sky: string;
  /** Colour and edge of a tile pattern over the sky. */
  tiles?: [colour: string, size: number];
  /** A lamp with rings of light: its centre and the range of its beam in degrees. */
  lamp?: [x: number, y: number, from: number, to: number];
  far?: ReactNode;
  subject: ReactNode;
  ground?: ReactNode;
}

const lighthouse = (x: number, y: number, scale: number, chapel = false) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <Landmark chapel={chapel} />
  </g>
);

/** The 15 images (CAPTCHA-01). */
export const scenes: readonly Scene[] = [
  {
    sky: 'var(--brand)',
    tiles: ['#fff', 40],
    lamp: [92, 46, -13, 13],
    subject: lighthouse(92, 46, 0.34),
    ground: <Waves y={112} colours={['#12307f', '#1939a4']} />,
  },
  {
    sky: '#0e1a33',
    tiles: ['#9db6ff', 56],
    lamp: [214, 52, 150, 205],
    subject: lighthouse(214, 52, 0.36, true),
    ground: <Hills y={122} colours={['var(--brand)', '#15379e']} />,
  },
  {
    sky: '#f3ead7',
    tiles: ['var(--brand)', 62],
    subject: <Boat x={168} y={96} sail="#c8452b" />,
    ground: <Waves y={116} colours={['var(--brand)', '#4169de']} />,
  },
  {
    sky: 'var(--lamp)',
    far: <Hills y={92} colours={['#f0b64a', '#c8452b']} />,
    subject: <Bridge y={88} colour="#fff" towers={[96, 222]} />,
    ground: <Waves y={108} colours={['#12307f', 'var(--brand)']} />,
  },
  {
    sky: '#142142',
    lamp: [44, 24, 20, 62],
    far: <Towers y={112} colours={['#2b3d70', '#31488c']} />,
    subject: <Bridge y={106} colour="var(--lamp)" towers={[70, 250]} />,
    ground: <Waves y={118} colours={['#0e1835', '#192750']} />,
  },
  { sky: '#c8452b', tiles: ['#ffd486', 48], subject: <Lanterns xs={[40, 98, 156, 214, 272]} colour="var(--lamp)" /> },
  {
    sky: '#e8eefc',
    tiles: ['#4169de', 44],
    subject: <Phones xs={[58, 128, 206]} colours={['var(--brand)', '#0e1a33', '#c8452b']} />,
    ground: <Hills y={136} colours={['#ccd8f5', '#9db6ff']} />,
  },
  {
    sky: '#0b7a5b',
    tiles: ['#ddf5eb', 70],
    far: <Hills y={84} colours={['#0f3a31', '#5fd6ae']} />,
    subject: <Kites seed={3} colours={['var(--lamp)', '#fff', '#c8452b']} />,
  },
  {
    sky: '#9db6ff',
    far: <Towers y={120} colours={['#4169de', 'var(--brand)']} />,
    subject: <Kites seed={8} colours={['#c8452b', '#0e1a33', 'var(--lamp)']} />,
    ground: <Waves y={126} colours={['#f3ead7', '#0e1a33']} />,
  },
  {
    sky: '#0e1a33',
    lamp: [155, 150, 190, 350],
    subject: <Towers y={142} colours={['var(--brand)', '#2f5ce6']} />,
    ground: <Waves y={136} colours={['#0e1835', '#12307f']} />,
  },
  {
    sky: '#fff0d1',
    tiles: ['#c8452b', 52],
    far: <Hills y={100} colours={['#f0b64a', 'var(--lamp)']} />,
    subject: lighthouse(72, 38, 0.33),
    ground: <Hills y={128} colours={['#a23420', '#c8452b']} />,
  },
  {
    sky: '#15379e',
    far: <Waves y={40} colours={['var(--brand)', '#2f5ce6']} />,
    subject: <Boat x={96} y={84} sail="var(--lamp)" />,
    ground: <Waves y={102} colours={['#f3ead7', '#12307f']} />,
  },
  {
    sky: '#dbe4fc',
    lamp: [280, 30, 128, 172],
    far: <Towers y={118} colours={['#c3d2f9', '#9db6ff']} />,
    subject: <Boat x={206} y={104} sail="var(--brand)" />,
    ground: <Waves y={122} colours={['#4169de', 'var(--brand)']} />,
  },
  {
    sky: '#24386f',
    tiles: ['var(--lamp)', 58],
    subject: <Phones xs={[92, 176, 244]} colours={['var(--lamp)', '#f3ead7', '#5fd6ae']} />,
    ground: <Waves y={130} colours={['#142142', '#31488c']} />,
  },
  {
    sky: '#a23420',
    tiles: ['#fff', 36],
    lamp: [250, 40, 160, 196],
    subject: <Bridge y={96} colour="#f3ead7" towers={[124, 188]} />,
    ground: <Waves y={114} colours={['#0e1a33', '#24376e']} />,
  },
];

/** A scene as SVG elements in a box of 310 × 155; `id` must be unique in the document. */
export function SceneImage({ id, index }: { id: string; index: number }) {
  const scene = scenes[index];
  if (scene === undefined) return null;
  const { sky, tiles, lamp, far, subject, ground } = scene;
  const pattern = `${id}-tiles`;
  return (
    <>
      {tiles === undefined ? null : <AzulejoPattern id={pattern} size={tiles[1]} x={index * 7} y={index * 5} colour={tiles[0]} />}
      <path d="M0 0H310V155H0Z" fill={sky} />
      {tiles === undefined ? null : <path d="M0 0H310V155H0Z" fill={`url(#${pattern})`} opacity=".3" />}
      {far}
      {lamp === undefined ? null : (
        <>
          <Beam cx={lamp[0]} cy={lamp[1]} from={lamp[2]} to={lamp[3]} first={20} step={34} rings={7} ground="var(--lamp)" />
          <circle cx={lamp[0]} cy={lamp[1]} r="12" fill="var(--lamp)" />
        </>
      )}
      {subject}
      {ground}
    </>
  );
}
