import { telha, withColours } from '../palettes.ts';
import { pagoda, seoulTower, torii, volcano } from '../parts/abroad.ts';
import { LAMP_HEIGHT, lighthouse } from '../parts/lighthouse.ts';
import { quay } from '../parts/macau.ts';
import { place } from '../svg.ts';
import { type Scene, type Stage, WATER } from './stage.ts';

const warm = withColours(telha, {
  light: { gate: '#f0643f', pane: '#3b0f07', shade: '#e9d3cc', route: '#fff3d6' },
  dark: { gate: '#c9492a', pane: '#180604', shade: '#c2a59c', wall: '#efe2de', route: '#e9d9b4' },
});

/** Where the little lighthouse of Macau stands; nearer on the narrow cuts. */
const homeX = ({ cut }: Stage) => (cut === 'popup' ? -190 : -296);

const route = (stage: Stage) => {
  const home = homeX(stage);
  const lamp = WATER - LAMP_HEIGHT * 0.34;
  return (
    `<path d="M${home + 12} ${lamp}C${home + 90}-60 20-150 118 66" fill="none" stroke="var(--route)" stroke-width="3" stroke-linecap="round" stroke-dasharray=".1 9"/>` +
    `<circle cx="118" cy="66" r="9" fill="none" stroke="var(--route)" stroke-width="3"/><circle cx="118" cy="66" r="3.5" fill="var(--route)"/>`
  );
};

/** Roaming in Japan and Korea: from the lighthouse of Macau to the gate in the water, under one sun. */
export const japanKorea: Scene = {
  palette: warm,
  motif: 'compass',
  light: { x: 0, y: 6, from: 112, step: 50, rings: 4 },
  subject: (stage) =>
    `<circle cy="6" r="92" fill="var(--lamp)"/>` +
    quay(-210, 330, WATER, 20) +
    place(seoulTower('var(--far)'), -150, WATER) +
    place(pagoda('var(--far)'), 236, WATER, 1.05) +
    place(volcano, 8, WATER + 2, 0.98) +
    `<path d="M${homeX(stage) - 46} ${WATER + 16}C${homeX(stage) - 30} ${WATER - 6} ${homeX(stage) + 30} ${WATER - 6} ${homeX(stage) + 46} ${WATER + 16}Z" fill="var(--near)"/>` +
    place(lighthouse({ withChapel: false }), homeX(stage), WATER - LAMP_HEIGHT * 0.34, 0.34) +
    route(stage) +
    place(torii, 118, WATER + 10),
};
