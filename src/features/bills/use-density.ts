import { useEffect, useState } from 'react';

/** Pixels of the screen to a CSS pixel; follows the browser's zoom and a move to another screen. Only for parts that never prerender. */
export function useDensity(): number {
  const [density, setDensity] = useState(() => window.devicePixelRatio);
  useEffect(() => {
    const list = window.matchMedia(`(resolution: ${density}dppx)`);
    const changed = () => setDensity(window.devicePixelRatio);
    list.addEventListener('change', changed);
    return () => list.removeEventListener('change', changed);
  }, [density]);
  return density;
}
