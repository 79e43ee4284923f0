import { type RefObject, useEffect, useRef } from 'react';

/** False once the component is gone: what would follow an answer, such as leaving the page, is not wanted any more. */
export function useMounted(): RefObject<boolean> {
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return mounted;
}
