import type { Plugin } from 'vite';

/** Sends the address of a changed file of messages to the open pages, which read it anew (src/i18n/i18n.ts). Vite would reload them, and what was typed is lost. */
export const messageUpdates: Plugin = {
  name: 'message-updates',
  apply: 'serve',
  hotUpdate({ file, timestamp }) {
    const [url, language, namespace] = /\/src\/i18n\/locales\/([\w-]+)\/([\w-]+)\.json$/.exec(file) ?? [];
    if (url === undefined || this.environment.name !== 'client') return undefined;
    this.environment.hot.send('messages', { language, namespace, url: `${url}?t=${timestamp}` });
    return [];
  },
};
