import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/empty-state';
import { ButtonLink } from './button-link.tsx';

interface PrepaidNoteProps {
  title: string;
  text: string;
  /** Label of the link to the page of prepaid customers. */
  go: string;
}

/** In place of what needs a bill account, which prepaid customers do not have (decision A20). */
export function PrepaidNote({ title, text, go }: PrepaidNoteProps) {
  return (
    <EmptyState title={title} action={<ButtonLink to={paths.prepaid}>{go}</ButtonLink>}>
      {text}
    </EmptyState>
  );
}
