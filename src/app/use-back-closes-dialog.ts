import { useEffect } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';
import { MAX_LG } from '@/ui/media';
import { closeInnermost, isDialogOpen } from '@/ui/open-dialogs';

const blocksBack: BlockerFunction = ({ historyAction }) => historyAction === 'POP' && isDialogOpen() && window.matchMedia(MAX_LG).matches;

/** On narrow screens, whose customers press Back to close a dialog, it closes the innermost one, unless that is busy, and stays on the page (decision B85). */
export function useBackClosesDialog(): void {
  const blocker = useBlocker(blocksBack);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    closeInnermost();
    blocker.reset();
  }, [blocker]);
}
