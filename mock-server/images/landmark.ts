import { content } from '#operator';

/** A picture with the operator's landmark in its place, which files leave empty. */
export const withLandmark = (picture: string): string => picture.replace('<g class="landmark"/>', content.landmark.join(''));
