import type { RoamQuestionsQueryResult } from '@/api/roaming';
import { MAX_LG } from '@/ui/breakpoints';
import { useMedia } from '@/ui/use-media';
import css from './ring-map.module.css';

type Answer = RoamQuestionsQueryResult[number]['roamQuestionDatas'][number];

interface Shape {
  width: number;
  height: number;
  /** Macau, and the radius of its own disc. */
  x: number;
  y: number;
  disc: number;
  /** Outer radius of each ring, nearest first, and the directions (degrees clockwise from the right) in which its places stand. */
  rings: readonly { radius: number; places: readonly number[] }[];
  font: number;
}

const wide: Shape = {
  width: 500,
  height: 560,
  x: 500,
  y: 560,
  disc: 56,
  rings: [
    { radius: 142, places: [200, 245] },
    { radius: 244, places: [193, 223, 252] },
    { radius: 346, places: [191, 215, 240] },
    { radius: 448, places: [190, 212, 236] },
  ],
  font: 15,
};

const phone: Shape = {
  width: 358,
  height: 176,
  x: 358,
  y: 176,
  disc: 24,
  rings: [
    { radius: 66, places: [218] },
    { radius: 122, places: [193, 237] },
    { radius: 184, places: [190, 217] },
    { radius: 250, places: [186, 209] },
  ],
  font: 13,
};

/** The places that an answer's second line names. */
const placesOf = (hint = ''): string[] => hint.split(/[、,]/).map((place) => place.trim());

/**
 * Distance from Macau in four rings; the ring of the chosen answer lights up. Says nothing that the answers do not say, so it is silent.
 */
export function RingMap({ answers, lit, home }: { answers: readonly Answer[]; lit: number | undefined; home: string }) {
  const shape = useMedia(MAX_LG) ? phone : wide;
  const { width, height, x, y, disc, rings, font } = shape;
  const names = rings.map((_, at) => placesOf(answers.find(({ ring }) => ring === at + 1)?.hint));
  return (
    <svg className={css.map} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      {[...rings].reverse().map(({ radius }, back) => {
        const ring = rings.length - back;
        return <circle key={radius} cx={x} cy={y} r={radius} className={css.ring} data-ring={ring} data-lit={ring === lit || undefined} />;
      })}
      <circle cx={x} cy={y} r={disc} className={css.home} />
      {disc < font * 3 ? null : (
        <text x={x - 7} y={y - 16} fontSize={font} className={css.homeName}>
          {home}
        </text>
      )}
      {rings.map(({ radius, places }, at) => {
        const middle = ((rings[at - 1]?.radius ?? disc) + radius) / 2;
        return places.map((degrees, place) => {
          const angle = (degrees * Math.PI) / 180;
          const name = names[at]?.[place];
          return name ? (
            <g
              key={name}
              className={css.place}
              data-lit={at + 1 === lit || undefined}
              transform={`translate(${(x + middle * Math.cos(angle)).toFixed(1)} ${(y + middle * Math.sin(angle)).toFixed(1)})`}
            >
              <circle cy={font * -0.6} r={font / 4} />
              <text y={font * 0.85} fontSize={font}>
                {name}
              </text>
            </g>
          ) : null;
        });
      })}
    </svg>
  );
}
