import { useEffect, useState } from 'react';
import { MAX_SM } from '@/ui/breakpoints';
import { useMedia } from '@/ui/use-media';
import { Fold, type FoldProps } from './fold.tsx';
import css from './folds.module.css';
import type { ComposeForm } from './use-compose-form.ts';

const SECTIONS = ['recipients', 'message', 'time'] as const;
type Section = (typeof SECTIONS)[number];

const sectionOf = (field: string): Section => (field === 'numbers' ? 'recipients' : field === 'content' ? 'message' : 'time');

interface FoldsProps {
  form: ComposeForm;
  sections: Record<Section, Omit<FoldProps, 'folds' | 'open' | 'onToggle'>>;
}

/**
 * The sections of a message. On phones one is open at a time; a refused submit opens those with errors, where the error summary leads. A component of
 * its own, so that a press renders the headings only, not the 500 recipients.
 */
export function Folds({ form, sections }: FoldsProps) {
  const folds = useMedia(MAX_SM);
  const [open, setOpen] = useState<readonly Section[]>(['recipients']);
  const { errors } = form.formState;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per attempt, not with every corrected field
  useEffect(() => {
    const wrong = Object.keys(errors).map(sectionOf);
    if (wrong.length > 0) setOpen(wrong);
  }, [form.attempts]);
  return (
    <div className={css.card}>
      {SECTIONS.map((section) => (
        <Fold
          key={section}
          {...sections[section]}
          folds={folds}
          open={open.includes(section)}
          onToggle={() => setOpen(open.includes(section) ? open.filter((one) => one !== section) : [section])}
        />
      ))}
    </div>
  );
}
