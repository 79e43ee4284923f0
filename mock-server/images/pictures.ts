import { content } from '#operator';

const WIDE = 'viewBox="0 0 384 240" width="384" height="240"';
const NARROW = 'viewBox="13 8 358 224" width="358" height="224"';

/** The file of `pictures/` with the picture at a path below `/mock-assets/`: a section has one for all screens. */
export const fileOf = (path: string): string => path.replace(/^(sections\/.+)-phone\.svg$/, '$1-wide.svg');

/** The picture at a path, from its file: on phones without the edges, and with the operator's landmark in its place, which files leave empty. */
export const pictureOf = (path: string, file: string): string =>
  (fileOf(path) === path ? file : file.replace(WIDE, NARROW)).replace('<g class="landmark"/>', content.landmark.join(''));
