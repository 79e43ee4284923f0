import { scrollToStep } from '@/session/steps';
import { focusPage } from '@/ui/focus';

/** For `useViewFocus`: moves the focus to the heading of a step that takes the place of another, and scrolls to the top, or with Back to where the step was left. */
export function focusStep(): void {
  scrollToStep();
  focusPage();
}
