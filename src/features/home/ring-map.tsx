import { useTranslation } from 'react-i18next';
import type { RoamQuestionsQueryResult } from '@/api/generated/roaming';
import { MAX_LG, useMedia } from '@/ui/media';
import css from './ring-map.module.css';

type Answer = RoamQuestionsQueryResult[number]['roamQuestionDatas'][number];

/** Macau is in the lower right corner. */
const wideLayout = {
  width: 500,
  height: 560,
  /** Radius of the disc for Macau. */
  disc: 72,
  /** Outer radius of each ring, nearest first, and the angles of its place names in degrees clockwise from the right. */
  rings: [
    { radius: 142, angles: [200, 240] },
    { radius: 244, angles: [193, 223, 252] },
    { radius: 346, angles: [191, 215, 240] },
    { radius: 448, angles: [190, 212, 236] },
  ],
  font: 15,
};

const phoneLayout: typeof wideLayout = {
  width: 358,
  height: 176,
  disc: 58,
  rings: [
    { radius: 104, angles: [236] },
    { radius: 144, angles: [193, 235] },
    { radius: 200, angles: [190, 216] },
    { radius: 258, angles: [186, 208] },
  ],
  font: 13,
};

/** Place names in the hint of an answer. */
const placesOf = (hint = ''): string[] => hint.split(/[、,]/).map((place) => place.trim());

/** Map of four distance rings around Macau that highlights the ring of the chosen answer; decorative, because the answers name the same places. */
export function RingMap({ answers, activeRing }: { answers: readonly Answer[]; activeRing: number | undefined }) {
  const { t } = useTranslation('home');
  const { width: x, height: y, disc, rings, font } = useMedia(MAX_LG) ? phoneLayout : wideLayout;
  const names = rings.map((_, index) => placesOf(answers.find(({ ring }) => ring === index + 1)?.hint));
  return (
    <svg className={css.map} viewBox={`0 0 ${x} ${y}`} preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      {rings
        .map(({ radius }, index) => (
          <circle key={radius} cx={x} cy={y} r={radius} className={css.ring} data-ring={index + 1} data-lit={index + 1 === activeRing || undefined} />
        ))
        .reverse()}
      <circle cx={x} cy={y} r={disc} className={css.home} />
      <text x={x - 6} y={y - font} fontSize={font} className={css.homeName}>
        {t('finder.home')}
      </text>
      {rings.map(({ radius, angles }, index) => {
        const middle = ((rings[index - 1]?.radius ?? disc) + radius) / 2;
        return angles.map((degrees, place) => {
          const angle = (degrees * Math.PI) / 180;
          const name = names[index]?.[place];
          return name ? (
            <g
              key={name}
              className={css.place}
              data-lit={index + 1 === activeRing || undefined}
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
