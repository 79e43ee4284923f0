import { fileURLToPath } from 'node:url';
import globalData from '@csstools/postcss-global-data';
import mixins from '@csstools/postcss-mixins';
import customMedia from 'postcss-custom-media';

const shared = fileURLToPath(new URL('./src/styles/shared.css', import.meta.url));

export default { plugins: [globalData({ files: [shared] }), mixins(), customMedia()] };
