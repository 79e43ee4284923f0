import { lazy, Suspense } from 'react';

const Picker = import.meta.env.DEV ? lazy(async () => ({ default: (await import('./persona-picker.tsx')).PersonaPicker })) : undefined;

/** The place for the development-only list of customers; nothing in a production build. */
export function PersonaPicker({ onPick }: { onPick: (mobileNo: string) => void }) {
  return Picker === undefined ? null : (
    <Suspense>
      <Picker onPick={onPick} />
    </Suspense>
  );
}
