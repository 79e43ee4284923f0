import { type ComponentType, type ReactNode, useEffect, useReducer, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { ErrorPanel } from '@/ui/error-panel';

/** Code that comes when it is shown first, and then stays. */
export interface Part<Props extends object> {
  load: () => Promise<void>;
  /** Undefined until it has come. */
  Component?: ComponentType<Props>;
}

/** Names a part of a page, once per module: `const COMPARE = partOf(async () => (await import('./compare-view')).CompareView)`. */
export function partOf<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>): Part<Props> {
  const part: Part<Props> = {
    load: async () => {
      part.Component = await fetchPart();
    },
  };
  return part;
}

/** What was asked for elsewhere on the page, such as a dialog, fails where it can be seen. */
const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

interface LazyPartProps<Props extends object> {
  part: Part<Props>;
  /** Properties of the part itself. */
  given: Props;
  /** Keeps the place while the code arrives. */
  bones: ReactNode;
  /** Called when the part itself stands, at once or later: the moment to move the focus to its heading. */
  onShown?: (() => void) | undefined;
}

/**
 * A part of a page whose code comes when it is shown first, such as a sub-view. Unlike `React.lazy` it can be tried again when the code could
 * not be fetched, and draws at once when it is there.
 */
export function LazyPart<Props extends object>({ part, given, bones, onShown }: LazyPartProps<Props>) {
  const { t } = useTranslation();
  const [failed, setFailed] = useState<Part<Props>>();
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const { Component } = part;
  const waiting = Component === undefined && failed !== part;

  useEffect(() => {
    if (!waiting) return;
    let wanted = true;
    part.load().then(
      () => wanted && drawAgain(),
      () => wanted && setFailed(part),
    );
    return () => {
      wanted = false;
    };
  }, [part, waiting]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, not with every new function
  useEffect(() => {
    if (Component !== undefined) onShown?.();
  }, [Component]);

  if (Component !== undefined) return <Component {...given} />;
  if (waiting) return bones;
  return (
    <div ref={bringIntoView}>
      <ErrorPanel title={t('failure.panelTitle')} action={<Button onClick={() => setFailed(undefined)}>{t('failure.retry')}</Button>}>
        {t('failure.panelText')}
      </ErrorPanel>
    </div>
  );
}
