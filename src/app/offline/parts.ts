import { lazyPart } from '@/components/lazy-part';
import { loadMessages } from '@/i18n/i18n';

const load = async () => (await Promise.all([import('./notice.tsx'), loadMessages('offline')]))[0];

export const OfflineNotice = lazyPart(async () => (await load()).OfflineNotice);
export const NotSaved = lazyPart(async () => (await load()).NotSaved);
