import { useEffect, useState } from 'react';
import { MAX_SM } from '@/ui/breakpoints';
import { useMedia } from '@/ui/use-media';
import type { ComposeForm } from './use-compose-form.ts';

export type Section = 'recipients' | 'message' | 'time';

const sectionOf = (field: string): Section => (field === 'numbers' ? 'recipients' : field === 'content' ? 'message' : 'time');

/** On phones one section is open at a time; a refused submit opens those with errors, where the error summary leads. */
export function useFolds(form: ComposeForm) {
  const folds = useMedia(MAX_SM);
  const [open, setOpen] = useState<readonly Section[]>(['recipients']);
  const { errors } = form.formState;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per attempt, not with every corrected field
  useEffect(() => {
    const wrong = Object.keys(errors).map(sectionOf);
    if (wrong.length > 0) setOpen(wrong);
  }, [form.attempts]);
  return (section: Section) => ({
    folds,
    open: open.includes(section),
    onToggle: () => setOpen(open.includes(section) ? open.filter((one) => one !== section) : [section]),
  });
}
