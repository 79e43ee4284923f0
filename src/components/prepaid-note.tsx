import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { buttonClass } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';

interface PrepaidNoteProps {
  title: string;
  text: string;
  /** Label of the link to the page of prepaid customers. */
  go: string;
}

/** In place of what needs a bill account, which prepaid customers do not have (decision A20). */
export function PrepaidNote({ title, text, go }: PrepaidNoteProps) {
  return (
    <EmptyState
      title={title}
      action={
        <Link to={paths.prepaid} className={buttonClass()}>
          {go}
        </Link>
      }
    >
      {text}
    </EmptyState>
  );
}
