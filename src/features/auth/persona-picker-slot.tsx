import { lazyPart } from '@/components/lazy-part';

const Picker = import.meta.env.DEV ? lazyPart(async () => (await import('./persona-picker.tsx')).PersonaPicker) : undefined;

/** Renders nothing in a production build. */
export function PersonaPicker({ onPick }: { onPick: (mobileNo: string) => void }) {
  return Picker === undefined ? null : <Picker onPick={onPick} />;
}
