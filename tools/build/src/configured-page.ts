import type { Plugin } from 'vite';
import type { SiteConfig } from '../../../src/brand/config.ts';
import { configurePage } from './deploy/configure-page.ts';

/** Writes the operator's values into the page, as `configure` does for customers. */
export const configuredPage = (config: SiteConfig): Plugin => ({ name: 'configured-page', transformIndexHtml: (html) => configurePage(html, config) });
