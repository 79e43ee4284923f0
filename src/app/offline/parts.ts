import { lazyPart } from '@/components/lazy-part';

export const OfflineNotice = lazyPart(async () => (await import('./notice.tsx')).OfflineNotice, 'offline');
export const NotSaved = lazyPart(async () => (await import('./notice.tsx')).NotSaved, 'offline');
