import { fileURLToPath } from 'node:url';
import globalData from '@csstools/postcss-global-data';
import mixins from '@csstools/postcss-mixins';
import customMedia from 'postcss-custom-media';
import hoverMedia from 'postcss-hover-media-feature';

const shared = fileURLToPath(new URL('./src/styles/shared.css', import.meta.url));

/** Styles of `:hover` are for what hovers: on a phone they would stay after a tap. */
export default { plugins: [globalData({ files: [shared] }), mixins(), customMedia(), hoverMedia()] };
